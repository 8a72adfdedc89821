-- My Prompts and Saved. Both read all rows of one account, of which there are a thousand and two thousand at most (the quotas).

-- A page of somebody's own prompts, and how many match. Words match as in the community's search; with words, prompts that have all of
-- them in the title come first. A prompt that was never used stands where it was created.
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
returns table (total bigint, ids uuid[])
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
      row_number() over (order by
        coalesce(searches and prompts.search @@ in_title, false) desc,
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
    where (in_category is null or lower(prompts.category) = lower(in_category))
      and (visible_to_all is null or prompts.is_public = visible_to_all)
      and (not searches or prompts.search @@ all_words)
      and (collected is null or collected = exists (
        select from public.collection_items items
        -- By prompt_id, which has an index.
        where items.user_id = prompts.user_id and items.prompt_id = prompts.id::text
          and (in_collection is null or items.collection_id = in_collection)
      ))
  )
  select
    count(*),
    coalesce(array_agg(id order by place) filter (where (place - 1) / least(greatest(page_size, 1), 100) = page - 1), '{}')
  from found
$$;

-- The categories of somebody's own prompts: the fifty with the most. Those that differ in case are one, by its most frequent spelling.
create function public.own_prompt_categories() returns table (category text, prompts bigint)
language sql stable security invoker
set search_path = ''
as $$
  select mode() within group (order by category), count(*) from public.user_prompts
  where user_id = (select private.caller()) and category is not null
  group by lower(category) order by 2 desc, 1 limit 50
$$;

-- Everything somebody saved, with title and category of those that are public prompts, the collections that hold it, and, with words, how it
-- matches: 1 where all stand in the title, 2 where they do not, null where some are missing.
create function public.own_saved_prompts(query text default '')
returns table (prompt_id text, created_at timestamptz, used_at timestamptz, title text, category text, collections uuid[], rank integer)
language sql stable security invoker
set search_path = ''
as $$
  with asked as materialized (
    select private.search_query(words, '') as all_words, private.search_query(words, '=') as in_title
    from (select (private.words(left(coalesce(query, ''), 200)))[1:10] as words) split
  )
  select
    saved.prompt_id, saved.created_at, saved.used_at, prompts.title, prompts.category,
    array(select items.collection_id from public.collection_items items where items.user_id = saved.user_id and items.prompt_id = saved.prompt_id),
    case when prompts.search @@ in_title then 1 when prompts.search @@ all_words then 2 end
  from asked
  join public.saved_prompts saved on saved.user_id = (select private.caller())
  left join public.user_prompts prompts on prompts.id = saved.user_prompt_id and prompts.is_public
$$;

comment on function public.own_saved_prompts(text) is 'What somebody saved. May be null: used_at, title, category, rank.';

grant execute on function
  private.search_query(text[], text),
  public.search_own_prompts(text, text, boolean, text, integer, integer, boolean, uuid), public.own_prompt_categories(), public.own_saved_prompts(text)
to authenticated;
