-- What one request to the API may cost. Supabase's own limits, said here for servers that have none; the embedded backend sets its own
-- (supabase/lite/app.ts). PGlite knows no timeout: there the bounds of what is stored and of one update (private.guard_user_prompt) are all.

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

-- Refuses counts that are the planner's guess: it is made from all rows, also from those that row level security hides, so that anybody
-- could ask how many private prompts somebody has. supabase/lite/server.ts refuses them, too.
create function private.check_request() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if nullif(current_setting('request.headers', true), '')::json ->> 'prefer' ~* 'count\s*=\s*"?(planned|estimated)' then
    raise exception 'Only count=exact is answered' using errcode = 'PT400';
  end if;
end
$$;

grant execute on function private.check_request() to anon, authenticated, service_role;

-- What PostgREST runs before each request.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.check_request';
    notify pgrst, 'reload config';
  end if;
end
$$;
