-- What is new of whom and what people follow is new when it was first published: it may have been a draft for long.

create index user_prompts_published on public.user_prompts (user_id, coalesce(published_at, created_at) desc, id desc) where is_public;
create index user_prompts_published_by_category on public.user_prompts (category, coalesce(published_at, created_at) desc, id desc)
where is_public;

drop function public.followed_prompts();
drop function private.followed_by(uuid);

-- The last published prompts of those whom somebody follows, and of others in the categories: from each thirty at most. Nothing of whom they block.
create function private.followed_by(follower uuid) returns table (prompt_id uuid, by_author boolean, published_at timestamptz)
language sql stable rows 30
set search_path = ''
as $$
  select found.id, bool_or(follows.author_id is not null), found.published
  from public.follows
  cross join lateral (
    (
      select id, coalesce(published_at, created_at) as published from public.user_prompts
      where follows.author_id is not null and user_id = follows.author_id and is_public
      order by coalesce(published_at, created_at) desc, id desc limit 30
    )
    union all
    (
      select id, coalesce(published_at, created_at) as published from public.user_prompts
      where follows.category is not null and category = follows.category and is_public and user_id <> follower
        and not exists (select from public.blocks where blocker_id = follower and blocked_id = user_id)
      order by coalesce(published_at, created_at) desc, id desc limit 30
    )
  ) found
  where follows.user_id = follower
    and not exists (select from public.blocks where blocker_id = follower and blocked_id = follows.author_id)
  group by found.id, found.published
  order by found.published desc, found.id limit 30
$$;

-- What is new of what the caller follows, with the authors.
create function public.followed_prompts()
returns table (
  id uuid, title text, category text, published_at timestamptz, is_of_followed boolean, username text, display_name text
)
language sql stable security invoker
set search_path = ''
as $$
  select prompts.id, prompts.title, prompts.category, found.published_at, found.by_author, authors.username, authors.display_name
  from private.followed_by((select private.caller())) found
  join public.user_prompts prompts on prompts.id = found.prompt_id
  join public.user_profiles authors on authors.id = prompts.user_id
  order by found.published_at desc, prompts.id
$$;

comment on function public.followed_prompts() is 'May be null: category, display_name.';

create or replace function private.feed_contents(address text) returns table (prompts uuid[], categories text[])
language sql stable security definer
set search_path = ''
as $$
  select
    array(select prompt_id from private.followed_by(feeds.user_id) order by published_at desc, prompt_id),
    array(select category from public.follows where user_id = feeds.user_id and category is not null order by 1)
  from public.feed_addresses feeds where feeds.hash = private.token_hash(address)
$$;

grant execute on function private.followed_by(uuid), public.followed_prompts() to authenticated;
