-- What the start page and the home page show of what somebody wrote, saved and pinned: what is pinned, and of all the first `at_most`, the last
-- copied or sent first. As in My Prompts and Saved, what was never used stands where it was written or saved; what is gone is left out. Library
-- prompts have nothing but their slug.
create function public.recent_prompts(at_most integer default 8)
returns table (
  prompt_id text, used_at timestamptz, pinned_at timestamptz, is_own boolean, title text, category text, is_public boolean,
  updated_at timestamptz, variable_count integer, username text, display_name text
)
language sql stable security invoker
set search_path = ''
as $$
  with pins as materialized (
    select pinned.prompt_id, pinned.user_prompt_id, pinned.created_at
    from public.pinned_prompts pinned where pinned.user_id = (select private.caller())
  ), kept as (
    select prompts.id::text as prompt_id, prompts.id as user_prompt_id, uses.used_at, prompts.created_at
    from public.user_prompts prompts
    left join public.user_prompt_uses uses on uses.prompt_id = prompts.id
    where prompts.user_id = (select private.caller())
    union all
    -- Their own is above.
    select others.prompt_id, others.user_prompt_id, max(others.used_at), min(others.created_at)
    from (
      select saved.prompt_id, saved.user_prompt_id, saved.used_at, saved.created_at
      from public.saved_prompts saved where saved.user_id = (select private.caller())
      union all
      select pins.prompt_id, pins.user_prompt_id, null, pins.created_at from pins
    ) others
    left join public.user_prompts prompts on prompts.id = others.user_prompt_id
    where others.user_prompt_id is null or (prompts.is_public and prompts.user_id <> (select private.caller()))
    group by others.prompt_id, others.user_prompt_id
  ), placed as (
    select
      kept.prompt_id, kept.user_prompt_id, kept.used_at, pins.created_at as pinned_at,
      row_number() over (order by coalesce(kept.used_at, kept.created_at) desc, kept.prompt_id) as place
    from kept left join pins on pins.prompt_id = kept.prompt_id
  )
  select
    placed.prompt_id, placed.used_at, placed.pinned_at, coalesce(prompts.user_id = (select private.caller()), false),
    prompts.title, prompts.category, prompts.is_public, prompts.updated_at, prompts.variable_count, authors.username, authors.display_name
  from placed
  left join public.user_prompts prompts on prompts.id = placed.user_prompt_id
  left join public.user_profiles authors on authors.id = prompts.user_id
  where placed.place <= least(coalesce(at_most, 0), 100) or placed.pinned_at is not null
  order by placed.place
$$;

comment on function public.recent_prompts(integer) is 'What somebody wrote, saved and pinned, the last used first. May be null: used_at, pinned_at, title, category, is_public, updated_at, variable_count, username, display_name.';

grant execute on function public.recent_prompts(integer) to authenticated;

-- What the dashboard says on each page: how many prompts, saved prompts and collections the caller has, how much of it is hidden, whether they
-- may publish nothing, and whether they moderate.
create function public.own_counts()
returns table (
  prompts integer, public_prompts integer, saved integer, collections integer, hidden integer, is_suspended boolean, is_moderator boolean
)
language sql stable security invoker
set search_path = ''
as $$
  select
    own.prompts, own.public_prompts,
    (select count(*)::integer from public.saved_prompts where user_id = (select private.caller())),
    (select count(*)::integer from public.collections where user_id = (select private.caller())),
    (select count(*)::integer from public.moderation_cases where author_id = (select private.caller()) and state = 'hidden'),
    exists (select from public.suspensions where user_id = (select private.caller()) and (ends_at is null or ends_at > now())),
    private.is_moderator()
  from (
    select count(*)::integer as prompts, (count(*) filter (where is_public))::integer as public_prompts
    from public.user_prompts where user_id = (select private.caller())
  ) own
$$;

grant execute on function public.own_counts() to authenticated;
