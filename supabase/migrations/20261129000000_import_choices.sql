-- What somebody chooses while they look at an import is kept with it, so that the preview can have pages: what to do with a prompt, and whether
-- its text stays as it is in its file. What was sent is kept, too, packed, so that a file can be read again as another format.

alter table public.imported_prompts
  -- Its text as it is in its file, where that differs. The two have changed places while `as_is` is true.
  add column original text,
  add column as_is boolean,
  add column choice text,
  drop column cells,
  add constraint imported_prompts_original_length check (char_length(original) <= 100000),
  add constraint imported_prompts_as_is_of_original check ((as_is is null) = (original is null)),
  add constraint imported_prompts_choice_known check (choice in ('keep', 'skip', 'replace'));

create function private.exchange_texts() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.as_is <> old.as_is then
    new.content := old.original;
    new.original := old.content;
  end if;
  return new;
end
$$;

create trigger exchange_texts before update of as_is on public.imported_prompts for each row execute function private.exchange_texts();

drop trigger check_size on public.imported_prompts;
create trigger check_size after insert on public.imported_prompts
referencing new table as new_rows for each statement when (private.is_api()) execute function private.check_quota(
  'import_id', 'sum(content_bytes + octet_length(about::text) + coalesce(octet_length(original), 0))', '24000000', 'An import can have at most 24 MB', 'import'
);

create policy "People choose what becomes of the prompts that they are importing" on public.imported_prompts
  for update to authenticated using (import_id in (select id from public.imports)) with check (import_id in (select id from public.imports));
grant insert (as_is, choice, original), update (as_is, choice) on public.imported_prompts to authenticated;

create table public.import_sources (
  import_id uuid not null references public.imports (id) on delete cascade,
  part integer not null,
  -- A part of the files, packed (lib/import/packed-files.ts): a request may have 2 MB.
  data text not null,
  primary key (import_id, part),
  constraint import_sources_part_range check (part between 0 and 7),
  constraint import_sources_data_length check (octet_length(data) <= 1000000)
);

alter table public.import_sources enable row level security;
create policy "People see the files that they are importing" on public.import_sources
  for select to authenticated using (import_id in (select id from public.imports));
create policy "People bring files to their own imports" on public.import_sources
  for insert to authenticated with check (import_id in (select id from public.imports));
grant select on public.import_sources to authenticated;
grant insert (import_id, part, data) on public.import_sources to authenticated;
grant all on public.import_sources to service_role;

-- Takes an import as before, and puts what was taken into a collection, too, if one is said: its title, and its address if it is new.
drop function public.import_prompts(uuid, integer[], integer[], integer[], uuid[], text);
create function public.import_prompts(
  import uuid, skipped integer[] default '{}', replaced integer[] default '{}', doubles integer[] default '{}',
  double_ids uuid[] default '{}', category_of_all text default null,
  collection_of_all text default null, slug_of_all text default null
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
  details := jsonb_set(details, '{collections}', coalesce(details -> 'collections', '[]') || case
    when collection_of_all is null then '[]'
    else jsonb_build_array(jsonb_build_object('title', collection_of_all, 'slug', slug_of_all, 'prompts', array(
      select place from unnest(new_places || replaced) place order by place
    )))
  end);
  for collection in select value from jsonb_array_elements(details -> 'collections') loop
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

comment on function public.import_prompts(uuid, integer[], integer[], integer[], uuid[], text, text, text) is 'May be null: change_id.';

grant execute on function public.import_prompts(uuid, integer[], integer[], integer[], uuid[], text, text, text) to authenticated;
