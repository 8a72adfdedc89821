-- The texts of a collection stand in one function, which trimming, moderation and the rule about hidden texts read.

create function private.collection_texts(collection public.collections) returns jsonb
language sql stable parallel safe
set search_path = ''
as $$ select jsonb_build_object('title', collection.title, 'description', collection.description) $$;

-- Creates a collection of an import, with a number after its slug if the caller has another collection with that. The columns are named, because
-- callers may not write the others.
create function private.import_collection(collection jsonb) returns uuid
language sql volatile
set search_path = ''
as $$
  with own as (
    select slug from public.collections where user_id = private.caller()
  ), numbered as (
    select number, case number
      when 1 then collection ->> 'slug'
      else rtrim(left(collection ->> 'slug', 56), '-') || '-' || number
    end as slug
    from generate_series(1, 1 + (select count(*) from own)) number
  )
  insert into public.collections (user_id, slug, title, description)
  select private.caller(), (select slug from numbered where slug not in (select slug from own) order by number limit 1), title, description
  from jsonb_populate_record(null::public.collections, collection)
  returning id
$$;

grant execute on function private.collection_texts(public.collections) to authenticated, service_role;
grant execute on function private.import_collection(jsonb) to authenticated;

-- As before, for each of the texts.
create or replace function private.guard_collection() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  from_api constant boolean := private.is_api();
begin
  new := jsonb_populate_record(new, (
    select jsonb_object_agg(field, case field when 'title' then private.trimmed(text) else nullif(private.trimmed(text), '') end)
    from jsonb_each_text(private.collection_texts(new)) texts (field, text)
  ));
  if tg_op = 'INSERT' and from_api then
    new.id := gen_random_uuid();
    new.is_public := false;
    new.hidden_at := null;
    new.created_at := clock_timestamp();
    new.updated_at := new.created_at;
    if current_user = 'authenticated' then
      perform private.ensure_profile();
    end if;
  elsif tg_op = 'UPDATE' then
    if from_api and (new.id, new.user_id, new.created_at, new.hidden_at)
      is distinct from (old.id, old.user_id, old.created_at, old.hidden_at) then
      raise exception 'id, user_id, created_at and hidden_at of a collection cannot be changed' using errcode = '42501';
    end if;
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;

create or replace function private.text_hash(of_kind text, thing jsonb) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select encode(sha256(convert_to(nullif(lower(regexp_replace(private.trimmed(case of_kind
    when 'prompt' then thing ->> 'content'
    when 'collection' then (
      select string_agg(text, E'\n')
      from jsonb_each_text(private.collection_texts(jsonb_populate_record(null::public.collections, thing))) texts (field, text)
    )
    when 'profile' then concat_ws(E'\n', thing ->> 'display_name', thing ->> 'bio')
  end), '\s+', ' ', 'g')), ''), 'UTF8')), 'hex')
$$;

drop trigger refuse_hidden on public.collections;
create trigger refuse_hidden before update on public.collections for each row
when (
  (private.is_api() or new.user_id = private.caller()) and new.is_public
  and (not old.is_public or private.collection_texts(new) is distinct from private.collection_texts(old))
)
execute function private.refuse_hidden('collection', 'user_id');

-- As before, in one function instead of two.
create or replace function private.moderation_item(of_kind text, thing uuid) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_thing record;
begin
  perform private.demand_moderator();
  select * into found_thing from private.find_thing(of_kind, thing);
  if not found or not (found_thing.is_public or found_thing.is_hidden) then
    return null;
  end if;
  return json_build_object(
    'kind', of_kind, 'id', thing, 'title', found_thing.title, 'isHidden', found_thing.is_hidden,
    'version', private.moderation_version(of_kind, thing),
    'prompt', (
      select json_build_object('category', category, 'tags', tags, 'content', content, 'createdAt', created_at)
      from public.user_prompts where of_kind = 'prompt' and id = thing
    ),
    'collection', (
      select private.collection_texts(collections) || jsonb_build_object('slug', slug, 'createdAt', created_at, 'promptIds', array(
        select items.prompt_id from public.collection_items items
        left join public.user_prompts prompts on prompts.id = items.user_prompt_id
        where items.collection_id = thing and (items.user_prompt_id is null or prompts.is_public)
        order by items.position, items.created_at, items.prompt_id
      ))
      from public.collections where of_kind = 'collection' and id = thing
    ),
    'words', private.reported_words(of_kind, thing),
    'author', (
      select json_build_object(
        'id', profiles.id, 'username', profiles.username, 'displayName', profiles.display_name, 'bio', profiles.bio,
        'xHandle', profiles.x_handle, 'since', accounts.created_at,
        'publicPrompts', (select count(*) from public.user_prompts where user_id = profiles.id and is_public),
        'publicCollections', (select count(*) from public.collections where user_id = profiles.id and is_public)
      )
      from public.user_profiles profiles join auth.users accounts on accounts.id = profiles.id
      where profiles.id = found_thing.author_id
    )
  );
end
$$;

drop function private.thing_to_moderate(text, uuid);

-- As before, with private.import_collection.
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

  select coalesce(jsonb_object_agg(
    own.id, jsonb_build_object('title', own.title, 'category', own.category, 'tags', own.tags, 'content', own.content)
  ), '{}')
  into before
  from public.user_prompts own join unnest(replaced) place on own.id = (double_of ->> place::text)::uuid
  where own.user_id = caller;
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
  select before || coalesce(jsonb_object_agg(id, '"collection"'::jsonb), '{}') into before from unnest(made) id;
  if before <> '{}' then
    change_id := private.store_import_change(before);
  end if;
  delete from public.imports where id = import;
  return next;
end
$$;
