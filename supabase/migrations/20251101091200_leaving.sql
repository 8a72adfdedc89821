-- Leaving: an account and everything in it, deleted by whoever has its password. Decisions: docs/decisions/leaving.md.

-- Whether the session of this request is of the last minute, so that the password has just been given: neither an older session nor a personal
-- token, which has none, is enough to delete an account. With the rights of the owner, because sessions are not served by the API.
create function private.is_new_session() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id::text = nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id'
      and user_id = (select private.caller()) and created_at > now() - interval '1 minute'
  )
$$;

-- Deletes the account of the caller. Every table names the account, or a row that names it, "on delete cascade"
-- (tests/db/leaving.test.ts). The answer says which cached pages are no longer true: whose profile, prompts and collections were public. No row
-- where the account is gone already.
create function private.delete_account() returns table (username text, prompts uuid[], collections uuid[])
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := private.caller();
begin
  if private.token_scope() is not null or not private.is_new_session() then
    raise exception 'The password has to be given first' using errcode = '42501';
  end if;
  -- What is being written for the account holds this row: it is waited for, and what comes later finds no account.
  perform from auth.users where id = caller for update;
  if not found then
    return;
  end if;
  return query select
    (select profiles.username from public.user_profiles profiles where profiles.id = caller),
    array(select own.id from public.user_prompts own where own.user_id = caller and own.is_public),
    array(select own.id from public.collections own where own.user_id = caller and own.is_public);
  -- The log of the sign-in service holds the e-mail, and names the account in a text.
  delete from auth.audit_log_entries where payload ->> 'actor_id' = caller::text;
  delete from auth.users where id = caller;
end
$$;

create function public.delete_account() returns table (username text, prompts uuid[], collections uuid[])
language sql volatile security invoker
set search_path = ''
as $$ select * from private.delete_account() $$;

comment on function public.delete_account() is 'May be null: username.';

grant execute on function private.delete_account(), public.delete_account() to authenticated;
