-- What all tables share: who may do what, quotas, rules of texts, and what one request may cost.

-- Only what is granted may be used. Otherwise everybody may call a new function, and hosted Supabase grants everything new in public to the
-- roles of its API.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

-- Not served by the API; its roles reach only what is granted.
create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

-- Whether the API asks, and not a migration, a seed or a function that runs with the rights of the owner.
create function private.is_api() returns boolean
language sql stable parallel safe
set search_path = ''
return current_user in ('anon', 'authenticated', 'service_role');

-- What the personal token (…_personal_tokens.sql) of this request may do: read or write; null where it has none, but a session.
create function private.token_scope() returns text
language sql stable parallel safe
set search_path = ''
return nullif(current_setting('request.jwt.claims', true), '')::json ->> 'token_scope';

-- The time, later with each answer in a transaction: what one statement writes is in its order, also where the clock is coarse.
create function private.next_instant() returns timestamptz
language plpgsql volatile
set search_path = ''
as $$
declare
  instant constant timestamptz := greatest(
    clock_timestamp(), nullif(current_setting('private.last_instant', true), '')::timestamptz + interval '1 microsecond'
  );
begin
  perform set_config('private.last_instant', instant::text, true);
  return instant;
end
$$;

-- The white space of JavaScript's trim(), plus the invisible characters nobody means to type at an edge.
create function private.trimmed(source text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select btrim(source, E' \t\n\u000b\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006'
    '\u2007\u2008\u2009\u200a\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff')
$$;

-- Whether a name or title may be shown: no controls, no marks that turn the direction of text, no letters without a shape, and
-- something that can be seen. lib/text/text-fields.ts says the same.
create function private.is_plain_line(source text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select source !~ '[\u0001-\u001f\u007f-\u009f\u061c\u115f\u1160\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\u3164\uffa0]'
    and source ~ '[^ \u00a0\u00ad\u034f\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200d\u202f\u205f-\u2065\u206a-\u206f\u2800\u3000\ufe00-\ufe0f\ufeff\ufff0-\ufff8\U000e0000-\U000e0fff]'
$$;

-- Chinese, Japanese, Thai, Lao, Burmese and Khmer are written without spaces between words: of them every two characters that stand beside each
-- other are a word, and the last one alone. What is searched for is divided likewise, so that it is found in the middle of a sentence, too.
create function private.unspaced_words(source text) returns text[]
language sql immutable parallel safe
set search_path = ''
set jit = off
as $$
  select coalesce(array_agg(distinct lower(normalize(pair, nfkc))), '{}')
  from (
    select distinct character || coalesce(lead(character) over (partition by number order by place), '') as pair
    from regexp_split_to_table(
      source,
      '[^\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u109f\u1780-\u17d3\u2e80-\u2fdf\u3005\u3006\u3041-\u30fa\u30fc-\u30ff\u31f0-\u31ff'
      '\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff]+'
    ) with ordinality as runs (run, number)
    cross join string_to_table(run, null) with ordinality as characters (character, place)
  ) pairs
$$;

-- Words as people see them: runs of letters and digits. Not to_tsvector's parser, which keeps a/b, foo@bar or 1.2 as one
-- token, so that a search for b would miss them. Separators are spelled out, so every locale splits alike.
create function private.words(source text) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select private.unspaced_words(source) || coalesce(array_agg(distinct left(word, 64)), '{}')
  from regexp_split_to_table(
    -- Cut before they are normalized as well: putting a long run of accents in order takes the square of its length. And after it:
    -- one letter can become eighteen.
    lower(left(normalize((
      select string_agg(left(run, 64), ' ')
      from regexp_split_to_table(
        source,
        -- As below, but for what becomes letters or digits; and what unspaced_words divides.
        '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7'
        '\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u109f\u1780-\u17d3'
        '\u2000-\u206f\u2190-\u245f\u2500-\u2bff\u2e80-\u2fdf\u3000-\u3020\u3030\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff'
        '\uf900-\ufaff\ufe00-\ufe0f\ufeff\uff01-\uff0f\uff1a-\uff20\uff66-\uff9f\U00020000-\U0003ffff]+'
      ) as run
    ), nfkc), 200000)),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7'
    '\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3007-\u3020\u3030\ufe00-\ufe0f\ufeff]+'
  ) as word
  where word <> ''
$$;

-- Of what names a prompt, a slug of the library or the id of somebody's prompt: the id, null for a slug.
create function private.user_prompt_id(prompt_id text) returns uuid
language sql immutable parallel safe
set search_path = ''
return case when prompt_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then prompt_id::uuid end;

-- How much one account, or one collection, may hold. Asked once a statement, after it, under a lock: of two that are under way at once the
-- second counts what the first has written. The arguments: the column of the owner, what is measured, how much is allowed, and message and
-- detail of the refusal. The detail tells a client which limit it is (lib/forms/database-refusal.ts). With the rights of the owner, because
-- what is deleted counts, too, and is not seen by whoever deleted it; its triggers ask private.is_api().
create function private.check_quota() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  owner_id uuid;
  used bigint;
begin
  if tg_op = 'UPDATE' then
    -- Whoever has too much text already may still shorten, publish and rename.
    if not exists (
      select from new_rows became join old_rows was using (id) where octet_length(became.content) > octet_length(was.content)
    ) then
      return null;
    end if;
  end if;
  for owner_id in execute format('select distinct %I from new_rows order by 1', tg_argv[0]) loop
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' of ' || owner_id, 0));
    execute format('select %s from public.%I where %I = $1', tg_argv[1], tg_table_name, tg_argv[0]) into used using owner_id;
    if used > tg_argv[2]::bigint then
      raise exception using errcode = 'PT403', message = tg_argv[3], detail = tg_argv[4];
    end if;
  end loop;
  return null;
end
$$;

-- What one request to the API may cost. Supabase's own limits, said here for servers that have none; the embedded backend sets its own
-- (supabase/lite/app.ts). PGlite knows no timeout: there only what is stored and one update (private.guard_user_prompt) are bounded.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

-- Refuses counts that are the planner's guess: it is made from all rows, also from those that row level security hides, so that anybody
-- could ask how many private prompts somebody has. And answers a request with a personal token (…_personal_tokens.sql) as its owner.
-- supabase/lite/server.ts does both, too.
create function private.check_request() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '');
  token constant text := headers ->> 'x-personal-token';
  claims json;
begin
  if headers ->> 'prefer' ~* 'count\s*=\s*"?(planned|estimated)' then
    raise exception 'Only count=exact is answered' using errcode = 'PT400';
  end if;
  if token is not null then
    claims := private.token_claims(token);
    if claims is null then
      raise exception 'There is no such token' using errcode = 'PT401';
    end if;
    perform
      set_config('request.jwt.claims', claims::text, true), set_config('request.jwt.claim.sub', claims ->> 'sub', true),
      set_config('role', 'authenticated', true);
  end if;
end
$$;

-- What PostgREST runs before each request.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.check_request';
    notify pgrst, 'reload config';
  end if;
end
$$;

grant execute on function private.is_api(), private.trimmed(text), private.check_request() to anon, authenticated, service_role;
grant execute on function private.is_plain_line(text), private.user_prompt_id(text), private.next_instant() to authenticated, service_role;
