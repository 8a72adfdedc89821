-- An import replaces no more than Undo (20261203200000_labels_and_deleted.sql) can bring back within the limits of one request.

-- As before, with the length of the text that would be replaced.
drop function public.import_doubles(uuid);
create function public.import_doubles(import uuid)
returns table (place integer, prompt_id uuid, title text, is_public boolean, same boolean, bytes integer)
language sql stable security invoker
set search_path = ''
as $$
  with own as materialized (
    select id, prompts.title, lower(prompts.title) as name, md5(content) as digest, octet_length(content) as bytes, prompts.is_public, created_at
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
  select distinct on (matches.place) matches.place, own.id, own.title, own.is_public, matches.same, own.bytes
  from matches join own using (id)
  order by matches.place, matches.same desc, by_text, own.created_at desc
$$;

grant execute on function public.import_doubles(uuid) to authenticated;

-- As before. Prompts are replaced as long as Undo can bring them back in one request, which also learns whether they were public and what the texts of
-- new collections are.
create or replace function public.import_prompts(
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
  replaced_bytes bigint;
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
    insert into public.user_prompts (user_id, title, content, category, tags, is_public)
    select caller, title, content, coalesce(category_of_all, category), tags, false from public.imported_prompts
    where import_id = import and place = any (new_places) order by place desc
    returning user_prompts.id, user_prompts.created_at
  )
  select coalesce(array_agg(written.id order by written.created_at desc), '{}') into new_ids from written;

  select coalesce(jsonb_object_agg(own.id, jsonb_build_object(
    'title', own.title, 'category', own.category, 'tags', own.tags, 'content', own.content, 'is_public', own.is_public
  )), '{}'), sum(octet_length(own.content))
  into before, replaced_bytes
  from public.user_prompts own join unnest(replaced) place on own.id = (double_of ->> place::text)::uuid
  where own.user_id = caller;
  -- Undo writes these again in one request. The new texts are counted by private.guard_user_prompt.
  if replaced_bytes > 1000000 then
    raise exception 'One request can change prompts of at most 1 MB' using errcode = '22023';
  end if;
  update public.user_prompts own
  set title = brought.title, category = coalesce(category_of_all, brought.category, own.category), content = brought.content,
    tags = case when brought.tags = '{}' then own.tags else brought.tags end
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
      held := private.import_collection(collection);
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
  select before || coalesce(jsonb_object_agg(own.id, private.collection_texts(own)), '{}') into before
  from public.collections own where own.id = any (made);
  if before <> '{}' then
    change_id := private.store_import_change(before);
  end if;
  delete from public.imports where id = import;
  return next;
end
$$;
