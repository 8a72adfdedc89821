-- The community list and its search: the newest first; of a search, prompts with every word in the title (rank 1) before others (rank 2).
--
-- Every prompt carries its words as a tsvector with a GIN index. Such an index gives all matches of a word at once and in no order,
-- which is too much for words that many prompts have; those are found sooner by reading the newest prompts. So a search reads the
-- newest ten thousand, and asks the index only when they do not fill the page. The choice is not left to the planner, which takes
-- words for independent of each other: docs/decisions/community-search.md has the plans.

-- Every word as the beginning of one: in the title ("="), or anywhere, the category (private.category_words) included. They are runs of
-- letters and digits, so that quotes are enough.
create function private.search_query(words text[], mark text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select string_agg(format(case mark when '' then '(''%1$s'':* | ''~%1$s'':*)' else '''=%1$s'':*' end, word), ' & ')::tsquery
  from unnest(words) word
$$;

-- The words to ask the index for: those that few of the newest prompts have, or the rarest. Before GIN combines words it collects
-- every match of every beginning, which for "the" are nearly all prompts; such words are left to a filter.
create function private.rare_words(words text[], mark text) returns text[]
language sql stable
set search_path = ''
as $$
  with newest as (
    select search from public.user_prompts where is_public order by created_at desc, id desc limit 100
  ), terms as materialized (
    select word, private.search_query(array[word], mark) as term from unnest(words) word
  ), counted as (
    select word, (select count(*) from newest where search @@ term) as prompts from terms
  )
  select array_agg(word) from counted where prompts < 20 or prompts = (select min(prompts) from counted)
$$;

-- The list, without a query, is rank 0. With the rights of the owner, because row level security keeps conditions that might leak rows
-- (@@ is one) from the index: only public prompts are selected. Planned for its values each time, so that a category that nobody
-- asked for is not in the plan.
create function private.find_public_prompts(
  query text, in_category text, after_rank integer, after_created_at timestamptz, after_id uuid, page_size integer
)
returns table (rank integer, prompt_id uuid)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  words constant text[] := (private.words(left(query, 200)))[1:10];
  in_title constant tsquery := private.search_query(words, '=');
  from_date timestamptz := coalesce(after_created_at, 'infinity');
  from_id uuid := coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  mark text;
  all_words tsquery;
  index_words tsquery;
  page uuid[];
  wanted integer := page_size;
begin
  if private.trimmed(query) = '' then
    return query
      select 0, prompts.id from public.user_prompts prompts
      where is_public and (in_category is null or category = in_category) and (created_at, id) < (from_date, from_id)
      order by created_at desc, id desc limit wanted;
  elsif words <> '{}' then
    for tier in case after_rank when 2 then 2 else 1 end..2 loop
      mark := case tier when 1 then '=' else '' end;
      all_words := private.search_query(words, mark);
      page := array(
        select id
        from (
          select id, created_at, search from public.user_prompts
          where is_public and (in_category is null or category = in_category) and (created_at, id) < (from_date, from_id)
          order by created_at desc, id desc limit 10000
        ) newest
        where search @@ all_words and (tier = 1 or not search @@ in_title)
        order by created_at desc, id desc limit wanted
      );
      if cardinality(page) < wanted then
        index_words := private.search_query(private.rare_words(words, mark), mark);
        page := array(
          -- "materialized" and "is true" keep the planner from reading along the dates, or from asking the index for more.
          with matches as materialized (
            select id, created_at from public.user_prompts
            where is_public and search @@ index_words and (search @@ all_words) is true and (tier = 1 or not search @@ in_title)
              and (in_category is null or category = in_category) and (created_at, id) < (from_date, from_id)
          )
          select id from matches order by created_at desc, id desc limit wanted
        );
      end if;
      return query select tier, unnest(page);
      wanted := wanted - cardinality(page);
      exit when wanted = 0;
      from_date := 'infinity';
      from_id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    end loop;
  end if;
end
$$;

-- The list (no query) and the search of /prompts/shared. A page is 24; ask for 25 to learn whether there is another one.
-- The next page starts after the rank, created_at and id of the last row shown.
create function public.search_public_prompts(
  query text default '',
  in_category text default null,
  after_rank integer default null,
  after_created_at timestamptz default null,
  after_id uuid default null,
  page_size integer default 24
)
returns table (
  rank integer,
  id uuid,
  title text,
  category text,
  preview text,
  variable_count integer,
  created_at timestamptz,
  updated_at timestamptz,
  user_id uuid,
  username text,
  display_name text,
  x_handle text
)
language sql stable security invoker
set search_path = ''
as $$
  select
    found.rank, prompts.id, prompts.title, prompts.category, prompts.preview, prompts.variable_count, prompts.created_at,
    prompts.updated_at, prompts.user_id, authors.username, authors.display_name, authors.x_handle
  from private.find_public_prompts(
    coalesce(query, ''), in_category, after_rank, after_created_at, after_id, least(greatest(coalesce(page_size, 24), 1), 25)
  ) found
  join public.user_prompts prompts on prompts.id = found.prompt_id and prompts.is_public
  join public.user_profiles authors on authors.id = prompts.user_id
  order by found.rank, prompts.created_at desc, prompts.id desc
$$;

comment on function public.search_public_prompts(text, text, integer, timestamptz, uuid, integer)
  is 'A page of public prompts with their authors. May be null: category, display_name, x_handle.';

-- How many prompts a search finds, a hundred and one at most: counting all matches of a common word among a million prompts takes too long.
create function public.count_public_matches(query text, at_most integer default 101) returns integer
language sql stable security invoker
set search_path = ''
as $$
  select count(*)::integer
  from private.find_public_prompts(coalesce(query, ''), null, null, null, null, least(greatest(coalesce(at_most, 101), 1), 101))
$$;

grant execute on function private.search_query(text[], text) to authenticated;
grant execute on function
  private.find_public_prompts(text, text, integer, timestamptz, uuid, integer),
  public.search_public_prompts(text, text, integer, timestamptz, uuid, integer), public.count_public_matches(text, integer)
to anon, authenticated, service_role;

-- How many public prompts there are, per category, and in all in the row ''. Counting a million of them for a page takes too long.

create table public.public_prompt_counts (
  category text primary key,
  prompts bigint not null
);

alter table public.public_prompt_counts enable row level security;
create policy "Everybody reads the counts" on public.public_prompt_counts for select to anon, authenticated using (true);
grant select on public.public_prompt_counts to anon, authenticated;
grant all on public.public_prompt_counts to service_role;

-- The total is always counted first: whoever holds its lock is alone, so two statements never wait for each other in a circle.
create function private.add_to_count(of_category text, step integer) returns void
language sql
set search_path = ''
as $$
  insert into public.public_prompt_counts as counts (category, prompts) values ('', step)
  on conflict (category) do update set prompts = counts.prompts + step;

  insert into public.public_prompt_counts as counts (category, prompts) select of_category, step where of_category is not null
  on conflict (category) do update set prompts = counts.prompts + step;

  delete from public.public_prompt_counts where category = of_category and prompts = 0;
$$;

create function private.count_public_prompt() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.is_public then
    perform private.add_to_count(old.category, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_public then
    perform private.add_to_count(new.category, 1);
  end if;
  return null;
end
$$;

create trigger count_added_or_removed_prompt after insert or delete on public.user_prompts
for each row execute function private.count_public_prompt();
create trigger count_changed_prompt after update on public.user_prompts
for each row when ((old.is_public, old.category) is distinct from (new.is_public, new.category))
execute function private.count_public_prompt();

-- People by their names: those who have published something. Others have a profile as well, but nobody is to find accounts by guessing.
--
-- Every word begins a word of the display name or the username; who is called exactly so comes first. With the rights of the owner,
-- because row level security keeps @@ from the index: only what profiles show anyway is selected.
create function private.find_people(query text, at_most integer) returns table (username text, display_name text)
language sql stable security definer
set search_path = ''
as $$
  with asked as materialized (
    select private.search_query((private.words(left(query, 100)))[1:10], '') as all_words, lower(private.trimmed(left(query, 100))) as whole
  )
  select people.username, people.display_name
  from asked
  join public.user_profiles people
    on array_to_tsvector(private.words(coalesce(people.display_name, '') || ' ' || people.username)) @@ asked.all_words
  where exists (select from public.user_prompts prompts where prompts.user_id = people.id and prompts.is_public)
  order by (whole in (people.username, lower(people.display_name))) is true desc, people.username
  limit least(greatest(at_most, 1), 10)
$$;

create function public.search_people(query text, at_most integer default 5) returns table (username text, display_name text)
language sql stable security invoker
set search_path = ''
as $$
  select * from private.find_people(coalesce(query, ''), coalesce(at_most, 5))
$$;

comment on function public.search_people(text, integer) is 'People who have published prompts, by their names. May be null: display_name.';

grant execute on function private.find_people(text, integer), public.search_people(text, integer) to anon, authenticated, service_role;
