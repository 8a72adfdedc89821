-- The community list and its search.
--
-- How a search stays fast at a million prompts. An index of words (GIN) must collect and sort every match before it can show
-- the newest, which is too slow for common words; an index on the date would have to read everything for rare ones. So the
-- prompts are indexed in chunks of some thousand by date, and every word carries its chunk: "12/marketing". A search asks
-- the newest chunk, then older ones, several at a time, until the page is full. Common words fill it from the first chunk, rare
-- ones have few matches anywhere. Words that most prompts have (measured on the newest) are left to a filter on what the
-- rarer words found, because a prefix like "a" would collect more than all others together.
-- p95 on PostgreSQL 15 with 1,000,000 prompts, two cores: list 5 ms, a word 15, two words 41, three 98, nothing found 12.
-- The order is exact: prompts with every word in the title (rank 1), newest first, then the others (rank 2), newest first.

create table private.prompt_search (
  prompt_id uuid primary key references public.user_prompts (id) on delete cascade,
  created_at timestamptz not null,
  category text,
  title_words tsvector not null,
  words tsvector not null
);

create index prompt_search_newest on private.prompt_search (created_at desc, prompt_id desc);
create index prompt_search_by_category on private.prompt_search (category, created_at desc, prompt_id desc);
-- No pending list: a search must not pay for what others have just published.
create index prompt_search_title_words on private.prompt_search using gin (title_words) with (fastupdate = off);
create index prompt_search_words on private.prompt_search using gin (words) with (fastupdate = off);

-- A chunk holds the prompts from its start to the start of the next one.
create table private.search_chunks (
  number integer primary key,
  since timestamptz not null,
  since_id uuid not null,
  prompts integer not null
);

create index search_chunks_by_start on private.search_chunks (since desc, since_id desc);

insert into private.search_chunks values (1, '-infinity', '00000000-0000-0000-0000-000000000000', 0);

-- How many public prompts there are, per category, and in all in the row ''.
create table public.public_prompt_counts (
  category text primary key,
  prompts bigint not null
);

-- Only functions read the index.
alter table private.prompt_search enable row level security;
alter table private.search_chunks enable row level security;
create policy "Nobody reads the index" on private.prompt_search for select to anon, authenticated using (false);
create policy "Nobody reads the chunks" on private.search_chunks for select to anon, authenticated using (false);
revoke all on private.prompt_search, private.search_chunks from public, anon, authenticated;
grant all on private.prompt_search, private.search_chunks to service_role;

alter table public.public_prompt_counts enable row level security;
create policy "Everybody reads the counts" on public.public_prompt_counts for select to anon, authenticated using (true);
revoke all on public.public_prompt_counts from public, anon, authenticated;
grant select on public.public_prompt_counts to anon, authenticated;
grant all on public.public_prompt_counts to service_role;

create function private.chunk_size() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 4000 $$;

-- Words as they are indexed. A category is one more word, which no visitor can type, so that GIN combines it with the others.
create function private.chunk_words(chunk integer, words text[], category text) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(array(
    select chunk || '/' || word
    from unnest(words || case when category is null then '{}' else array['=' || category] end) word))
$$;

create function private.chunk_query(chunks integer[], words text[], category text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select string_agg('(' || conditions || ')', ' | ')::tsquery
  from (
    select string_agg('''' || chunk || '/' || term, ' & ') as conditions
    from unnest(chunks) chunk, (
      select word || ''':*' as term from unnest(words) word
      union all
      select '=' || replace(replace(category, '\', '\\'), '''', '''''') || '''' where category is not null
    ) terms
    group by chunk
  ) alternatives
$$;

-- Statement triggers: publishing a thousand prompts counts once, not a thousand times.
create function private.track_public_prompts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_prompts(array(select coalesce(category, '') from new_rows where is_public), '{}');
    perform private.index_prompts(array(select id from new_rows where is_public));
  elsif tg_op = 'DELETE' then
    perform private.count_prompts('{}', array(select coalesce(category, '') from old_rows where is_public));
  else
    perform private.count_prompts(
      array(select coalesce(category, '') from new_rows where is_public),
      array(select coalesce(category, '') from old_rows where is_public));
    delete from private.prompt_search
    where prompt_id in (
      select id from old_rows was join new_rows became using (id) where was.is_public and not became.is_public);
    perform private.index_prompts(array(
      select id from new_rows became join old_rows was using (id)
      where became.is_public and (was.is_public, was.created_at, was.title, was.category, was.content)
        is distinct from (true, became.created_at, became.title, became.category, became.content)));
  end if;
  return null;
end
$$;

create function private.index_rows(ids uuid[]) returns void
language sql
set search_path = ''
as $$
  insert into private.prompt_search (prompt_id, created_at, category, title_words, words)
  select
    id, created_at, category,
    private.chunk_words(chunk.number, private.words(title), null),
    private.chunk_words(chunk.number, private.words(concat_ws(' ', title, category, content)), category)
  from public.user_prompts prompts, lateral (
    select number from private.search_chunks where (since, since_id) <= (prompts.created_at, prompts.id)
    order by since desc, since_id desc limit 1
  ) chunk
  where is_public and (ids is null or id = any (ids))
  on conflict (prompt_id) do update set
    created_at = excluded.created_at,
    category = excluded.category,
    title_words = excluded.title_words,
    words = excluded.words
$$;

-- Indexes everything anew in chunks of equal size. To be called after an import of old prompts. Without the word indexes
-- in the meantime it is several times faster.
create function private.rebuild_search() returns void
language plpgsql
set search_path = ''
as $$
begin
  drop index private.prompt_search_title_words, private.prompt_search_words;
  truncate private.prompt_search, private.search_chunks;
  insert into private.search_chunks
  select
    row_number() over (order by created_at, id),
    case position when 1 then '-infinity' else created_at end,
    case position when 1 then '00000000-0000-0000-0000-000000000000' else id end,
    private.chunk_size()
  from (
    select created_at, id, row_number() over (order by created_at, id) as position from public.user_prompts where is_public
    union all select '-infinity', '00000000-0000-0000-0000-000000000000', 1
    where not exists (select from public.user_prompts where is_public)
  ) ordered
  where position % private.chunk_size() = 1;
  perform private.index_rows(null);
  create index prompt_search_title_words on private.prompt_search using gin (title_words) with (fastupdate = off);
  create index prompt_search_words on private.prompt_search using gin (words) with (fastupdate = off);
end
$$;

-- Who publishes holds the lock of the total (count_prompts) until the end, so chunks are opened one after another.
create function private.index_prompts(ids uuid[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  newest private.search_chunks;
begin
  if cardinality(ids) = 0 then
    return;
  elsif cardinality(ids) > private.chunk_size() and cardinality(ids) > (select count(*) from private.prompt_search) then
    perform private.rebuild_search();
    return;
  end if;
  select * into newest from private.search_chunks order by since desc, since_id desc limit 1;
  if newest.prompts >= private.chunk_size() then
    insert into private.search_chunks
    values (newest.number + 1, clock_timestamp(), '00000000-0000-0000-0000-000000000000', cardinality(ids));
  else
    update private.search_chunks set prompts = prompts + cardinality(ids) where number = newest.number;
  end if;
  perform private.index_rows(ids);
end
$$;

-- In the order of the names, so that two statements never wait for each other in a circle.
create function private.count_prompts(added text[], removed text[]) returns void
language sql
set search_path = ''
as $$
  with changes as (
    select category, 1 as step from unnest(added) category
    union all select category, -1 from unnest(removed) category
  ), totals as (
    select category, sum(step) as prompts from changes where category <> '' group by category
    union all select '', sum(step) from changes
  )
  insert into public.public_prompt_counts as counts (category, prompts)
  select category, prompts from totals where prompts <> 0 order by category
  on conflict (category) do update set prompts = counts.prompts + excluded.prompts;

  delete from public.public_prompt_counts where category = any (removed) and category <> '' and prompts <= 0;
$$;

create trigger track_inserted_prompts after insert on public.user_prompts
referencing new table as new_rows for each statement execute function private.track_public_prompts();
create trigger track_updated_prompts after update on public.user_prompts
referencing old table as old_rows new table as new_rows for each statement execute function private.track_public_prompts();
create trigger track_deleted_prompts after delete on public.user_prompts
referencing old table as old_rows for each statement execute function private.track_public_prompts();

-- The words that few of the newest prompts have, or that are not much more common than the rarest; all, if none is rare.
create function private.rare_words(words text[], in_titles boolean) returns text[]
language sql stable
set search_path = ''
as $$
  with sample as (
    select
      case when in_titles then newest.title_words else newest.words end as words,
      split_part((tsvector_to_array(newest.words))[1], '/', 1) as chunk
    from private.prompt_search newest order by newest.created_at desc, newest.prompt_id desc limit 100
  ), shares as (
    select word, avg((sample.words @@ ('''' || chunk || '/' || word || ''':*')::tsquery)::integer) as share
    from unnest(rare_words.words) word, sample group by word
  )
  select coalesce(array_agg(word) filter (where share < greatest(0.2, 10 * rarest)), rare_words.words)
  from shares, (select min(share) as rarest from shares) least
$$;

-- Generic plans, because judging a prefix by statistics takes longer than finding it. "materialized" and "is true" keep the
-- planner from reading along the dates, or from asking GIN for more than the rare words.
create function private.find_public_prompts(
  query text, in_category text, after_rank integer, after_created_at timestamptz, after_id uuid, page_size integer
)
returns table (rank integer, prompt_id uuid, created_at timestamptz)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set plan_cache_mode = force_generic_plan
as $$
declare
  last_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  asked_words constant text[] := (private.words(left(query, 200)))[1:10];
  rare text[];
  by_index tsquery;
  by_row tsquery;
  from_date timestamptz := coalesce(after_created_at, 'infinity');
  from_id uuid := coalesce(after_id, last_id);
  chunks integer[];
  done integer;
  some_chunks integer[];
  step integer;
  wanted integer := page_size;
  found_rows integer;
begin
  if private.trimmed(query) = '' and in_category is null then
    return query
      select 0, listed.prompt_id, listed.created_at from private.prompt_search listed
      where (listed.created_at, listed.prompt_id) < (from_date, from_id)
      order by listed.created_at desc, listed.prompt_id desc limit wanted;
  elsif private.trimmed(query) = '' then
    return query
      select 0, listed.prompt_id, listed.created_at from private.prompt_search listed
      where listed.category = in_category and (listed.created_at, listed.prompt_id) < (from_date, from_id)
      order by listed.created_at desc, listed.prompt_id desc limit wanted;
  end if;
  if cardinality(asked_words) = 0 then
    return;
  end if;

  for tier in greatest(coalesce(after_rank, 1), 1)..2 loop
    if tier is distinct from after_rank then
      from_date := 'infinity';
      from_id := last_id;
    end if;
    rare := case when cardinality(asked_words) = 1 then asked_words else private.rare_words(asked_words, tier = 1) end;
    chunks := array(
      select number from private.search_chunks where (since, since_id) <= (from_date, from_id) order by since desc, since_id desc);
    done := 0;
    step := 1;
    while done < cardinality(chunks) loop
      some_chunks := chunks[done + 1:done + step];
      by_index := private.chunk_query(some_chunks, rare, case tier when 2 then in_category end);
      by_row := private.chunk_query(some_chunks, asked_words, null);
      if tier = 1 then
        return query
          with hits as materialized (
            select found.prompt_id, found.created_at from private.prompt_search found
            where found.title_words @@ by_index
              and (found.title_words @@ by_row) is true
              and (in_category is null or found.category = in_category)
              and ((found.created_at, found.prompt_id) < (from_date, from_id)) is true
          )
          select 1, hits.prompt_id, hits.created_at from hits order by hits.created_at desc, hits.prompt_id desc limit wanted;
      else
        return query
          with hits as materialized (
            select found.prompt_id, found.created_at from private.prompt_search found
            where found.words @@ by_index
              and (found.words @@ by_row) is true
              and (in_category is null or found.category = in_category)
              and not found.title_words @@ by_row
              and ((found.created_at, found.prompt_id) < (from_date, from_id)) is true
          )
          select 2, hits.prompt_id, hits.created_at from hits order by hits.created_at desc, hits.prompt_id desc limit wanted;
      end if;
      get diagnostics found_rows = row_count;
      wanted := wanted - found_rows;
      if wanted = 0 then
        return;
      end if;
      done := done + step;
      step := least(step * 4, 16);
    end loop;
  end loop;
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
    hits.rank, prompts.id, prompts.title, prompts.category, prompts.preview, prompts.created_at, prompts.updated_at,
    prompts.user_id, authors.username, authors.display_name, authors.x_handle
  from private.find_public_prompts(
    coalesce(query, ''), in_category, after_rank, after_created_at, after_id, least(greatest(coalesce(page_size, 24), 1), 25)
  ) hits
  join public.user_prompts prompts on prompts.id = hits.prompt_id and prompts.is_public
  join public.user_profiles authors on authors.id = prompts.user_id
  order by hits.rank, hits.created_at desc, hits.prompt_id desc
$$;

comment on function public.search_public_prompts(text, text, integer, timestamptz, uuid, integer)
  is 'A page of public prompts with their authors. May be null: category, display_name, x_handle.';

revoke execute on function
  private.chunk_size(), private.chunk_words(integer, text[], text), private.chunk_query(integer[], text[], text),
  private.track_public_prompts(), private.index_rows(uuid[]), private.index_prompts(uuid[]), private.rebuild_search(),
  private.count_prompts(text[], text[]),
  private.rare_words(text[], boolean),
  private.find_public_prompts(text, text, integer, timestamptz, uuid, integer),
  public.search_public_prompts(text, text, integer, timestamptz, uuid, integer)
from public, anon, authenticated;
grant execute on function
  private.find_public_prompts(text, text, integer, timestamptz, uuid, integer),
  public.search_public_prompts(text, text, integer, timestamptz, uuid, integer)
to anon, authenticated, service_role;
