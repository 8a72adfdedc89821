-- When somebody last copied or sent a prompt: for those that they wrote (here) or saved (saved_prompts.used_at), and for nothing else.
--
-- A table beside user_prompts and not a column of it: everybody reads the rows of public prompts, the owner's use is nobody's business,
-- and a use must not count as a change of the prompt (updated_at is the version that edits are checked against).

create table public.user_prompt_uses (
  prompt_id uuid primary key references public.user_prompts (id) on delete cascade,
  used_at timestamptz not null
);

alter table public.user_prompt_uses enable row level security;

create policy "People see when they used their own prompts" on public.user_prompt_uses
  for select to authenticated
  using (exists (select from public.user_prompts where id = prompt_id and user_id = (select auth.uid())));

grant select on public.user_prompt_uses to authenticated;
grant all on public.user_prompt_uses to service_role;

-- With the rights of the owner, because nobody else may write a date of use.
create function private.record_prompt_use(prompt text) returns void
language sql volatile security definer
set search_path = ''
as $$
  update public.saved_prompts set used_at = clock_timestamp() where user_id = auth.uid() and prompt_id = prompt;

  insert into public.user_prompt_uses (prompt_id, used_at)
  select id, clock_timestamp() from public.user_prompts
  where user_id = auth.uid() and id = private.user_prompt_id(prompt)
  on conflict (prompt_id) do update set used_at = excluded.used_at;
$$;

-- `prompt` is the slug or the id of a prompt. One that the caller neither wrote nor saved changes nothing.
create function public.record_prompt_use(prompt text) returns void
language sql volatile security invoker
set search_path = ''
as $$ select private.record_prompt_use(prompt) $$;

grant execute on function private.record_prompt_use(text), public.record_prompt_use(text) to authenticated;
