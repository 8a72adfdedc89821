-- The community list and its search: the newest first; of a search, prompts with every word in the title (rank 1) before the others (rank 2).
--
-- Every prompt carries its words as a tsvector with a GIN index. Such an index gives all matches of a word at once and in no order,
-- which is too much for words that many prompts have; those are found sooner by reading the newest prompts. So a search reads the
-- newest ten thousand, and asks the index only when they do not fill the page. The choice is not left to the planner, which takes
-- words for independent of each other: docs/decisions/community-search.md has the plans.

-- The words of the title are there once more, after "=", which no visitor can type: GIN knows no weights.
-- A tsvector has to stay below 1 MB, which only texts that are made for it exceed; of those the last words are left out.
create function private.search_vector(title text, content text, category text) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(coalesce(array_agg(word), '{}'))
  from (
    select word, sum(octet_length(word)) over (order by word) as bytes
    from unnest(
      private.words(concat_ws(' ', title, category, content))
      || array(select '=' || word from unnest(private.words(title)) word)
    ) word
  ) measured
  where bytes < 500000
$$;

alter table public.user_prompts
add column search tsvector generated always as (private.search_vector(title, content, category)) stored;

-- No pending list: a search must not pay for what others have just published.
create index user_prompts_search on public.user_prompts using gin (search) with (fastupdate = off) where is_public;

-- Every word as the beginning of one. They are runs of letters and digits, so that quotes are enough.
create function private.search_query(words text[], mark text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select string_agg('''' || mark || word || ''':*', ' & ')::tsquery from unnest(words) word
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
    found.rank, prompts.id, prompts.title, prompts.category, prompts.preview, prompts.created_at, prompts.updated_at,
    prompts.user_id, authors.username, authors.display_name, authors.x_handle
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

-- Who writes a prompt makes its words.
grant execute on function private.words(text), private.search_vector(text, text, text) to authenticated, service_role;
grant execute on function
  private.find_public_prompts(text, text, integer, timestamptz, uuid, integer),
  public.search_public_prompts(text, text, integer, timestamptz, uuid, integer), public.count_public_matches(text, integer)
to anon, authenticated, service_role;
