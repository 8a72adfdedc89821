-- Collections: named lists of prompts, private until their owner publishes them. A prompt is named as in saved_prompts: a library prompt by
-- its slug, somebody's prompt by its id; no foreign key, because the library lives in files, and what is gone still shows to the owner.

create table public.collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null,
  -- Its address below that of its owner's profile: /u/{username}/{slug}.
  slug text not null,
  description text,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- As in user_prompts.
  creation_key text,
  hidden_at timestamptz,
  -- What the API follows to embed the owner.
  constraint collections_owner_fkey foreign key (user_id) references public.user_profiles (id) on delete cascade,
  constraint collections_creation_key_key unique (user_id, creation_key),
  constraint collections_creation_key_format check (creation_key ~ '^[0-9a-f]{64}$'),
  constraint collections_slug_key unique (user_id, slug),
  constraint collections_id_owner_key unique (id, user_id),
  constraint collections_title_length check (char_length(title) between 1 and 100),
  constraint collections_title_characters check (private.is_plain_line(title)),
  constraint collections_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint collections_slug_length check (char_length(slug) <= 60),
  constraint collections_hidden_private check (hidden_at is null or not is_public),
  -- Other pages of a profile.
  constraint collections_slug_free check (slug not in ('prompts', 'collections')),
  constraint collections_description_length check (char_length(description) between 1 and 300),
  constraint collections_description_characters
    check (description !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]')
);

create index collections_public on public.collections (updated_at desc, id desc) where is_public;

create table public.collection_items (
  collection_id uuid not null,
  -- The owner of the collection.
  user_id uuid not null default auth.uid(),
  prompt_id text not null,
  user_prompt_id uuid generated always as (private.user_prompt_id(prompt_id)) stored,
  -- The order of the list; 0 on insert is the end.
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (collection_id, prompt_id),
  constraint collection_items_collection_fkey
    foreign key (collection_id, user_id) references public.collections (id, user_id) on delete cascade,
  constraint collection_items_prompt_id_format check (prompt_id ~ '^[a-z0-9-]{1,100}$'),
  constraint collection_items_position_range check (position between 1 and 999999)
);

create index collection_items_in_order on public.collection_items (collection_id, user_id, position);
create index collection_items_by_prompt on public.collection_items (user_id, prompt_id);

-- As for prompts (private.guard_user_prompt).
create function private.guard_collection() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  from_api constant boolean := private.is_api();
begin
  new.title := private.trimmed(new.title);
  new.description := nullif(private.trimmed(new.description), '');
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

create trigger guard_collection before insert or update on public.collections
for each row execute function private.guard_collection();

create function private.guard_collection_item() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  from_api constant boolean := private.is_api();
begin
  if tg_op = 'INSERT' then
    if from_api then
      new.created_at := clock_timestamp();
    end if;
    if new.position = 0 then
      select coalesce(max(position), 0) + 1 into new.position
      from public.collection_items where collection_id = new.collection_id;
    end if;
  elsif from_api and (new.collection_id, new.user_id, new.prompt_id, new.created_at)
    is distinct from (old.collection_id, old.user_id, old.prompt_id, old.created_at) then
    raise exception 'Only the position of a prompt in a collection can be changed' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger guard_collection_item before insert or update on public.collection_items
for each row execute function private.guard_collection_item();

create trigger check_number after insert on public.collections
referencing new table as new_rows for each statement when (private.is_api()) execute function
  private.check_quota('user_id', 'count(*)', '100', 'An account can have at most 100 collections', 'collections');
create trigger check_number after insert on public.collection_items
referencing new table as new_rows for each statement when (private.is_api()) execute function
  private.check_quota('collection_id', 'count(*)', '500', 'A collection can have at most 500 prompts', 'collection_items');

alter table public.collections enable row level security;
alter table public.collection_items enable row level security;

create policy "Everybody reads public collections" on public.collections
  for select to anon using (is_public);
create policy "People read public collections and their own" on public.collections
  for select to authenticated using (is_public or user_id = (select auth.uid()));
create policy "People create their own collections" on public.collections
  for insert to authenticated with check (user_id = (select auth.uid()) and not is_public);
create policy "People edit their own collections" on public.collections
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own collections" on public.collections
  for delete to authenticated using (user_id = (select auth.uid()));

-- The owner alone: positions with gaps would tell others how many private prompts there are. They ask collection_prompts. What the owner has
-- deleted keeps its place, unseen, until it is restored.
create policy "People see what is in their collections" on public.collection_items
  for select to authenticated using (
    user_id = (select auth.uid())
    and (user_prompt_id is null or user_prompt_id <> all ((select private.own_deleted_prompts())::uuid[]))
  );
-- Asked before the primary key, whose answer would tell what is in somebody else's collection.
create policy "People add to their own collections" on public.collection_items
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select from public.collections where id = collection_id and collections.user_id = (select auth.uid()))
  );
create policy "People order their own collections" on public.collection_items
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove from their own collections" on public.collection_items
  for delete to authenticated using (user_id = (select auth.uid()));

-- Puts a prompt after another one, or first. False where either is not in a collection of the caller's.
create function public.move_in_collection(collection uuid, prompt text, after text default null) returns boolean
language plpgsql volatile security invoker
set search_path = ''
as $$
declare
  named constant text[] := array_remove(array[prompt, after], null);
begin
  -- The lock of private.check_quota.
  perform pg_advisory_xact_lock(hashtextextended('collection_items of ' || collection, 0));
  if (select count(*) from public.collection_items where collection_id = collection and prompt_id = any (named)) < cardinality(named) then
    return false;
  end if;
  with others as (
    select prompt_id, row_number() over (order by position, created_at, prompt_id) as place
    from public.collection_items where collection_id = collection and prompt_id <> prompt
  ), start as (
    select coalesce(max(place) filter (where prompt_id = after), 0) as place from others
  ), ordered as (
    select others.prompt_id, others.place + (others.place > start.place)::integer as place from others, start
    union all
    select prompt, place + 1 from start
  )
  update public.collection_items items set position = ordered.place
  from ordered
  where items.collection_id = collection and items.prompt_id = ordered.prompt_id and items.position <> ordered.place;
  return true;
end
$$;

-- Somebody's own collections, with how many prompts each has, when it last changed or was added to, and whether a certain prompt is in it.
create function public.own_collections(prompt text default '')
returns table (id uuid, title text, description text, is_public boolean, prompts integer, changed_at timestamptz, included boolean)
language sql stable security invoker
set search_path = ''
as $$
  select
    own.id, own.title, own.description, own.is_public, items.prompts,
    greatest(own.updated_at, items.added_at), coalesce(items.included, false)
  from public.collections own
  cross join lateral (
    select count(*)::integer as prompts, max(item.created_at) as added_at, bool_or(item.prompt_id = prompt) as included
    from public.collection_items item
    where item.collection_id = own.id
  ) items
  where own.user_id = (select private.caller())
$$;

comment on function public.own_collections(text) is 'Somebody''s own collections. May be null: description.';

-- What everybody may see of a public collection, in order: its library prompts, and those of people that are public now. With the rights of
-- the owner, because nobody else may read what is in it.
create function private.collection_prompts(collection uuid) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(items.prompt_id order by items.position, items.created_at, items.prompt_id), '{}')
  from public.collection_items items
  left join public.user_prompts prompts on prompts.id = items.user_prompt_id
  where items.collection_id = (select id from public.collections where id = collection and is_public)
    and (items.user_prompt_id is null or prompts.is_public)
$$;

create function public.collection_prompts(collection uuid) returns text[]
language sql stable security invoker
set search_path = ''
as $$ select private.collection_prompts(collection) $$;

-- How many prompts everybody sees in each of some public collections. `library` are the slugs of the library, which is not in the database.
create function private.count_collection_prompts(collections uuid[], library text[]) returns table (id uuid, prompts integer)
language sql stable security definer
set search_path = ''
as $$
  select items.collection_id, count(*)::integer
  from public.collection_items items
  left join public.user_prompts prompts on prompts.id = items.user_prompt_id
  where items.collection_id in (select asked.id from public.collections asked where asked.id = any (collections[1:100]) and asked.is_public)
    and (prompts.is_public or (items.user_prompt_id is null and items.prompt_id = any (library)))
  group by items.collection_id
$$;

create function public.count_collection_prompts(collections uuid[], library text[]) returns table (id uuid, prompts integer)
language sql stable security invoker
set search_path = ''
as $$ select * from private.count_collection_prompts(collections, library) $$;

-- The public collections in which everybody sees something, those changed last first.
create function private.newest_collections(at_most integer) returns table (slug text, updated_at timestamptz, username text)
language sql stable security definer
set search_path = ''
as $$
  select collections.slug, collections.updated_at, owners.username
  from public.collections
  join public.user_profiles owners on owners.id = collections.user_id
  where collections.is_public and exists (
    select from public.collection_items items
    left join public.user_prompts prompts on prompts.id = items.user_prompt_id
    where items.collection_id = collections.id and (items.user_prompt_id is null or prompts.is_public)
  )
  order by collections.updated_at desc, collections.id desc
  limit least(greatest(coalesce(at_most, 0), 0), 1000)
$$;

create function public.newest_collections(at_most integer) returns table (slug text, updated_at timestamptz, username text)
language sql stable security invoker
set search_path = ''
as $$ select * from private.newest_collections(at_most) $$;

-- updated_at is set by the trigger, is_public by an update.
grant select on public.collections to anon, authenticated;
grant insert (user_id, title, slug, description, creation_key) on public.collections to authenticated;
grant update (title, slug, description, is_public) on public.collections to authenticated;
grant delete on public.collections to authenticated;
grant select, delete on public.collection_items to authenticated;
grant insert (collection_id, user_id, prompt_id, position) on public.collection_items to authenticated;
grant update (position) on public.collection_items to authenticated;
grant all on public.collections, public.collection_items to service_role;

grant execute on function
  private.collection_prompts(uuid), private.count_collection_prompts(uuid[], text[]), private.newest_collections(integer),
  public.collection_prompts(uuid), public.count_collection_prompts(uuid[], text[]), public.newest_collections(integer)
to anon, authenticated, service_role;
grant execute on function public.move_in_collection(uuid, text, text), public.own_collections(text) to authenticated;
