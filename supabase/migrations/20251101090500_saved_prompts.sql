-- Saved prompts: a library prompt by its slug, or somebody's prompt by its id. No foreign key, because the library lives
-- in files, and because a saved prompt that is gone still shows as "no longer available".
-- After it the lists of one's own, My Prompts and Saved, and what the palette shows of them.

create table public.saved_prompts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  prompt_id text not null,
  user_prompt_id uuid generated always as (private.user_prompt_id(prompt_id)) stored,
  created_at timestamptz not null default now(),
  -- When it was last copied or sent. Only private.record_prompt_use sets it.
  used_at timestamptz,
  primary key (user_id, prompt_id),
  constraint saved_prompts_prompt_id_format check (prompt_id ~ '^[a-z0-9-]{1,100}$')
);

create index saved_prompts_newest on public.saved_prompts (user_id, created_at desc, prompt_id);
-- For library_saves.
create index saved_prompts_of_library on public.saved_prompts (prompt_id) where user_prompt_id is null;

create function private.guard_saved_prompt() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api() then
    new.created_at := private.next_instant();
    new.used_at := null;
  end if;
  return new;
end
$$;

create trigger guard_saved_prompt before insert on public.saved_prompts
for each row execute function private.guard_saved_prompt();

create trigger check_number after insert on public.saved_prompts
referencing new table as new_rows for each statement when (private.is_api()) execute function
  private.check_quota('user_id', 'count(*)', '2000', 'An account can save at most 2,000 prompts', 'saved_prompts');

alter table public.saved_prompts enable row level security;

create policy "People see what they saved" on public.saved_prompts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People save for themselves" on public.saved_prompts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People remove what they saved" on public.saved_prompts
  for delete to authenticated using (user_id = (select auth.uid()));

grant select, delete on public.saved_prompts to authenticated;
grant insert (user_id, prompt_id) on public.saved_prompts to authenticated;
grant all on public.saved_prompts to service_role;

-- How many accounts have saved each prompt of the library, the most saved first, for the order of its list. With the rights of the owner,
-- because people see only what they saved themselves: it tells numbers, of nobody's prompts and of no account. The API answers a thousand
-- rows at most.
create function private.library_saves() returns table (slug text, saves bigint)
language sql stable security definer
set search_path = ''
as $$
  select prompt_id, count(*) from public.saved_prompts
  where user_prompt_id is null
  group by prompt_id order by count(*) desc, prompt_id limit 1000
$$;

create function public.library_saves() returns table (slug text, saves bigint)
language sql stable security invoker
set search_path = ''
as $$ select * from private.library_saves() $$;

grant execute on function private.library_saves(), public.library_saves() to anon, authenticated, service_role;

-- With the rights of the owner, because nobody else may write a date of use.
create function private.record_prompt_use(prompt text) returns void
language sql volatile security definer
set search_path = ''
as $$
  update public.saved_prompts set used_at = clock_timestamp() where user_id = auth.uid() and prompt_id = prompt;

  insert into public.user_prompt_uses (prompt_id, used_at)
  select id, clock_timestamp() from public.user_prompts
  where user_id = auth.uid() and id = private.user_prompt_id(prompt) and deleted_at is null
  on conflict (prompt_id) do update set used_at = excluded.used_at;
$$;

-- `prompt` is the slug or the id of a prompt. One that the caller neither wrote nor saved changes nothing.
create function public.record_prompt_use(prompt text) returns void
language sql volatile security invoker
set search_path = ''
as $$ select private.record_prompt_use(prompt) $$;

grant execute on function private.record_prompt_use(text), public.record_prompt_use(text) to authenticated;

-- My Prompts and Saved. Both read all rows of one account, of which there are a thousand and two thousand at most (the quotas).

-- A page of somebody's own prompts, which of them are pinned, and how many match. Words match as in the community's search; with words, prompts that have all of
-- them in the title come first, and within that pinned ones. A prompt that was never used stands where it was created.
create function public.search_own_prompts(
  query text default '',
  in_category text default null,
  visible_to_all boolean default null,
  sorted_by text default 'used',
  page integer default 1,
  page_size integer default 24,
  -- Whether they are in a collection, and in which one.
  collected boolean default null,
  in_collection uuid default null
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

-- What somebody saved, the last used first, with title and category of those that are public prompts, the collections that hold it, whether
-- it is pinned, and, with words, how it matches: 1 where all stand in the title, 2 where they do not, null where some are missing. Everything,
-- or with `in_library`, the slugs of the library's prompts that match, what matches.
create function public.own_saved_prompts(query text default '', in_library text[] default null, at_most integer default null)
returns table (
  prompt_id text, created_at timestamptz, used_at timestamptz, title text, category text, collections uuid[], pinned boolean, rank integer
)
language sql stable security invoker
set search_path = ''
as $$
  with asked as materialized (
    select private.search_query(words, '') as all_words, private.search_query(words, '=') as in_title
    from (select (private.words(left(coalesce(query, ''), 200)))[1:10] as words) split
  )
  select
    saved.prompt_id, saved.created_at, saved.used_at, prompts.title, prompts.category,
    array(
      select items.collection_id from public.collection_items items
      where items.user_id = saved.user_id and items.prompt_id = saved.prompt_id
    ),
    exists (select from public.pinned_prompts pins where pins.user_id = saved.user_id and pins.prompt_id = saved.prompt_id),
    case when prompts.search @@ in_title then 1 when prompts.search @@ all_words then 2 end
  from asked
  join public.saved_prompts saved on saved.user_id = (select private.caller())
  left join public.user_prompts prompts on prompts.id = saved.user_prompt_id and prompts.is_public
  where in_library is null or saved.prompt_id = any(in_library) or prompts.search @@ all_words
  order by coalesce(saved.used_at, saved.created_at) desc
  limit at_most
$$;

comment on function public.own_saved_prompts(text, text[], integer) is 'What somebody saved. May be null: used_at, title, category, rank.';

grant execute on function
  public.search_own_prompts(text, text, boolean, text, integer, integer, boolean, uuid), public.own_saved_prompts(text, text[], integer)
to authenticated;

-- What the palette shows of somebody's own, by the rules of My Prompts, in one request for a few titles.
create function public.search_own_titles(query text, at_most integer default 5)
returns table (id uuid, title text, category text)
language sql stable security invoker
set search_path = ''
as $$
  select prompts.id, prompts.title, prompts.category
  from public.search_own_prompts(query, page_size => at_most) found
  cross join unnest(found.ids) with ordinality as places (id, place)
  join public.user_prompts prompts on prompts.id = places.id
  order by places.place
$$;

comment on function public.search_own_titles(text, integer) is 'The first of somebody''s prompts that match. May be null: category.';

grant execute on function public.search_own_titles(text, integer) to authenticated;

-- What somebody's own prompts and the public ones that they saved are called, each with its category, and the slugs of what they saved of the
-- library. The search corrects typos by them.
create function public.own_titles() returns table (written text[], saved text[], from_library text[])
language sql stable security invoker
set search_path = ''
as $$
  select
    array(select concat_ws(' ', title, category) from public.user_prompts where user_id = (select private.caller())),
    array(
      select concat_ws(' ', prompts.title, prompts.category)
      from public.saved_prompts saved
      join public.user_prompts prompts on prompts.id = saved.user_prompt_id and prompts.is_public
      where saved.user_id = (select private.caller())
    ),
    array(select prompt_id from public.saved_prompts where user_id = (select private.caller()) and user_prompt_id is null)
$$;

grant execute on function public.own_titles() to authenticated;
