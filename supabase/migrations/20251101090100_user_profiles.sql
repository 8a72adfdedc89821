-- Public profiles. Everybody may read every column of those that are not hidden, so nothing private (no e-mail) may ever be added here.

-- Names that would speak for the site. RESERVED_USERNAMES in lib/profiles/reserved-usernames.ts is the same list.
create function private.reserved_usernames() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select '{about,account,admin,administrator,api,auth,categories,category,collections,community,dashboard,faq,grok,grok_prompts,grokprompts,
guides,help,library,login,mcp,moderator,official,privacy,prompt,prompts,reset,root,saved,search,security,shared,signup,skills,staff,support,
system,team,terms,xai}'::text[]
$$;

create table public.user_profiles (
  id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  username text not null,
  display_name text,
  bio text,
  x_handle text,
  updated_at timestamptz not null default now(),
  -- Nobody sees it but its owner, until a moderator has looked: …_moderation.sql.
  hidden_at timestamptz,
  -- Only lower case passes, so this uniqueness is case-insensitive.
  constraint user_profiles_username_key unique (username),
  constraint user_profiles_username_format check (username ~ '^[a-z][a-z0-9_]{2,19}$'),
  constraint user_profiles_username_free check (username <> all (private.reserved_usernames())),
  constraint user_profiles_display_name_length check (char_length(display_name) <= 50),
  constraint user_profiles_display_name_characters check (private.is_plain_line(display_name)),
  constraint user_profiles_bio_length check (char_length(bio) <= 200),
  constraint user_profiles_bio_characters
    check (bio !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  constraint user_profiles_x_handle_format check (x_handle ~ '^[a-z0-9_]{1,15}$')
);

-- For search_people.
create index user_profiles_search on public.user_profiles
using gin (array_to_tsvector(private.words(coalesce(display_name, '') || ' ' || username)));

create function private.guard_user_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.username := lower(new.username);
  new.display_name := nullif(private.trimmed(new.display_name), '');
  if tg_op = 'UPDATE' then
    if new.id <> old.id then
      raise exception 'A profile cannot be moved to another account' using errcode = '42501';
    elsif private.is_api() and new.hidden_at is distinct from old.hidden_at then
      raise exception 'hidden_at of a profile cannot be changed' using errcode = '42501';
    end if;
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  elsif private.is_api() then
    new.hidden_at := null;
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;

create trigger guard_user_profile before insert or update on public.user_profiles
for each row execute function private.guard_user_profile();

alter table public.user_profiles enable row level security;

create policy "Everybody reads profiles" on public.user_profiles
  for select to anon using (hidden_at is null);
create policy "People read profiles and their own" on public.user_profiles
  for select to authenticated using (hidden_at is null or id = (select auth.uid()));
create policy "People make their own profile" on public.user_profiles
  for insert to authenticated with check (id = (select auth.uid()));
create policy "People edit their own profile" on public.user_profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- id and updated_at are writable because an upsert names them; the trigger stops both from being changed.
grant select on public.user_profiles to anon, authenticated;
grant insert (id, username, display_name, bio, x_handle, updated_at) on public.user_profiles to authenticated;
grant update (id, username, display_name, bio, x_handle, updated_at) on public.user_profiles to authenticated;
grant all on public.user_profiles to service_role;

create function private.username_base(email text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select left(case when prefix ~ '^[a-z].{2}' then prefix else 'user' || prefix end, 15)
  from (select regexp_replace(lower(coalesce(split_part(email, '@', 1), '')), '[^a-z0-9]', '', 'g') as prefix) cleaned
$$;

-- The part of an address before its @; null where it cannot be shown.
create function private.default_display_name(email text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when private.is_plain_line(prefix) then prefix end from (select left(split_part(email, '@', 1), 50) as prefix) prefixes
$$;

-- People with the same prefix wait for each other, so each sees which names are taken; the loop is for somebody who
-- renames themselves to the chosen name in between.
create function private.ensure_profile() returns public.user_profiles
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  address text;
  base text;
  free_name text;
  profile public.user_profiles;
begin
  select * into profile from public.user_profiles where id = person;
  if found then
    return profile;
  end if;
  select email into address from auth.users where id = person;
  if not found then
    raise exception 'Not authenticated' using errcode = '42501';
  end if;
  base := private.username_base(address);
  perform pg_advisory_xact_lock(hashtextextended('username ' || base, 0));
  loop
    select candidate into free_name
    from (select base || case when suffix = 0 then '' else suffix::text end as candidate, suffix
          from generate_series(0, 999) as suffix) as candidates
    where candidate <> all (private.reserved_usernames())
      and not exists (select from public.user_profiles taken where taken.username = candidate)
    order by suffix
    limit 1;
    if not found then
      raise exception 'Unable to generate unique username' using errcode = 'PT409';
    end if;
    insert into public.user_profiles (id, username, display_name)
    values (
      person,
      free_name,
      private.default_display_name(address)
    )
    on conflict do nothing
    returning * into profile;
    if not found then
      select * into profile from public.user_profiles where id = person;
    end if;
    exit when found;
  end loop;
  return profile;
end
$$;

create function public.ensure_profile() returns public.user_profiles
language sql volatile security invoker
set search_path = ''
as $$ select * from private.ensure_profile() $$;

-- For functions that run as whoever calls them. Parsed when it is created: not every backend lets people look into the schema auth.
create function private.caller() returns uuid
language sql stable
set search_path = ''
return auth.uid();

create function public.username_available(candidate text) returns boolean
language sql stable security invoker
set search_path = ''
return lower(candidate) <> all (private.reserved_usernames()) and not exists (
  select from public.user_profiles where username = lower(candidate) and id is distinct from (select private.caller())
);

grant execute on function private.reserved_usernames() to authenticated, service_role;
grant execute on function private.caller() to authenticated, service_role;
grant execute on function private.ensure_profile(), public.ensure_profile(), public.username_available(text) to authenticated;
