-- What people's prompts said before they were edited. A trigger alone writes here; the owner of the prompt reads.
--
-- A copy of what user_prompts held, so there are no constraints on the texts: one that differed would make an edit fail.

create table public.user_prompt_versions (
  id uuid primary key default gen_random_uuid(),
  prompt_id uuid not null references public.user_prompts (id) on delete cascade,
  title text not null,
  category text,
  content text not null,
  -- For the list of versions, which does not read their contents.
  content_length integer not null generated always as (char_length(content)) stored,
  replaced_at timestamptz not null,
  constraint user_prompt_versions_replaced_at_key unique (prompt_id, replaced_at)
);

-- With the rights of the owner, because nobody else may write versions. Edits within five minutes of a version are one edit, unless one
-- brings back a version: that must be possible to undo.
create function private.keep_versions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  owner_id uuid;
  edited constant uuid[] := array(
    select id from old_rows was join new_rows became using (id)
    where (was.title, was.category, was.content) is distinct from (became.title, became.category, became.content)
  );
begin
  if edited = '{}' then
    return null;
  end if;

  insert into public.user_prompt_versions (prompt_id, title, category, content, replaced_at)
  select was.id, was.title, was.category, was.content, became.updated_at
  from old_rows was join new_rows became on became.id = was.id
  where was.id = any (edited)
    and (
      not exists (
        select from public.user_prompt_versions
        where prompt_id = was.id and replaced_at > became.updated_at - interval '5 minutes'
      )
      or exists (
        select from public.user_prompt_versions kept
        where prompt_id = was.id
          and (kept.title, kept.category, kept.content) is not distinct from (became.title, became.category, became.content)
      ) and not exists (
        select from public.user_prompt_versions kept
        where prompt_id = was.id
          and (kept.title, kept.category, kept.content) is not distinct from (was.title, was.category, was.content)
      )
    );

  delete from public.user_prompt_versions where id in (
    select id from (
      select id, row_number() over (partition by prompt_id order by replaced_at desc) as place
      from public.user_prompt_versions where prompt_id = any (edited)
    ) ranked
    where place > 50
  );

  -- The lock of private.check_quota.
  for owner_id in select distinct user_id from new_rows where id = any (edited) order by user_id loop
    perform pg_advisory_xact_lock(hashtextextended('user_prompts of ' || owner_id, 0));
    delete from public.user_prompt_versions where id in (
      select id from (
        select
          versions.id,
          sum(octet_length(versions.title) + coalesce(octet_length(versions.category), 0) + octet_length(versions.content))
            over (order by versions.replaced_at desc, versions.id) as bytes
        from public.user_prompts prompts join public.user_prompt_versions versions on versions.prompt_id = prompts.id
        where prompts.user_id = owner_id
      ) summed
      where bytes > 20000000
    );
  end loop;
  return null;
end
$$;

create trigger keep_versions after update on public.user_prompts
referencing old table as old_rows new table as new_rows for each statement execute function private.keep_versions();

alter table public.user_prompt_versions enable row level security;

create policy "People see the versions of their own prompts" on public.user_prompt_versions
  for select to authenticated
  using (exists (select from public.user_prompts where id = prompt_id and user_id = (select auth.uid())));

grant select on public.user_prompt_versions to authenticated;
grant all on public.user_prompt_versions to service_role;
