-- As before, without what was deleted, which nobody sees: that it is spelled otherwise keeps no category from being renamed.
create or replace function private.own_spelling(owner_id uuid, name text, besides uuid[]) returns text
language sql stable
set search_path = ''
as $$
  select category from public.user_prompts
  where user_id = owner_id and deleted_at is null and lower(category) = lower(name) and id <> all (besides)
  group by category order by count(*) desc, category limit 1
$$;

drop function public.remove_deleted(uuid);
drop function private.remove_deleted(uuid);

-- Removes for good a prompt that the caller has deleted, or all (null) that were deleted `until` then (null: at any time), so that nothing goes
-- which they were not asked about. Answers how many.
create function private.remove_deleted(prompt uuid, until timestamptz) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select id from public.user_prompts
    where user_id = auth.uid() and deleted_at <= coalesce(until, 'infinity') and (prompt is null or id = prompt)
  );
begin
  perform private.remove_prompts(auth.uid(), ids);
  return cardinality(ids);
end
$$;

create function public.remove_deleted(prompt uuid default null, until timestamptz default null) returns integer
language sql volatile security invoker
set search_path = ''
as $$ select private.remove_deleted(prompt, until) $$;

grant execute on function private.remove_deleted(uuid, timestamptz), public.remove_deleted(uuid, timestamptz) to authenticated;

-- The categories or tags that a change wrote, by the id of each prompt: Undo leaves alone a prompt that has others by then. Null for other changes, and
-- for those that were made before this column.
alter table public.prompt_changes add column written jsonb;

drop function private.store_change(uuid, text, uuid, jsonb);

-- As before, with what was written.
create function private.store_change(owner_id uuid, change text, collection uuid, previous jsonb, written jsonb default null) returns uuid
language plpgsql volatile
set search_path = ''
as $$
declare
  change_id uuid;
begin
  delete from public.prompt_changes where user_id = owner_id and (made_at <= now() - interval '1 hour' or id in (
    select id from public.prompt_changes where user_id = owner_id order by made_at desc offset 19
  ));
  if previous is not null then
    insert into public.prompt_changes (user_id, kind, collection_id, before, written)
    values (owner_id, change, collection, previous, written)
    returning id into change_id;
  end if;
  return change_id;
end
$$;

-- As before, with the categories that are written.
create or replace function private.change_prompts(ids uuid[], change text, new_category text, collection uuid)
returns table (change_id uuid, prompts integer, public_ids uuid[])
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  chosen uuid[];
  wanted text := nullif(private.trimmed(new_category), '');
  previous jsonb;
  written jsonb;
begin
  if cardinality(ids) > 1000 then
    raise exception 'One request can change at most 1,000 prompts' using errcode = '22023';
  end if;
  -- In one order, so that two requests do not wait for each other in a circle.
  chosen := array(
    select own.id from public.user_prompts own
    where own.user_id = caller and own.deleted_at is null and own.id = any (ids) order by own.id for update
  );
  if change in ('add', 'remove') then
    -- The lock of private.check_quota.
    perform pg_advisory_xact_lock(hashtextextended('collection_items of ' || collection, 0));
    if not exists (select from public.collections where id = collection and user_id = caller) then
      return;
    end if;
  end if;

  case change
    when 'category' then
      wanted := coalesce(private.own_spelling(caller, wanted, chosen), wanted);
      select jsonb_object_agg(own.id, own.category) into previous
      from public.user_prompts own where own.id = any (chosen) and own.category is distinct from wanted;
    when 'private' then
      select jsonb_object_agg(own.id, private.said(own)) into previous from public.user_prompts own where own.id = any (chosen) and own.is_public;
    when 'delete' then
      select jsonb_object_agg(own.id, case when own.is_public then private.said(own) end) into previous from public.user_prompts own where own.id = any (chosen);
    when 'add' then
      select jsonb_object_agg(id, null) into previous from unnest(chosen) id
      where not exists (select from public.collection_items items where items.collection_id = collection and items.user_prompt_id = id);
    when 'remove' then
      select jsonb_object_agg(items.user_prompt_id, items.position) into previous
      from public.collection_items items where items.collection_id = collection and items.user_prompt_id = any (chosen);
  end case;

  chosen := array(select key::uuid from jsonb_object_keys(previous) key);
  prompts := cardinality(chosen);
  public_ids := array(select own.id from public.user_prompts own where own.id = any (chosen) and own.is_public);
  case change
    when 'category' then
      with changed as (update public.user_prompts set category = wanted where id = any (chosen) returning id, category)
      select jsonb_object_agg(id, category) into written from changed;
    when 'private' then
      update public.user_prompts set is_public = false where id = any (chosen);
    when 'delete' then
      update public.user_prompts set is_public = false, deleted_at = now() where id = any (chosen);
      perform private.remove_long_deleted(caller);
    when 'add' then
      insert into public.collection_items (collection_id, user_id, prompt_id, position)
      select collection, caller, given.id::text, row_number() over (order by given.place) + (
        select coalesce(max(position), 0) from public.collection_items where collection_id = collection
      )
      from unnest(ids) with ordinality as given (id, place) where given.id = any (chosen)
      on conflict do nothing;
      perform private.refuse_more_items(collection);
    when 'remove' then
      delete from public.collection_items where collection_id = collection and user_prompt_id = any (chosen);
  end case;

  change_id := private.store_change(caller, change, collection, previous, written);
  return next;
end
$$;

-- As before, with the tags that are written.
create or replace function private.change_tags(ids uuid[], added text[], removed text[]) returns table (change_id uuid, prompts integer, public_ids uuid[])
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  changed jsonb;
  previous jsonb;
begin
  if cardinality(ids) > 1000 then
    raise exception 'One request can change at most 1,000 prompts' using errcode = '22023';
  end if;
  -- In one order, so that two requests do not wait for each other in a circle.
  perform from public.user_prompts own
  where own.user_id = caller and own.deleted_at is null and own.id = any (ids) order by own.id for update;
  select jsonb_object_agg(own.id, tidy.tags), jsonb_object_agg(own.id, own.tags), count(*), coalesce(array_agg(own.id) filter (where own.is_public), '{}')
  into changed, previous, prompts, public_ids
  from public.user_prompts own
  cross join lateral (
    select private.tidy_tags(array(
      select one from unnest(own.tags) with ordinality as kept (one, place) where not private.has_tag(removed, one) order by place
    ) || added) as tags
  ) tidy
  where own.user_id = caller and own.deleted_at is null and own.id = any (ids) and tidy.tags <> own.tags;
  if exists (select from jsonb_each(changed) where jsonb_array_length(value) > 5) then
    raise exception 'A prompt can have at most 5 tags' using errcode = 'PT403', detail = 'tags';
  end if;
  update public.user_prompts own set tags = array(select jsonb_array_elements_text(changed -> own.id::text))
  where own.id in (select key::uuid from jsonb_object_keys(changed) key);
  change_id := private.store_change(caller, 'tag', null, previous, changed);
  return next;
end
$$;

-- As before, without prompts that have another category or other tags than the change wrote. No row either where none has them any more.
-- That of an import keeps what was written since, leaves nothing that a second import would meet, and stays within the limits of an account.
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
      and (made.written is null or made.written -> own.id::text = case made.kind
        when 'tag' then to_jsonb(own.tags) else coalesce(to_jsonb(own.category), 'null')
      end)
    order by own.id for update
  );
  if made.written is not null and changed = '{}' then
    return;
  end if;
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
