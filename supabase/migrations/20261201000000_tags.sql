-- Tags: up to five words of one's own for a prompt, beside its category. They order one's prompts, and everybody sees those of a public prompt; they
-- are no part of what it says, so that they are not kept in versions. Equal whatever their case, and stored as they are typed.

-- A tag as it is stored: trimmed, in one form of Unicode, without the # that some write before it. Cut before, because the time of normalize grows
-- with the square of the length.
create function private.tag_name(tag text) returns text
language sql immutable parallel safe
set search_path = ''
return normalize(private.trimmed(ltrim(left(private.trimmed(tag), 200), '# ')), nfc);

-- What a tag is compared by.
create function private.tag_key(tag text) returns text
language sql immutable parallel safe
set search_path = ''
return lower(private.tag_name(tag));

create function private.has_tag(tags text[], tag text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$ select exists (select from unnest(tags) one where private.tag_key(one) = private.tag_key(tag)) $$;

-- Tags as they are stored, none blank and none twice.
create function private.tidy_tags(tags text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(tag order by place), '{}')
  from (
    select distinct on (private.tag_key(given.tag)) private.tag_name(given.tag) as tag, given.place
    from unnest(tags) with ordinality as given (tag, place)
    where private.tag_name(given.tag) <> ''
    order by private.tag_key(given.tag), given.place
  ) once
$$;

-- Whether each may be a tag: a plain line of at most 30 characters, without the signs that stand between tags. lib/my-prompts/tags.ts says the same.
create function private.are_tags(tags text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(bool_and(tag is not null and char_length(tag) between 1 and 30 and private.is_plain_line(tag) and tag !~ '[,;،؛、，；]'), true)
  from unnest(tags) tag
$$;

alter table public.user_prompts
  add column tags text[] not null default '{}',
  add constraint user_prompts_tags_number check (cardinality(tags) <= 5),
  add constraint user_prompts_tags_plain check (private.are_tags(tags));
alter table public.imported_prompts
  add column tags text[] not null default '{}',
  add constraint imported_prompts_tags_number check (cardinality(tags) <= 5),
  add constraint imported_prompts_tags_plain check (private.are_tags(tags));

grant insert (tags), update (tags) on public.user_prompts to authenticated;
grant insert (tags) on public.imported_prompts to authenticated;

-- Category and tags as one text, whose words a search finds.
create function private.labels(category text, tags text[]) returns text
language sql immutable parallel safe
set search_path = ''
return coalesce(category, '') || ' ' || array_to_string(tags, ' ');

-- Runs after guard_user_prompt, which makes the words of the other fields: a word of a tag may be one of the category, too.
create function private.set_tags() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.tags = '{}' and (tg_op = 'INSERT' or old.tags = '{}') then
    return new;
  end if;
  new.tags := private.tidy_tags(new.tags);
  if tg_op = 'UPDATE' then
    if (new.title, new.category, new.tags, new.content) is not distinct from (old.title, old.category, old.tags, old.content) then
      return new;
    end if;
    new.search := ts_delete(new.search, private.category_words(private.labels(null, old.tags)));
  end if;
  new.search := new.search || array_to_tsvector(private.category_words(private.labels(new.category, new.tags)));
  return new;
end
$$;

create trigger set_tags before insert or update on public.user_prompts for each row execute function private.set_tags();

grant execute on function
  private.tag_name(text), private.tag_key(text), private.has_tag(text[], text), private.tidy_tags(text[]), private.are_tags(text[]), private.labels(text, text[])
to authenticated, service_role;

-- The tags of somebody's own prompts, those with the most first. Those that differ in case are one, by its most frequent spelling.
create function public.own_prompt_tags(at_most integer default 50) returns table (tag text, prompts bigint)
language sql stable security invoker
set search_path = ''
as $$
  select mode() within group (order by one), count(*) from public.user_prompts cross join unnest(tags) one
  where user_id = (select private.caller())
  group by private.tag_key(one) order by 2 desc, 1 limit least(greatest(at_most, 1), 5000)
$$;

-- As before, and with a tag.
drop function public.search_own_prompts(text, text, boolean, text, integer, integer, boolean, uuid);
create function public.search_own_prompts(
  query text default '',
  in_category text default null,
  visible_to_all boolean default null,
  sorted_by text default 'used',
  page integer default 1,
  page_size integer default 24,
  -- Whether they are in a collection, and in which one.
  collected boolean default null,
  in_collection uuid default null,
  in_tag text default null
)
returns table (total bigint, ids uuid[], pinned uuid[])
language sql stable security invoker
set search_path = ''
as $$
  with asked as materialized (
    select
      private.trimmed(coalesce(query, '')) <> '' as searches,
      private.search_query(words, '') as all_words,
      private.search_query(words, '=') as in_title
    from (select (private.words(left(coalesce(query, ''), 200)))[1:10] as words) split
  ), found as (
    select
      prompts.id,
      pins.prompt_id is not null as is_pinned,
      row_number() over (order by
        coalesce(searches and prompts.search @@ in_title, false) desc,
        pins.prompt_id is not null desc,
        case sorted_by
          when 'title' then regexp_replace(lower(normalize(prompts.title, nfd)), '[\u0300-\u036f]', '', 'g') collate "C"
        end,
        case sorted_by when 'used' then coalesce(uses.used_at, prompts.created_at) end desc,
        prompts.created_at desc,
        prompts.id desc
      ) as place
    from asked
    join public.user_prompts prompts on prompts.user_id = (select private.caller())
    left join public.user_prompt_uses uses on uses.prompt_id = prompts.id
    left join public.pinned_prompts pins on pins.user_id = prompts.user_id and pins.prompt_id = prompts.id::text
    where (in_category is null or lower(prompts.category) = lower(in_category))
      and (in_tag is null or private.has_tag(prompts.tags, in_tag))
      and (visible_to_all is null or prompts.is_public = visible_to_all)
      and (not searches or prompts.search @@ all_words)
      and (collected is null or collected = exists (
        select from public.collection_items items
        -- By prompt_id, which has an index.
        where items.user_id = prompts.user_id and items.prompt_id = prompts.id::text
          and (in_collection is null or items.collection_id = in_collection)
      ))
  ), placed as (
    select *, (place - 1) / least(greatest(page_size, 1), 1000) = page - 1 as on_page from found
  )
  select
    count(*),
    coalesce(array_agg(id order by place) filter (where on_page), '{}'),
    coalesce(array_agg(id order by place) filter (where on_page and is_pinned), '{}')
  from placed
$$;

create or replace function public.own_titles() returns table (written text[], saved text[], from_library text[])
language sql stable security invoker
set search_path = ''
as $$
  select
    array(select concat_ws(' ', title, private.labels(category, tags)) from public.user_prompts where user_id = (select private.caller())),
    array(
      select concat_ws(' ', prompts.title, private.labels(prompts.category, prompts.tags))
      from public.saved_prompts saved
      join public.user_prompts prompts on prompts.id = saved.user_prompt_id and prompts.is_public
      where saved.user_id = (select private.caller())
    ),
    array(select prompt_id from public.saved_prompts where user_id = (select private.caller()) and user_prompt_id is null)
$$;

grant execute on function
  public.own_prompt_tags(integer), public.search_own_prompts(text, text, boolean, text, integer, integer, boolean, uuid, text)
to authenticated;

-- How somebody spells a tag of theirs, most often, whatever the case; null where they have none like it.
create function private.own_tag(owner_id uuid, wanted text) returns text
language sql stable
set search_path = ''
as $$
  select one from public.user_prompts cross join unnest(tags) one
  where user_id = owner_id and deleted_at is null and private.tag_key(one) = private.tag_key(wanted)
  group by one order by count(*) desc, one limit 1
$$;

-- Adds tags to some prompts of the caller's and takes others away. Answers as change_prompts does.
create function private.change_tags(ids uuid[], added text[], removed text[]) returns table (change_id uuid, prompts integer, public_ids uuid[])
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
  change_id := private.store_change(caller, 'tag', null, previous);
  return next;
end
$$;

-- Adds tags, as their owner spells them already, or takes them away. Of more than a prompt can have one is enough to be refused.
create function private.tag_prompts(ids uuid[], added text[], removed text[]) returns table (change_id uuid, prompts integer, public_ids uuid[])
language sql volatile security definer
set search_path = ''
as $$
  select * from private.change_tags(ids, array(
    select coalesce(private.own_tag(auth.uid(), given.tag), given.tag) from unnest(added[1:6]) with ordinality as given (tag, place) order by place
  ), removed[1:5])
$$;

-- Renames a tag of the caller's, however it is spelled. No row where they have another one of the new name, unless `merge`.
create function private.rename_tag(tag text, new_name text, merge boolean) returns table (change_id uuid, prompts integer, public_ids uuid[])
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select own.id from public.user_prompts own where own.user_id = auth.uid() and own.deleted_at is null and private.has_tag(own.tags, tag)
  );
  taken constant text := case when private.tag_key(new_name) <> private.tag_key(tag) then private.own_tag(auth.uid(), new_name) end;
begin
  if merge or taken is null then
    return query select * from private.change_tags(ids, array[coalesce(taken, new_name)], array[tag]);
  end if;
end
$$;

create function public.tag_prompts(ids uuid[], added text[] default '{}', removed text[] default '{}')
returns table (change_id uuid, prompts integer, public_ids uuid[])
language sql volatile security invoker
set search_path = ''
as $$ select * from private.tag_prompts(ids, added, removed) $$;

comment on function public.tag_prompts(uuid[], text[], text[]) is 'May be null: change_id.';

create function public.rename_tag(tag text, new_name text, merge boolean default false)
returns table (change_id uuid, prompts integer, public_ids uuid[])
language sql volatile security invoker
set search_path = ''
as $$ select * from private.rename_tag(tag, new_name, merge) $$;

comment on function public.rename_tag(text, text, boolean) is 'May be null: change_id.';

alter table public.prompt_changes
  drop constraint prompt_changes_kind,
  add constraint prompt_changes_kind check (kind in ('category', 'tag', 'private', 'delete', 'add', 'remove', 'import'));

-- As before, and tags.
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
      update public.user_prompts set is_public = false, deleted_at = now()
      where id = any (changed) and jsonb_typeof(made.before -> id::text) = 'null';
      update public.user_prompts set
        title = made.before -> id::text ->> 'title',
        category = made.before -> id::text ->> 'category',
        tags = array(select jsonb_array_elements_text(coalesce(made.before -> id::text -> 'tags', to_jsonb(tags)))),
        content = made.before -> id::text ->> 'content'
      where id = any (changed) and jsonb_typeof(made.before -> id::text) = 'object';
      deleted_collections := array(
        select own.id from public.collections own
        where own.user_id = caller and own.is_public and made.before ->> own.id::text = 'collection'
      );
      delete from public.collections
      where user_id = caller and id in (select key::uuid from jsonb_each_text(made.before) where value = 'collection');
  end case;
  prompts := cardinality(changed);
  public_ids := array(
    select own.id from public.user_prompts own where own.id = any (changed) and (own.is_public or own.id = any (were_public))
  );
  collection := made.collection_id;
  return next;
end
$$;

grant execute on function
  private.tag_prompts(uuid[], text[], text[]), public.tag_prompts(uuid[], text[], text[]),
  private.rename_tag(text, text, boolean), public.rename_tag(text, text, boolean)
to authenticated;

-- As before, with the tags of what is imported. A prompt that is replaced by one without tags keeps its own.
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

-- What moderators see of a thing, with the words of a suggestion (…_suggestions.sql) and the tags of a prompt.
create or replace function private.moderation_item(of_kind text, thing uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  select (case of_kind
    when 'prompt' then jsonb_set(item, '{prompt,tags}', (select to_jsonb(tags) from public.user_prompts where id = thing))
    else item
  end)::json
  from (
    select known::jsonb || jsonb_build_object('words', private.reported_words(of_kind, thing)) as item
    from private.thing_to_moderate(of_kind, thing) known where known is not null
  ) found
$$;
