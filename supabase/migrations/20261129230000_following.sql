-- How many people saved a public prompt, what was made with it, whom and what people follow, and who is mailed what is new of it. Decisions:
-- docs/decisions/following.md.

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

-- When a prompt was made public for the first time: it is written before, maybe long before. Null for what was public before there was this column.
alter table public.user_prompts add column published_at timestamptz;

create function private.note_published() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.published_at := clock_timestamp();
  return new;
end
$$;

create trigger note_published before update on public.user_prompts for each row
when (new.is_public and not old.is_public and old.published_at is null) execute function private.note_published();

-- Who is mailed what is new of what they follow. Taken and sent by scripts/lib/send-mails.ts. No token turns it on or off.
create table public.daily_mails (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- Until when they know what is new.
  told_at timestamptz not null default now(),
  -- When to look for what is new: a day after the last mail, and after this was turned on, so that turning it off and on brings no second one. An
  -- hour less than a day, because a command that runs once a day would sometimes come a moment too early.
  due_at timestamptz not null default now() + interval '23 hours',
  -- Of the secrets in the links of the last sixty mails.
  link_hashes text[] not null default '{}'
);

create index daily_mails_due on public.daily_mails (due_at);
create index daily_mails_links on public.daily_mails using gin (link_hashes);

alter table public.daily_mails enable row level security;
create policy "People see that they are mailed" on public.daily_mails for select to authenticated using (user_id = (select auth.uid()));
create policy "People ask for mails" on public.daily_mails
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.token_scope()) is null);
create policy "People end mails" on public.daily_mails
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.token_scope()) is null);
grant select (user_id, told_at), delete on public.daily_mails to authenticated;
grant insert (user_id) on public.daily_mails to authenticated;
grant all on public.daily_mails to service_role;

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
  foreach name in array '{prompt_saves,follows,feed_addresses,daily_mails}'::text[] loop
    execute format(
      'create trigger refuse_read_token before insert or update or delete on public.%I for each statement '
      'when (private.token_scope() = ''read'') execute function private.refuse_read_token()',
      name
    );
  end loop;
end
$$;

-- The newest public prompts of those whom somebody follows, and of others in the categories: from each thirty at most. Nothing of whom they block.
create function private.followed_by(follower uuid) returns table (prompt_id uuid, by_author boolean, created_at timestamptz)
language sql stable rows 30
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
        and not exists (select from public.blocks where blocker_id = follower and blocked_id = user_id)
      order by created_at desc, id desc limit 30
    )
  ) found
  where follows.user_id = follower
    and not exists (select from public.blocks where blocker_id = follower and blocked_id = follows.author_id)
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

-- The mails that are due, of fifty people, each taken once, also by several processes: ten prompts that are new since the last one, how many there
-- are (as in the feed, thirty at most), the secret of the link that ends the mails, and how many suggestions wait. Where nothing is new, or no mail
-- may be sent, the row has nothing to send, and it is looked at again in an hour. With the rights of the owner, because the addresses are in the
-- schema auth.
create function private.take_daily_mails() returns table (email text, secret text, prompts json, total integer, suggestions integer)
language sql volatile security definer
set search_path = ''
as $$
  with suspended as (
    select user_id from public.suspensions where ends_at is null or ends_at > now()
  ),
  due as materialized (
    select user_id, told_at from public.daily_mails where due_at <= now() order by due_at limit 50 for update skip locked
  ),
  news as materialized (
    select
      due.user_id, people.email::text, found.prompts, found.total,
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as secret
    from due
    join auth.users people on people.id = due.user_id and people.email is not null and people.email_confirmed_at is not null
    cross join lateral (
      select
        json_agg(json_build_object('id', id, 'title', title, 'username', username, 'name', coalesce(display_name, username)) order by place)
          filter (where place <= 10) as prompts,
        count(*)::integer as total
      from (
        select
          prompts.id, prompts.title, authors.username, authors.display_name,
          row_number() over (order by coalesce(prompts.published_at, prompts.created_at) desc, prompts.id) as place
        from private.followed_by(due.user_id) found
        join public.user_prompts prompts on prompts.id = found.prompt_id
        join public.user_profiles authors on authors.id = prompts.user_id
        where coalesce(prompts.published_at, prompts.created_at) > due.told_at
          and not exists (select from suspended where user_id = prompts.user_id)
      ) listed
    ) found
    where found.total > 0 and not exists (select from suspended where user_id = due.user_id)
  ),
  noted as (
    update public.daily_mails mails set
      told_at = case when news.user_id is null then mails.told_at else now() end,
      due_at = now() + case when news.user_id is null then interval '1 hour' else interval '23 hours' end,
      link_hashes = case when news.user_id is null then mails.link_hashes else (private.token_hash(news.secret) || mails.link_hashes)[1:60] end
    from due left join news on news.user_id = due.user_id
    where mails.user_id = due.user_id
  )
  select
    news.email, news.secret, news.prompts, coalesce(news.total, 0),
    (select count(*)::integer from public.suggestions where author_id = due.user_id and state = 'open' and hidden_at is null)
  from due left join news on news.user_id = due.user_id
$$;

create function public.take_daily_mails() returns table (email text, secret text, prompts json, total integer, suggestions integer)
language sql volatile security invoker
set search_path = ''
as $$ select * from private.take_daily_mails() $$;

comment on function public.take_daily_mails() is 'May be null: email, secret, prompts.';

-- Ends the mails of whoever got one with this secret, and says nothing about it. With the rights of the owner, because the link needs no session.
create function private.end_daily_mails(secret text) returns void
language sql volatile security definer
set search_path = ''
as $$ delete from public.daily_mails where link_hashes @> array[private.token_hash(secret)] $$;

create function public.end_daily_mails(secret text) returns void
language sql volatile security invoker
set search_path = ''
as $$ select private.end_daily_mails(secret) $$;

grant execute on function
  private.prompt_copies(uuid, integer), public.prompt_copies(uuid, integer), private.feed_contents(text), public.feed_contents(text)
to anon, authenticated, service_role;
grant execute on function private.end_daily_mails(text), public.end_daily_mails(text) to anon, authenticated;
grant execute on function private.take_daily_mails(), public.take_daily_mails() to service_role;
grant execute on function private.followed_by(uuid), public.followed_prompts() to authenticated;
