-- Whoever suggested a change to a prompt goes on reading the suggestion once the prompt is private, but is not told what it is called then.

create or replace function private.rename_suggestions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.suggestions set title = new.title where user_prompt_id = new.id and title <> new.title;
  return null;
end
$$;

drop trigger rename_suggestions on public.user_prompts;
create trigger rename_suggestions after update of title, is_public on public.user_prompts for each row
when (new.is_public and (new.title <> old.title or not old.is_public)) execute function private.rename_suggestions();
