-- Personal tokens: a program that sends one reads and writes what its owner may, by the same row level security, and nothing else: no
-- sign-in data and no tokens. Decisions: docs/decisions/tokens.md.

create table public.personal_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  -- SHA-256 of the token, in hexadecimal digits. The token is shown once and stored nowhere. Nobody reads this column through the API.
  hash text not null,
  scope text not null,
  created_at timestamptz not null default now(),
  -- Null: it does not expire.
  expires_at timestamptz,
  last_used_on date,
  -- The address ranges that it was used from, the last one last, and when it was first used from one that was not the first.
  networks text[] not null default '{}',
  new_network_at timestamptz,
  constraint personal_tokens_hash_key unique (hash),
  constraint personal_tokens_hash_format check (hash ~ '^[0-9a-f]{64}$'),
  constraint personal_tokens_name_length check (char_length(name) between 1 and 60),
  constraint personal_tokens_name_characters check (private.is_plain_line(name)),
  constraint personal_tokens_scope check (scope in ('read', 'write')),
  -- 365 days at most, and one for the clocks of two servers.
  constraint personal_tokens_expiry check (expires_at <= created_at + interval '366 days')
);

create index personal_tokens_of_people on public.personal_tokens (user_id);

create function private.guard_personal_token() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api() then
    new.created_at := clock_timestamp();
  end if;
  return new;
end
$$;

create trigger guard_personal_token before insert on public.personal_tokens
for each row execute function private.guard_personal_token();

create trigger check_number after insert on public.personal_tokens
referencing new table as new_rows for each statement when (private.is_api()) execute function
  private.check_quota('user_id', 'count(*)', '20', 'An account can have at most 20 tokens', 'personal_tokens');

alter table public.personal_tokens enable row level security;

create policy "People see their tokens, not with one" on public.personal_tokens
  for select to authenticated using (user_id = (select auth.uid()) and (select private.token_scope()) is null);
create policy "People make tokens, not with one" on public.personal_tokens
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.token_scope()) is null);
create policy "People revoke their tokens, not with one" on public.personal_tokens
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.token_scope()) is null);

grant select (id, user_id, name, scope, created_at, expires_at, last_used_on, new_network_at), delete on public.personal_tokens to authenticated;
-- With the id, whoever has lost the answer removes what nobody has seen.
grant insert (id, user_id, name, hash, scope, expires_at) on public.personal_tokens to authenticated;
grant all on public.personal_tokens to service_role;

-- A token that may read changes nothing, also where a function runs with the rights of the owner.
create function private.refuse_read_token() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'This token may only read' using errcode = '42501';
end
$$;

-- Every table of the API has this trigger (tests/db/personal-tokens.test.ts).
do $$
declare
  name text;
begin
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format(
      'create trigger refuse_read_token before insert or update or delete on public.%I for each statement '
      'when (private.token_scope() = ''read'') execute function private.refuse_read_token()',
      name
    );
  end loop;
end
$$;

-- A token as it is stored.
create function private.token_hash(token text) returns text
language sql immutable parallel safe
set search_path = ''
return encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- The claims of a request with this token, as those of a session; null where there is no such token or it has expired. With the rights of the
-- owner, because whoever sends a token has no session.
create function private.token_claims(token text) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object('sub', user_id, 'role', 'authenticated', 'aud', 'authenticated', 'token_scope', scope)
  from public.personal_tokens
  where hash = private.token_hash(token) and (expires_at is null or expires_at > now())
$$;

-- Whose a token is and what it may do; nothing where there is no such token or it has expired. Notes the day, and the range of addresses that
-- it was used from.
create function private.use_token(token text, network text) returns table (user_id uuid, scope text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  used public.personal_tokens;
begin
  select * into used from public.personal_tokens
  where hash = private.token_hash(token) and (expires_at is null or expires_at > now());
  if not found then
    return;
  end if;
  if used.last_used_on is distinct from current_date or network <> all (used.networks) then
    update public.personal_tokens tokens set
      last_used_on = current_date,
      -- The last ten.
      networks = case when network = any (tokens.networks) then tokens.networks else (tokens.networks || left(network, 50))[greatest(cardinality(tokens.networks) - 8, 1):] end,
      new_network_at = case
        when network = any (tokens.networks) or tokens.networks = '{}' then tokens.new_network_at else clock_timestamp()
      end
    where tokens.id = used.id;
  end if;
  return query select used.user_id, used.scope;
end
$$;

create function public.use_token(token text, network text) returns table (user_id uuid, scope text)
language sql volatile security invoker
set search_path = ''
as $$ select * from private.use_token(token, network) $$;

-- A changed password ends all tokens of the account, however it was changed.
create function private.end_tokens() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.personal_tokens where user_id = new.id;
  return null;
end
$$;

create trigger end_tokens after update on auth.users
for each row when (old.encrypted_password is distinct from new.encrypted_password) execute function private.end_tokens();

grant execute on function private.token_scope() to anon, authenticated, service_role;
grant execute on function private.token_claims(text), private.use_token(text, text), public.use_token(text, text) to anon, authenticated;
