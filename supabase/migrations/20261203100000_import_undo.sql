-- Undo of an import keeps what was written since, leaves nothing that a second import would meet, and stays within the limits of one request.

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

-- As before, with what is said above.
create or replace function private.undo_change(change uuid)
returns table (prompts integer, public_ids uuid[], collection uuid, deleted_collections uuid[])
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  made public.prompt_changes;
  changed uuid[];
  publishable uuid[] := '{}';
  were_public uuid[];
  gone uuid[];
  unchanged uuid[];
  grows boolean;
begin
  delete from public.prompt_changes where id = change and user_id = caller and made_at > now() - interval '1 hour' returning * into made;
  if not found then
    return;
  end if;
  changed := array(
    select own.id from public.user_prompts own
    where own.user_id = caller and own.id in (select key::uuid from jsonb_object_keys(made.before) key)
      and (own.deleted_at is null or made.kind = 'delete')
    order by own.id for update
  );
  were_public := array(select own.id from public.user_prompts own where own.id = any (changed) and own.is_public);
  deleted_collections := '{}';
  if private.may_publish(caller) then
    publishable := array(
      select own.id from public.user_prompts own
      where own.id = any (changed) and own.hidden_at is null and made.before ->> own.id::text = private.said(own)
        and not private.is_hidden_text(caller, 'prompt', private.text_hash('prompt', jsonb_build_object('content', own.content)))
    );
  end if;
  case made.kind
    when 'category' then
      update public.user_prompts set category = made.before ->> id::text where id = any (changed);
    when 'tag' then
      update public.user_prompts set tags = array(select jsonb_array_elements_text(made.before -> id::text)) where id = any (changed);
    when 'private' then
      update public.user_prompts set is_public = true where id = any (publishable);
    when 'delete' then
      update public.user_prompts
      set deleted_at = null, is_public = id = any (publishable)
      where id = any (changed) and deleted_at is not null;
    when 'add' then
      delete from public.collection_items where user_id = caller and collection_id = made.collection_id and user_prompt_id = any (changed);
    when 'remove' then
      perform pg_advisory_xact_lock(hashtextextended('collection_items of ' || made.collection_id, 0));
      insert into public.collection_items (collection_id, user_id, prompt_id, position)
      select id, caller, changed_id::text, (made.before ->> changed_id::text)::integer
      from public.collections, unnest(changed) changed_id where id = made.collection_id and user_id = caller
      on conflict do nothing;
      perform private.refuse_more_items(made.collection_id);
    when 'import' then
      gone := array(select own.id from public.user_prompts own where own.id = any (changed) and made.before -> own.id::text = 'null');
      update public.user_prompts set is_public = false, deleted_at = now() where id = any (gone);
      -- Those that the same import makes again would be added to these.
      delete from public.collection_items where user_id = caller and user_prompt_id = any (gone);
      delete from public.pinned_prompts where user_id = caller and user_prompt_id = any (gone);
      -- What was written since stays as a version. Versions beyond those that are kept go with the next edit.
      insert into public.user_prompt_versions (prompt_id, title, category, content, replaced_at)
      select own.id, own.title, own.category, own.content, greatest(clock_timestamp(), own.updated_at + interval '1 microsecond')
      from public.user_prompts own cross join lateral (select made.before -> own.id::text as texts) was
      where own.id = any (changed) and jsonb_typeof(was.texts) = 'object'
        and (own.title, own.category, own.content) is distinct from (was.texts ->> 'title', was.texts ->> 'category', was.texts ->> 'content');
      grows := exists (
        select from public.user_prompts own
        where own.id = any (changed) and octet_length(made.before -> own.id::text ->> 'content') > octet_length(own.content)
      );
      -- A prompt that was published since, with another text, is private again.
      update public.user_prompts set
        title = made.before -> id::text ->> 'title',
        category = made.before -> id::text ->> 'category',
        tags = array(select jsonb_array_elements_text(coalesce(made.before -> id::text -> 'tags', to_jsonb(tags)))),
        content = made.before -> id::text ->> 'content',
        is_public = is_public and coalesce((made.before -> id::text ->> 'is_public')::boolean, true)
      where id = any (changed) and jsonb_typeof(made.before -> id::text) = 'object';
      -- As private.check_quota does, which is not asked about what this function writes.
      if grows then
        perform pg_advisory_xact_lock(hashtextextended('user_prompts of ' || caller, 0));
        if (select sum(octet_length(content)) from public.user_prompts where user_id = caller) > 20000000 then
          raise exception 'The prompts of an account can have at most 20 MB of text' using errcode = 'PT403', detail = 'text';
        end if;
      end if;
      -- A collection that was renamed or added to since stays.
      unchanged := array(
        select own.id from public.collections own
        where own.user_id = caller and made.before -> own.id::text = private.collection_texts(own)
          and not exists (select from public.collection_items items where items.collection_id = own.id and items.created_at > made.made_at)
      );
      deleted_collections := array(select own.id from public.collections own where own.id = any (unchanged) and own.is_public);
      delete from public.collections where id = any (unchanged);
  end case;
  prompts := cardinality(changed);
  public_ids := array(
    select own.id from public.user_prompts own where own.id = any (changed) and (own.is_public or own.id = any (were_public))
  );
  collection := made.collection_id;
  return next;
end
$$;
