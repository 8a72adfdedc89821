-- Import: what somebody brings from elsewhere is read by the site, kept for an hour while they look at it, and then taken in one statement:
-- docs/decisions/import.md. It stays apart from user_prompts until then, under row level security like everything of theirs.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- What its page says, and which collections, saved and pinned prompts come with it (lib/import/stored-import.ts).
  about jsonb not null default '{}',
  constraint imports_about_size check (octet_length(about::text) <= 1500000)
);

create index imports_newest on public.imports (user_id, created_at desc);
create index imports_oldest on public.imports (created_at);

create table public.imported_prompts (
  import_id uuid not null references public.imports (id) on delete cascade,
  -- Its place in what was brought, from 0.
  place integer not null,
  title text not null,
  category text,
  content text not null,
  -- Why it cannot be taken; null where it can.
  problem text,
  -- What the page says of it: its file and line, and what changed in it.
  about jsonb not null default '{}',
  -- Of a table, its row, so that the columns can be named later.
  cells jsonb,
  preview text not null generated always as (left(content, 200)) stored,
  content_length integer not null generated always as (char_length(content)) stored,
  content_bytes integer not null generated always as (octet_length(content)) stored,
  primary key (import_id, place),
  constraint imported_prompts_place_range check (place between 0 and 999),
  constraint imported_prompts_title_length check (char_length(title) <= 100),
  constraint imported_prompts_category_length check (char_length(category) between 1 and 50),
  constraint imported_prompts_content_length check (char_length(content) <= 100000),
  constraint imported_prompts_problem_length check (char_length(problem) <= 500),
  constraint imported_prompts_about_size check (octet_length(about::text) <= 50000),
  constraint imported_prompts_cells_size check (octet_length(cells::text) <= 1000000)
);

create function private.guard_import() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api() then
    new.created_at := clock_timestamp();
  end if;
  return new;
end
$$;

create trigger guard_import before insert on public.imports for each row execute function private.guard_import();

-- An account keeps three; what is older than an hour goes, whosever it is. With the rights of the owner: nobody sees what has expired.
create function private.remove_old_imports() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.imports where created_at < now() - interval '1 hour';
  delete from public.imports where id in (
    select id from (
      select id, row_number() over (partition by user_id order by created_at desc) as place
      from public.imports where user_id in (select user_id from new_rows)
    ) ranked
    where place > 3
  );
  return null;
end
$$;

create trigger remove_old_imports after insert on public.imports
referencing new table as new_rows for each statement execute function private.remove_old_imports();
create trigger check_size after insert on public.imported_prompts
referencing new table as new_rows for each statement when (private.is_api()) execute function private.check_quota(
  'import_id', 'sum(content_bytes + octet_length(about::text) + coalesce(octet_length(cells::text), 0))', '24000000', 'An import can have at most 24 MB', 'import'
);

alter table public.imports enable row level security;
alter table public.imported_prompts enable row level security;

create policy "People see what they are importing" on public.imports
  for select to authenticated using (user_id = (select auth.uid()) and created_at > now() - interval '1 hour');
create policy "People import for themselves" on public.imports
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People end their own imports" on public.imports
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "People see the prompts that they are importing" on public.imported_prompts
  for select to authenticated using (import_id in (select id from public.imports));
create policy "People bring prompts to their own imports" on public.imported_prompts
  for insert to authenticated with check (import_id in (select id from public.imports));

grant select, delete on public.imports to authenticated;
grant insert (id, user_id, about) on public.imports to authenticated;
grant select on public.imported_prompts to authenticated;
grant insert (import_id, place, title, category, content, problem, about, cells) on public.imported_prompts to authenticated;
grant all on public.imports, public.imported_prompts to service_role;

-- Which prompts of an import somebody has already: by the same text, or by the same title whatever its case. Of several, the one that
-- is most like it, then the newest.
create function public.import_doubles(import uuid)
returns table (place integer, prompt_id uuid, title text, is_public boolean, same boolean)
language sql stable security invoker
set search_path = ''
as $$
  with own as materialized (
    select id, prompts.title, lower(prompts.title) as name, md5(content) as digest, prompts.is_public, created_at
    from public.user_prompts prompts where user_id = (select private.caller())
  ), brought as materialized (
    select imported.place, lower(imported.title) as name, md5(content) as digest
    from public.imported_prompts imported where import_id = import and problem is null
  ), matches as (
    select brought.place, own.id, brought.name = own.name and brought.digest = own.digest as same, 1 as by_text
    from brought join own using (digest)
    union all
    select brought.place, own.id, false, 0 from brought join own using (name)
  )
  select distinct on (matches.place) matches.place, own.id, own.title, own.is_public, matches.same
  from matches join own using (id)
  order by matches.place, matches.same desc, by_text, own.created_at desc
$$;

-- Stores what was before an import, so that undo_change can bring it back. With the rights of the owner, because nobody else writes changes.
create function private.store_import_change(before jsonb) returns uuid
language sql volatile security definer
set search_path = ''
as $$ select private.store_change(auth.uid(), 'import', null, before) $$;

-- Takes an import: new prompts, those that take the place of one's own (`replaced`), and the collections, saved and pinned prompts that
-- come with it. All of it is done or nothing, and it can be done once. `double_ids` are the caller's own prompts that those at the places
-- `doubles` replace, or that a collection gets in their place where they are skipped. `category_of_all` goes before the categories that they
-- came with. No row where there is no such import, or no longer.
create function public.import_prompts(
  import uuid, skipped integer[] default '{}', replaced integer[] default '{}', doubles integer[] default '{}',
  double_ids uuid[] default '{}', category_of_all text default null
)
returns table (change_id uuid, prompts integer, replaced_ids uuid[], collection_ids uuid[])
language plpgsql volatile security invoker
set search_path = ''
as $$
declare
  caller constant uuid := private.caller();
  details jsonb;
  new_places integer[];
  new_ids uuid[];
  double_of constant jsonb :=
    (select coalesce(jsonb_object_agg(place, id), '{}') from unnest(doubles, double_ids) as given (place, id));
  ids jsonb;
  before jsonb;
  made uuid[] := '{}';
  collection jsonb;
  held uuid;
  changed integer;
begin
  -- The lock of private.check_quota: a second press waits, and finds nothing.
  perform pg_advisory_xact_lock(hashtextextended('user_prompts of ' || caller, 0));
  select imports.about into details from public.imports where id = import;
  if not found then
    return;
  end if;

  new_places := array(
    select place from public.imported_prompts
    where import_id = import and problem is null and place <> all (skipped || replaced) order by place
  );
  -- From the last to the first, so that the first one is the newest and stands on top of the list.
  with written as (
    insert into public.user_prompts (user_id, title, content, category, is_public)
    select caller, title, content, coalesce(category_of_all, category), false from public.imported_prompts
    where import_id = import and place = any (new_places) order by place desc
    returning user_prompts.id, user_prompts.created_at
  )
  select coalesce(array_agg(written.id order by written.created_at desc), '{}') into new_ids from written;

  select coalesce(jsonb_object_agg(own.id, jsonb_build_object('title', own.title, 'category', own.category, 'content', own.content)), '{}')
  into before
  from public.user_prompts own join unnest(replaced) place on own.id = (double_of ->> place::text)::uuid
  where own.user_id = caller;
  update public.user_prompts own
  set title = brought.title, category = coalesce(category_of_all, brought.category, own.category), content = brought.content
  from public.imported_prompts brought
  where brought.import_id = import and brought.place = any (replaced) and brought.problem is null
    and own.id = (double_of ->> brought.place::text)::uuid and own.user_id = caller;
  get diagnostics changed = row_count;
  if changed <> cardinality(replaced) then
    raise exception 'A prompt that was to be replaced is not there' using errcode = 'PT412';
  end if;
  replaced_ids := array(select key::uuid from jsonb_object_keys(before) key);

  select coalesce(jsonb_object_agg(place, id), '{}') into ids from unnest(new_places, new_ids) as written (place, id);
  select before || coalesce(jsonb_object_agg(id, 'null'::jsonb), '{}') into before from unnest(new_ids) id;
  ids := double_of || ids;

  collection_ids := '{}';
  for collection in select value from jsonb_array_elements(coalesce(details -> 'collections', '[]')) loop
    held := null;
    select id into held from public.collections
    where user_id = caller and lower(title) = lower(collection ->> 'title') order by created_at limit 1;
    if held is null then
      insert into public.collections (user_id, title, slug, description)
      values (caller, collection ->> 'title', collection ->> 'slug', collection ->> 'description')
      returning id into held;
      made := made || held;
    end if;
    insert into public.collection_items (collection_id, user_id, prompt_id, position)
    select held, caller, named.prompt_id, row_number() over (order by named.at) + (
      select coalesce(max(position), 0) from public.collection_items where collection_id = held
    )
    from (
      select case jsonb_typeof(item) when 'number' then ids ->> (item #>> '{}') else item #>> '{}' end as prompt_id, min(at) as at
      from jsonb_array_elements(collection -> 'prompts') with ordinality as items (item, at)
      group by 1
    ) named
    where named.prompt_id is not null
    on conflict do nothing;
    collection_ids := collection_ids || held;
  end loop;

  insert into public.saved_prompts (user_id, prompt_id)
  select caller, prompt_id from jsonb_array_elements_text(coalesce(details -> 'saved', '[]')) with ordinality as kept (prompt_id, at)
  order by at desc
  on conflict do nothing;

  -- The first of them, as many as an account may have beside those that it has; from the last to the first, as above.
  insert into public.pinned_prompts (user_id, prompt_id)
  select caller, fitting.prompt_id from (
    select named.prompt_id, named.at from (
      select case jsonb_typeof(item) when 'number' then ids ->> (item #>> '{}') else item #>> '{}' end as prompt_id, min(at) as at
      from jsonb_array_elements(coalesce(details -> 'pinned', '[]')) with ordinality as items (item, at)
      group by 1
    ) named
    where named.prompt_id is not null
      and not exists (select from public.pinned_prompts pins where pins.user_id = caller and pins.prompt_id = named.prompt_id)
    order by named.at limit greatest(0, 50 - (select count(*) from public.pinned_prompts where user_id = caller))
  ) fitting
  order by fitting.at desc;

  prompts := cardinality(new_ids) + cardinality(replaced);
  select before || coalesce(jsonb_object_agg(id, '"collection"'::jsonb), '{}') into before from unnest(made) id;
  if before <> '{}' then
    change_id := private.store_import_change(before);
  end if;
  delete from public.imports where id = import;
  return next;
end
$$;

comment on function public.import_prompts(uuid, integer[], integer[], integer[], uuid[], text) is 'May be null: change_id.';

grant execute on function
  public.import_doubles(uuid), private.store_import_change(jsonb), public.import_prompts(uuid, integer[], integer[], integer[], uuid[], text)
to authenticated;
