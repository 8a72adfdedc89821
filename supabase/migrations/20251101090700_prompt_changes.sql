-- Changes of many prompts in one request, which can be undone: their category, visibility and collections, and deleting them. What is deleted
-- stays for 30 days: docs/decisions/deleted-prompts.md and docs/decisions/several-at-once.md.
--
-- The functions run with the rights of the owner, because nobody else sees what is deleted, and because what leaves texts alone keeps no
-- versions and is not measured (private.guard_user_prompt, private.keep_versions). So each statement asks whose prompts they are.

-- What was before a change, so that it can be undone: the last twenty of an account, for an hour.
create table public.prompt_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  made_at timestamptz not null default clock_timestamp(),
  kind text not null,
  collection_id uuid,
  -- By the id of each prompt: its category, what it said where it was public (private.said), its position in the collection, or its texts. Of an
  -- import also the ids of the prompts and collections that it made.
  before jsonb not null,
  constraint prompt_changes_kind check (kind in ('category', 'private', 'delete', 'add', 'remove', 'import'))
);

create index prompt_changes_newest on public.prompt_changes (user_id, made_at desc);

alter table public.prompt_changes enable row level security;

create policy "Nobody sees changes" on public.prompt_changes for select to anon, authenticated using (false);

grant all on public.prompt_changes to service_role;

-- What a prompt says, as a hash: what was public is published again by Undo only while it says the same.
create function private.said(prompt public.user_prompts) returns text
language sql immutable parallel safe
set search_path = ''
return md5(prompt.title || E'\n' || prompt.content);

-- Stores what was before a change, where it changed something, and returns what undoes it. What is older than an hour, or the last but twenty,
-- goes.
create function private.store_change(owner_id uuid, change text, collection uuid, previous jsonb) returns uuid
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
    insert into public.prompt_changes (user_id, kind, collection_id, before) values (owner_id, change, collection, previous)
    returning id into change_id;
  end if;
  return change_id;
end
$$;

-- Removes prompts for good, and what their owner has of them elsewhere; for others they are no longer available.
create function private.remove_prompts(owner_id uuid, ids uuid[]) returns void
language sql volatile
set search_path = ''
as $$
  delete from public.collection_items where user_id = owner_id and user_prompt_id = any (ids);
  delete from public.saved_prompts where user_id = owner_id and user_prompt_id = any (ids);
  delete from public.user_prompts where user_id = owner_id and id = any (ids);
$$;

create function private.remove_long_deleted(owner_id uuid) returns void
language sql volatile
set search_path = ''
as $$
  select private.remove_prompts(owner_id, array(
    select id from public.user_prompts where user_id = owner_id and deleted_at <= now() - interval '30 days'
  ))
$$;

-- What private.check_quota says, which does not ask about what these functions write.
create function private.refuse_more_items(collection uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if (select count(*) from public.collection_items where collection_id = collection) > 500 then
    raise exception 'A collection can have at most 500 prompts' using errcode = 'PT403', detail = 'collection_items';
  end if;
end
$$;

-- Changes those of some prompts that are the caller's: "category" (to `new_category`, or none), "private", "delete", and "add" and "remove"
-- (in `collection`). Answers what undoes it, how many it changed, and those of them that everybody saw. No row where the collection is not
-- the caller's.
create function private.change_prompts(ids uuid[], change text, new_category text, collection uuid)
returns table (change_id uuid, prompts integer, public_ids uuid[])
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  chosen uuid[];
  wanted text := nullif(private.trimmed(new_category), '');
  previous jsonb;
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
      update public.user_prompts set category = wanted where id = any (chosen);
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

  change_id := private.store_change(caller, change, collection, previous);
  return next;
end
$$;

-- Brings back what was before a change, once. Answers how many prompts that is about, those of them that everybody saw before or sees now, the
-- collection that it changed, and the public ones that it deleted. No row where there is no such change of the caller's, or no longer.
create function private.undo_change(change uuid)
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

-- Renames a category of the caller's, however it is spelled. No row where they have another one of the new name, unless `merge`.
create function private.rename_category(category text, new_name text, merge boolean)
returns table (change_id uuid, prompts integer, public_ids uuid[])
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select own.id from public.user_prompts own
    where own.user_id = auth.uid() and own.deleted_at is null and lower(own.category) = lower(rename_category.category)
  );
begin
  if merge or private.own_spelling(auth.uid(), private.trimmed(new_name), ids) is null then
    return query select * from private.change_prompts(ids, 'category', new_name, null);
  end if;
end
$$;

-- What the caller has deleted, the last first. What was deleted more than 30 days ago goes now.
create function private.deleted_prompts() returns table (id uuid, title text, category text, deleted_at timestamptz)
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform private.remove_long_deleted(auth.uid());
  return query
    select own.id, own.title, own.category, own.deleted_at from public.user_prompts own
    where own.user_id = auth.uid() and own.deleted_at is not null order by own.deleted_at desc, own.id;
end
$$;

-- Brings back a prompt that the caller has deleted, private, and in its collections. False where there is none.
create function private.restore_prompt(prompt uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update public.user_prompts set deleted_at = null
  where id = prompt and user_id = auth.uid() and deleted_at > now() - interval '30 days';
  return found;
end
$$;

-- Removes for good a prompt that the caller has deleted, or all of them (null). Answers how many.
create function private.remove_deleted(prompt uuid) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select id from public.user_prompts where user_id = auth.uid() and deleted_at is not null and (prompt is null or id = prompt)
  );
begin
  perform private.remove_prompts(auth.uid(), ids);
  return cardinality(ids);
end
$$;

create function public.change_prompts(ids uuid[], change text, new_category text default null, collection uuid default null)
returns table (change_id uuid, prompts integer, public_ids uuid[])
language sql volatile security invoker
set search_path = ''
as $$ select * from private.change_prompts(ids, change, new_category, collection) $$;

comment on function public.change_prompts(uuid[], text, text, uuid) is 'May be null: change_id.';

create function public.undo_change(change uuid)
returns table (prompts integer, public_ids uuid[], collection uuid, deleted_collections uuid[])
language sql volatile security invoker
set search_path = ''
as $$ select * from private.undo_change(change) $$;

comment on function public.undo_change(uuid) is 'May be null: collection.';

create function public.rename_category(category text, new_name text, merge boolean default false)
returns table (change_id uuid, prompts integer, public_ids uuid[])
language sql volatile security invoker
set search_path = ''
as $$ select * from private.rename_category(category, new_name, merge) $$;

comment on function public.rename_category(text, text, boolean) is 'May be null: change_id.';

create function public.deleted_prompts() returns table (id uuid, title text, category text, deleted_at timestamptz)
language sql volatile security invoker
set search_path = ''
as $$ select * from private.deleted_prompts() $$;

comment on function public.deleted_prompts() is 'May be null: category.';

create function public.restore_prompt(prompt uuid) returns boolean
language sql volatile security invoker
set search_path = ''
as $$ select private.restore_prompt(prompt) $$;

create function public.remove_deleted(prompt uuid default null) returns integer
language sql volatile security invoker
set search_path = ''
as $$ select private.remove_deleted(prompt) $$;

grant execute on function
  private.change_prompts(uuid[], text, text, uuid), public.change_prompts(uuid[], text, text, uuid),
  private.undo_change(uuid), public.undo_change(uuid),
  private.rename_category(text, text, boolean), public.rename_category(text, text, boolean),
  private.deleted_prompts(), public.deleted_prompts(),
  private.restore_prompt(uuid), public.restore_prompt(uuid),
  private.remove_deleted(uuid), public.remove_deleted(uuid)
to authenticated;
