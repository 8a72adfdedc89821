-- Saved prompts: a library prompt by its slug, or somebody's prompt by its id. No foreign key, because the library lives
-- in files, and because a saved prompt that is gone still shows as "no longer available".

create table public.saved_prompts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  prompt_id text not null,
  user_prompt_id uuid generated always as (private.user_prompt_id(prompt_id)) stored,
  created_at timestamptz not null default now(),
  -- When it was last copied or sent. Only private.record_prompt_use sets it.
  used_at timestamptz,
  primary key (user_id, prompt_id),
  constraint saved_prompts_prompt_id_format check (prompt_id ~ '^[a-z0-9-]{1,100}$')
);

create index saved_prompts_newest on public.saved_prompts (user_id, created_at desc, prompt_id);

create function private.guard_saved_prompt() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api() then
    new.created_at := clock_timestamp();
    new.used_at := null;
  end if;
  return new;
end
$$;

create trigger guard_saved_prompt before insert on public.saved_prompts
for each row execute function private.guard_saved_prompt();

create trigger check_number after insert on public.saved_prompts
referencing new table as new_rows for each statement execute function
  private.check_quota('user_id', 'count(*)', '2000', 'An account can save at most 2,000 prompts', 'saved_prompts');

alter table public.saved_prompts enable row level security;

create policy "People see what they saved" on public.saved_prompts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People save for themselves" on public.saved_prompts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People remove what they saved" on public.saved_prompts
  for delete to authenticated using (user_id = (select auth.uid()));

grant select, delete on public.saved_prompts to authenticated;
grant insert (user_id, prompt_id) on public.saved_prompts to authenticated;
grant all on public.saved_prompts to service_role;
