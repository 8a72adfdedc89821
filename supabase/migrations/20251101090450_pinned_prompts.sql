-- Pinned prompts, which come first in one's own lists: named as in saved_prompts, and nobody's business but the person's.

create table public.pinned_prompts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  prompt_id text not null,
  user_prompt_id uuid generated always as (private.user_prompt_id(prompt_id)) stored,
  created_at timestamptz not null default now(),
  primary key (user_id, prompt_id),
  constraint pinned_prompts_prompt_id_format check (prompt_id ~ '^[a-z0-9-]{1,100}$')
);

create index pinned_prompts_of_people on public.pinned_prompts (user_prompt_id) where user_prompt_id is not null;

create function private.guard_pinned_prompt() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api() then
    new.created_at := private.next_instant();
  end if;
  return new;
end
$$;

create trigger guard_pinned_prompt before insert on public.pinned_prompts
for each row execute function private.guard_pinned_prompt();

create trigger check_number after insert on public.pinned_prompts
referencing new table as new_rows for each statement when (private.is_api()) execute function
  private.check_quota('user_id', 'count(*)', '50', 'An account can pin at most 50 prompts', 'pinned_prompts');

-- A pin of what is gone would count, and show nowhere. With the rights of the owner: it may be somebody else's pin. No foreign key, which would
-- tell whoever pins an id whether there is such a private prompt.
create function private.unpin_deleted() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.pinned_prompts where user_prompt_id in (select id from old_rows);
  return null;
end
$$;

create trigger unpin_deleted after delete on public.user_prompts
referencing old table as old_rows for each statement execute function private.unpin_deleted();

alter table public.pinned_prompts enable row level security;

create policy "People see what they pinned" on public.pinned_prompts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People pin for themselves" on public.pinned_prompts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People unpin what they pinned" on public.pinned_prompts
  for delete to authenticated using (user_id = (select auth.uid()));

grant select, delete on public.pinned_prompts to authenticated;
grant insert (user_id, prompt_id) on public.pinned_prompts to authenticated;
grant all on public.pinned_prompts to service_role;
