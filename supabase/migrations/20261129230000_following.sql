-- How many people saved a public prompt, what was made with it, and whom and what people follow. Decisions: docs/decisions/following.md.

-- How many accounts besides its author's have saved a prompt. A trigger writes it: to count ten thousand saves for a list takes too long.
create table public.prompt_saves (
  prompt_id uuid primary key references public.user_prompts (id) on delete cascade,
  saves integer not null
);

create index prompt_saves_most on public.prompt_saves (saves desc, prompt_id);

alter table public.prompt_saves enable row level security;
-- One or two could be known. Not "exists", which is made a hash of all public prompts for a page of a list.
create policy "Everybody reads how many saved what is public" on public.prompt_saves for select to anon, authenticated using (
  saves >= 3 and (select is_public from public.user_prompts where id = prompt_id)
);
grant select on public.prompt_saves to anon, authenticated;
grant all on public.prompt_saves to service_role;

-- In the order of the ids, so that two who save or remove many never wait for each other. With the rights of the owner, because nobody else counts.
create function private.count_saves() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.prompt_saves as counts (prompt_id, saves)
    select prompts.id, count(*) from changed join public.user_prompts prompts on prompts.id = changed.user_prompt_id
    where prompts.user_id <> changed.user_id group by prompts.id order by prompts.id
    on conflict (prompt_id) do update set saves = counts.saves + excluded.saves;
  else
    perform from public.prompt_saves where prompt_id in (select user_prompt_id from changed) order by prompt_id for update;
    update public.prompt_saves counts set saves = counts.saves - gone.saves
    from (
      select prompts.id, count(*) as saves from changed join public.user_prompts prompts on prompts.id = changed.user_prompt_id
      where prompts.user_id <> changed.user_id group by prompts.id
    ) gone
    where counts.prompt_id = gone.id;
  end if;
  return null;
end
$$;

create trigger count_saved after insert on public.saved_prompts
referencing new table as changed for each statement execute function private.count_saves();
create trigger count_removed after delete on public.saved_prompts
referencing old table as changed for each statement execute function private.count_saves();

-- Below the triggers, which keep others from saving meanwhile.
insert into public.prompt_saves (prompt_id, saves)
select prompts.id, count(*) from public.saved_prompts saved join public.user_prompts prompts on prompts.id = saved.user_prompt_id
where prompts.user_id <> saved.user_id group by prompts.id;

create index user_prompts_public_copies on public.user_prompts (source_id, created_at desc) where is_public and source_id is not null;

-- Public prompts that others made of a public prompt and changed: the newest of each of them. With the rights of the owner, because nobody else knows
-- whom its author has blocked.
create function private.prompt_copies(original uuid, at_most integer) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select id from (
    select distinct on (copies.user_id) copies.id, copies.created_at
    from public.user_prompts prompts
    cross join lateral (
      select id, user_id, content, created_at from public.user_prompts made
      where made.source_id = original::text and made.is_public and made.user_id <> prompts.user_id
        and not exists (select from public.blocks where blocker_id = prompts.user_id and blocked_id = made.user_id)
      order by made.created_at desc limit 200
    ) copies
    where prompts.id = original and prompts.is_public and copies.content <> prompts.content
    order by copies.user_id, copies.created_at desc
  ) newest
  order by created_at desc, id limit least(at_most, 24)
$$;

create function public.prompt_copies(prompt uuid, at_most integer default 4) returns setof uuid
language sql stable security invoker
set search_path = ''
as $$ select private.prompt_copies(prompt, at_most) $$;

-- Whom and what people follow: a person, or a category by its name.
create table public.follows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  author_id uuid,
  category text,
  created_at timestamptz not null default now(),
  constraint follows_author_fkey foreign key (author_id) references public.user_profiles (id) on delete cascade,
  constraint follows_one check (num_nonnulls(author_id, category) = 1),
  constraint follows_others check (author_id <> user_id),
  constraint follows_category_length check (char_length(category) between 1 and 50),
  constraint follows_category_characters check (private.is_plain_line(category)),
  constraint follows_once unique nulls not distinct (user_id, author_id, category)
);

create index follows_of_authors on public.follows (author_id);

create trigger check_number after insert on public.follows
referencing new table as new_rows for each statement when (private.is_api()) execute function
  private.check_quota('user_id', 'count(*)', '200', 'An account can follow at most 200 people and categories', 'follows');

alter table public.follows enable row level security;
create policy "People see whom they follow" on public.follows for select to authenticated using (user_id = (select auth.uid()));
create policy "People follow for themselves" on public.follows for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People end what they follow" on public.follows for delete to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.follows to authenticated;
grant insert (user_id, author_id, category) on public.follows to authenticated;
grant all on public.follows to service_role;

-- The secret address of the feed of what somebody follows, as a hash. No token makes or ends one.
create table public.feed_addresses (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  hash text not null unique,
  created_at timestamptz not null default now(),
  constraint feed_addresses_hash_format check (hash ~ '^[0-9a-f]{64}$')
);

alter table public.feed_addresses enable row level security;
create policy "People see that they have a feed" on public.feed_addresses for select to authenticated using (user_id = (select auth.uid()));
create policy "People make their feed" on public.feed_addresses
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.token_scope()) is null);
create policy "People end their feed" on public.feed_addresses
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.token_scope()) is null);
grant select (user_id, created_at), delete on public.feed_addresses to authenticated;
grant insert (user_id, hash) on public.feed_addresses to authenticated;
grant all on public.feed_addresses to service_role;

-- A changed password ends the feed, too.
create or replace function private.end_tokens() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.personal_tokens where user_id = new.id;
  delete from public.feed_addresses where user_id = new.id;
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array '{prompt_saves,follows,feed_addresses}'::text[] loop
    execute format(
      'create trigger refuse_read_token before insert or update or delete on public.%I for each statement '
      'when (private.token_scope() = ''read'') execute function private.refuse_read_token()',
      name
    );
  end loop;
end
$$;

-- The newest public prompts of those whom somebody follows, and of others in the categories: from each thirty at most.
create function private.followed_by(follower uuid) returns table (prompt_id uuid, by_author boolean, created_at timestamptz)
language sql stable
set search_path = ''
as $$
  select found.id, bool_or(follows.author_id is not null), found.created_at
  from public.follows
  cross join lateral (
    (
      select id, created_at from public.user_prompts
      where follows.author_id is not null and user_id = follows.author_id and is_public order by created_at desc, id desc limit 30
    )
    union all
    (
      select id, created_at from public.user_prompts
      where follows.category is not null and category = follows.category and is_public and user_id <> follower
      order by created_at desc, id desc limit 30
    )
  ) found
  where follows.user_id = follower
  group by found.id, found.created_at
  order by found.created_at desc, found.id limit 30
$$;

-- What is new of what the caller follows, with the authors.
create function public.followed_prompts()
returns table (
  id uuid, title text, category text, created_at timestamptz, is_of_followed boolean, username text, display_name text
)
language sql stable security invoker
set search_path = ''
as $$
  select prompts.id, prompts.title, prompts.category, prompts.created_at, found.by_author, authors.username, authors.display_name
  from private.followed_by((select private.caller())) found
  join public.user_prompts prompts on prompts.id = found.prompt_id
  join public.user_profiles authors on authors.id = prompts.user_id
  order by prompts.created_at desc, prompts.id
$$;

comment on function public.followed_prompts() is 'May be null: category, display_name.';

-- What is in the feed with this secret address, and the categories that are followed; no row where there is none. With the rights of the owner,
-- because a feed reader has no session.
create function private.feed_contents(address text) returns table (prompts uuid[], categories text[])
language sql stable security definer
set search_path = ''
as $$
  select
    array(select prompt_id from private.followed_by(feeds.user_id) order by created_at desc, prompt_id),
    array(select category from public.follows where user_id = feeds.user_id and category is not null order by 1)
  from public.feed_addresses feeds where feeds.hash = private.token_hash(address)
$$;

create function public.feed_contents(address text) returns table (prompts uuid[], categories text[])
language sql stable security invoker
set search_path = ''
as $$ select * from private.feed_contents(address) $$;

grant execute on function
  private.prompt_copies(uuid, integer), public.prompt_copies(uuid, integer), private.feed_contents(text), public.feed_contents(text)
to anon, authenticated, service_role;
grant execute on function private.followed_by(uuid), public.followed_prompts() to authenticated;
