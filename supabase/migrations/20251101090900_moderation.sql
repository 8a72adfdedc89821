-- What people report, what is hidden until a moderator has looked, and what moderators decide. Decisions: docs/decisions/moderation.md.
--
-- A thing is a prompt, a collection or a profile, named by its kind and id (a profile by its account). What is hidden has hidden_at and is not
-- public until a moderator takes that away; a profile is hidden with all that is published under it. Nothing here is written but by these
-- functions, and by none of them with a personal token.

create table public.moderators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);

alter table public.moderators enable row level security;
create policy "Moderators see that they are" on public.moderators for select to authenticated using (user_id = (select auth.uid()));
grant select on public.moderators to authenticated;
grant all on public.moderators to service_role;

-- Whether a moderator asks, in a session. With the rights of the owner, because policies ask it.
create function private.is_moderator() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.token_scope() is null and exists (select from public.moderators where user_id = (select private.caller()))
$$;

create function public.is_moderator() returns boolean
language sql stable security invoker
set search_path = ''
as $$ select private.is_moderator() $$;

create function private.demand_moderator() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.is_moderator() then
    raise exception 'Only moderators may do this' using errcode = '42501';
  end if;
end
$$;

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  thing_id uuid not null,
  author_id uuid not null references auth.users (id) on delete cascade,
  -- What the thing was called.
  title text not null,
  reason text not null,
  note text,
  created_at timestamptz not null default clock_timestamp(),
  -- Whether the account was confirmed, and older than a week.
  counts boolean not null,
  -- What became of it: null while it is open.
  outcome text,
  decided_at timestamptz,
  constraint reports_kind check (kind in ('prompt', 'collection', 'profile')),
  constraint reports_reason check (reason in ('spam', 'harmful', 'hateful', 'personal', 'copyright', 'misleading', 'other')),
  constraint reports_note_length check (char_length(note) between 1 and 500),
  constraint reports_note_characters
    check (note !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  constraint reports_outcome check (outcome in ('kept', 'hidden', 'removed', 'gone')),
  constraint reports_decided check ((outcome is null) = (decided_at is null))
);

create unique index reports_open_once on public.reports (reporter_id, kind, thing_id) where outcome is null;
create index reports_open on public.reports (kind, thing_id) where outcome is null;
create index reports_of_things on public.reports (kind, thing_id, created_at desc);
create index reports_of_people on public.reports (reporter_id, created_at desc);
create index reports_by_author on public.reports (author_id);

alter table public.reports enable row level security;
create policy "People see their reports, moderators all" on public.reports
  for select to authenticated using (reporter_id = (select auth.uid()) or (select private.is_moderator()));
grant select on public.reports to authenticated;
grant all on public.reports to service_role;

-- What was last decided of a thing; the author reads it.
create table public.moderation_cases (
  kind text not null,
  thing_id uuid not null,
  author_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  state text not null,
  -- Whether the number of reports decided, and nobody has looked yet.
  by_reports boolean not null default false,
  reason text,
  -- To the author.
  message text,
  decided_at timestamptz not null,
  -- Since when it is hidden: what changes after that is published again only if the author has asked for another look since.
  hidden_at timestamptz,
  -- What the author says who asks for another look, once for each time that it is hidden.
  appeal text,
  appealed_at timestamptz,
  -- Of what was kept: for which reasons. New reports of these hide it only once it has changed.
  kept_reasons text[] not null default '{}',
  -- Whether its author was told: not of what was only reported, and kept.
  told boolean not null default true,
  -- What it said each time that it was hidden (private.text_hash), so that the same text is not published again, also once it was changed or deleted.
  hidden_texts text[] not null default '{}',
  -- What was public under a profile that is hidden.
  prompts uuid[] not null default '{}',
  collections uuid[] not null default '{}',
  -- Set by each change, so that of two moderators the second is told.
  changed_at timestamptz not null,
  primary key (kind, thing_id),
  constraint moderation_cases_state check (state in ('kept', 'hidden', 'removed', 'deleted')),
  constraint moderation_cases_appeal_length check (char_length(appeal) between 1 and 500),
  constraint moderation_cases_appeal_characters
    check (appeal !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  constraint moderation_cases_message_length check (char_length(message) between 1 and 500)
);

create index moderation_cases_of_people on public.moderation_cases (author_id, decided_at desc);
create index moderation_cases_appealed on public.moderation_cases (appealed_at) where appealed_at is not null;

alter table public.moderation_cases enable row level security;
create policy "Authors see what was decided, moderators all" on public.moderation_cases
  for select to authenticated using ((told and author_id = (select auth.uid())) or (select private.is_moderator()));
grant select (kind, thing_id, author_id, title, state, by_reports, reason, message, decided_at, hidden_at, appeal, appealed_at)
  on public.moderation_cases to authenticated;
grant all on public.moderation_cases to service_role;

create table public.suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null,
  message text,
  suspended_at timestamptz not null,
  -- Null: until it is lifted.
  ends_at timestamptz,
  constraint suspensions_reason check (reason in ('spam', 'harmful', 'hateful', 'personal', 'copyright', 'misleading', 'other')),
  constraint suspensions_message_length check (char_length(message) between 1 and 500)
);

alter table public.suspensions enable row level security;
create policy "People see their suspension, moderators all" on public.suspensions
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_moderator()));
grant select on public.suspensions to authenticated;
grant all on public.suspensions to service_role;

-- Who did what. It has ids and no words of anybody's, so that it can stay as it is when an account is deleted.
create table public.moderation_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null: decided by the number of reports, or by whoever has the secret key.
  moderator_id uuid,
  action text not null,
  kind text,
  thing_id uuid,
  -- Whose thing it is, or whose account.
  author_id uuid not null,
  reason text,
  ends_at timestamptz,
  constraint moderation_log_action
    check (action in ('keep', 'hide', 'remove', 'suspend', 'lift', 'appeal', 'grant', 'revoke'))
);

create index moderation_log_of_people on public.moderation_log (author_id, at desc);
create index moderation_log_of_things on public.moderation_log (kind, thing_id);

alter table public.moderation_log enable row level security;
create policy "Moderators read the log" on public.moderation_log for select to authenticated using ((select private.is_moderator()));
grant select on public.moderation_log to authenticated, service_role;

create function private.refuse_to_change_log() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The log of moderation cannot be changed' using errcode = '42501';
end
$$;

-- For every role, whatever it was granted.
create trigger refuse_change before update or delete or truncate on public.moderation_log
for each statement execute function private.refuse_to_change_log();
create trigger refuse_entry before insert on public.moderation_log
for each statement when (private.is_api()) execute function private.refuse_to_change_log();

-- Mails that authors are to get. Taken and sent by scripts/moderation-mails.ts, because the site knows no address but that of who is signed in.
create table public.moderation_mails (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  action text not null,
  kind text,
  thing_id uuid,
  title text,
  reason text,
  message text,
  ends_at timestamptz,
  by_reports boolean not null default false
);

create index moderation_mails_of_people on public.moderation_mails (user_id);

alter table public.moderation_mails enable row level security;
create policy "Nobody sees mails" on public.moderation_mails for select to anon, authenticated using (false);
grant all on public.moderation_mails to service_role;

-- The oldest, each taken once, also by several processes. With the rights of the owner, because the addresses are in the schema auth.
create function private.take_moderation_mails() returns table (
  email text, action text, kind text, thing_id uuid, title text, reason text, message text, ends_at timestamptz, by_reports boolean
)
language sql volatile security definer
set search_path = ''
as $$
  with taken as (delete from public.moderation_mails where id in (
    select id from public.moderation_mails order by id limit 100 for update skip locked
  ) returning *)
  select people.email::text, taken.action, taken.kind, taken.thing_id, taken.title, taken.reason, taken.message, taken.ends_at, taken.by_reports
  from taken join auth.users people on people.id = taken.user_id
  where people.email is not null
  order by taken.id
$$;

create function public.take_moderation_mails() returns table (
  email text, action text, kind text, thing_id uuid, title text, reason text, message text, ends_at timestamptz, by_reports boolean
)
language sql volatile security invoker
set search_path = ''
as $$ select * from private.take_moderation_mails() $$;

comment on function public.take_moderation_mails() is 'May be null: kind, thing_id, title, reason, message, ends_at.';

-- Notes what was done, and tells the author.
create function private.note_moderation(
  by_moderator uuid, done text, of_kind text, of_thing uuid, of_author uuid, called text, because text, told text, until timestamptz
) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.moderation_log (moderator_id, action, kind, thing_id, author_id, reason, ends_at)
  values (by_moderator, done, of_kind, of_thing, of_author, because, until);
  if done in ('hide', 'remove', 'suspend', 'lift') or done = 'keep' and because is not null then
    insert into public.moderation_mails (user_id, action, kind, thing_id, title, reason, message, ends_at, by_reports)
    values (of_author, done, of_kind, of_thing, called, because, told, until, by_moderator is null);
  end if;
end
$$;

create function private.log_moderator() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.moderation_log (action, author_id)
  values (case tg_op when 'INSERT' then 'grant' else 'revoke' end, case tg_op when 'INSERT' then new.user_id else old.user_id end);
  return null;
end
$$;

create trigger log_moderator after insert or delete on public.moderators for each row execute function private.log_moderator();

-- One thing, public or not; no row where it is gone.
create function private.find_thing(of_kind text, thing uuid)
returns table (author_id uuid, title text, is_public boolean, is_hidden boolean, updated_at timestamptz)
language sql stable
set search_path = ''
as $$
  select user_id, title, is_public, hidden_at is not null, updated_at
  from public.user_prompts where of_kind = 'prompt' and id = thing and deleted_at is null
  union all
  select user_id, title, is_public, hidden_at is not null, updated_at
  from public.collections where of_kind = 'collection' and id = thing
  union all
  select id, coalesce(display_name, username), hidden_at is null, hidden_at is not null, updated_at
  from public.user_profiles where of_kind = 'profile' and id = thing
$$;

-- Reports and decisions on one thing come one after the other, and what writes to it is waited for.
create function private.lock_thing(of_kind text, thing uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('moderation of ' || thing, 0));
  perform from public.user_prompts where of_kind = 'prompt' and id = thing for update;
  perform from public.collections where of_kind = 'collection' and id = thing for update;
  perform from public.user_profiles where of_kind = 'profile' and id = thing for update;
end
$$;

-- Whether somebody may publish: no suspension holds, and the profile is not hidden. What is being published holds the profile, so that one that
-- is being hidden is waited for, and the other way round.
create function private.may_publish(person uuid) returns boolean
language plpgsql volatile
set search_path = ''
as $$
begin
  perform from public.user_profiles where id = person for share;
  return not exists (select from public.suspensions where user_id = person and (ends_at is null or ends_at > now()))
    and not exists (select from public.user_profiles where id = person and hidden_at is not null);
end
$$;

-- What everybody reads of a thing, as a hash that white space and case leave alone; null where it says nothing.
create function private.text_hash(of_kind text, thing jsonb) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select encode(sha256(convert_to(nullif(lower(regexp_replace(private.trimmed(case of_kind
    when 'prompt' then thing ->> 'content'
    when 'collection' then concat_ws(E'\n', thing ->> 'title', thing ->> 'description')
    when 'profile' then concat_ws(E'\n', thing ->> 'display_name', thing ->> 'bio')
  end), '\s+', ' ', 'g')), ''), 'UTF8')), 'hex')
$$;

-- Whether something of somebody's with this text was hidden, and not shown again.
create function private.is_hidden_text(person uuid, of_kind text, hash text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.moderation_cases
    where author_id = person and kind = of_kind and state <> 'kept' and hash = any (hidden_texts)
  )
$$;

-- The two rules of moderation. They hold for the API and for its functions that run with the rights of the owner, in which its caller is the author;
-- what moderators, reports and the end of an account change is somebody else's or is deleted.

-- What is hidden, the same text once more, and anything under a hidden profile is not published. The arguments: the kind, and the column of the account.
create function private.refuse_hidden() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  thing constant jsonb := to_jsonb(new);
  author constant uuid := (thing ->> tg_argv[1])::uuid;
  profile_hidden boolean;
begin
  if tg_argv[0] <> 'profile' then
    select hidden_at is not null into profile_hidden from public.user_profiles where id = author for share;
  end if;
  if thing ->> 'hidden_at' is not null or profile_hidden
    or private.is_hidden_text(author, tg_argv[0], private.text_hash(tg_argv[0], thing)) then
    raise exception 'What is hidden cannot be published' using errcode = 'PT403', detail = 'hidden';
  end if;
  return new;
end
$$;

create trigger refuse_hidden before update on public.user_prompts for each row
when ((private.is_api() or new.user_id = private.caller()) and new.is_public and (not old.is_public or new.content <> old.content))
execute function private.refuse_hidden('prompt', 'user_id');
create trigger refuse_hidden before update on public.collections for each row
when (
  (private.is_api() or new.user_id = private.caller()) and new.is_public
  and (not old.is_public or (new.title, new.description) is distinct from (old.title, old.description))
)
execute function private.refuse_hidden('collection', 'user_id');
create trigger refuse_hidden before update on public.user_profiles for each row
when (
  (private.is_api() or new.id = private.caller()) and new.hidden_at is null
  and (new.display_name, new.bio) is distinct from (old.display_name, old.bio)
)
execute function private.refuse_hidden('profile', 'id');

-- Somebody who is suspended changes nothing that everybody sees, whatever its column; they may make it private and delete it. The argument: the
-- column of the account.
create function private.refuse_suspended() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.suspensions
    where user_id = (to_jsonb(new) ->> tg_argv[0])::uuid and (ends_at is null or ends_at > now())
  ) then
    raise exception 'A suspended account cannot publish' using errcode = 'PT403', detail = 'suspended';
  end if;
  return new;
end
$$;

create trigger refuse_suspended before update on public.user_prompts for each row
when ((private.is_api() or new.user_id = private.caller()) and new.is_public) execute function private.refuse_suspended('user_id');
create trigger refuse_suspended before update on public.collections for each row
when ((private.is_api() or new.user_id = private.caller()) and new.is_public) execute function private.refuse_suspended('user_id');
create trigger refuse_suspended before update on public.user_profiles for each row
when (private.is_api() or new.id = private.caller()) execute function private.refuse_suspended('id');

-- The same of what is in a public collection, where everybody sees it. What is deleted with its collection or its account is no change of it.
create function private.refuse_suspended_item() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  item constant public.collection_items := case tg_op when 'DELETE' then old else new end;
begin
  if exists (select from public.suspensions where user_id = item.user_id and (ends_at is null or ends_at > now()))
    and exists (select from public.collections where id = item.collection_id and is_public)
    and (item.user_prompt_id is null or exists (select from public.user_prompts where id = item.user_prompt_id and is_public)) then
    raise exception 'A suspended account cannot publish' using errcode = 'PT403', detail = 'suspended';
  end if;
  return item;
end
$$;

create trigger refuse_suspended before insert or update or delete on public.collection_items
for each row execute function private.refuse_suspended_item();

-- Reports of what is deleted for good are at their end. Of what was hidden the case stays, so that
-- its text is not published again.
create function private.end_reports() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.reports set outcome = 'gone', decided_at = clock_timestamp()
  where kind = tg_argv[0] and thing_id = old.id and outcome is null;
  delete from public.moderation_cases where kind = tg_argv[0] and thing_id = old.id and state = 'kept';
  update public.moderation_cases set state = 'deleted' where kind = tg_argv[0] and thing_id = old.id and state = 'hidden';
  return null;
end
$$;

create trigger end_reports after delete on public.user_prompts for each row execute function private.end_reports('prompt');
create trigger end_reports after delete on public.collections for each row execute function private.end_reports('collection');

-- Hides what is public, and says so in its case. What is hidden already stays so, for the new reason.
create function private.hide_thing(of_kind text, thing uuid, because text, told text, reported boolean)
returns table (prompts uuid[], collections uuid[])
language plpgsql volatile
set search_path = ''
as $$
#variable_conflict use_column
declare
  found_thing record;
  hidden_prompts uuid[] := '{}';
  hidden_collections uuid[] := '{}';
  hash text;
begin
  select * into found_thing from private.find_thing(of_kind, thing);
  hash := private.text_hash(of_kind, case of_kind
    when 'prompt' then (select to_jsonb(own) from public.user_prompts own where id = thing)
    when 'collection' then (select to_jsonb(own) from public.collections own where id = thing)
    when 'profile' then (select to_jsonb(own) from public.user_profiles own where id = thing)
  end);
  if of_kind = 'profile' then
    -- First, so that nothing is published under it from here on.
    update public.user_profiles set hidden_at = coalesce(hidden_at, clock_timestamp()) where id = thing;
    hidden_prompts := array(select id from public.user_prompts where user_id = thing and is_public);
    hidden_collections := array(select id from public.collections where user_id = thing and is_public);
  elsif found_thing.is_public and of_kind = 'prompt' then
    hidden_prompts := array[thing];
  elsif found_thing.is_public then
    hidden_collections := array[thing];
  end if;
  update public.user_prompts set is_public = false, hidden_at = case of_kind when 'prompt' then clock_timestamp() end
  where id = any (hidden_prompts);
  update public.collections set is_public = false, hidden_at = case of_kind when 'collection' then clock_timestamp() end
  where id = any (hidden_collections);

  insert into public.moderation_cases as cases
    (kind, thing_id, author_id, title, state, by_reports, reason, message, decided_at, hidden_at, prompts, collections, changed_at, hidden_texts)
  values (
    of_kind, thing, found_thing.author_id, found_thing.title, 'hidden', reported, because, told, clock_timestamp(),
    -- Where the clock is coarse, updated_at is ahead of it.
    greatest(
      clock_timestamp(),
      (select max(updated_at) from public.user_prompts where id = any (hidden_prompts)),
      (select max(updated_at) from public.collections where id = any (hidden_collections))
    ),
    hidden_prompts, hidden_collections, clock_timestamp(), array_remove(array[hash], null)
  )
  on conflict (kind, thing_id) do update set
    title = excluded.title, state = 'hidden', by_reports = reported, reason = because, message = hide_thing.told,
    decided_at = excluded.decided_at, changed_at = excluded.changed_at, kept_reasons = '{}', told = true,
    hidden_texts = cases.hidden_texts || excluded.hidden_texts,
    -- What stays hidden has been asked for; hidden once more, it may be asked for once more.
    hidden_at = case cases.state when 'hidden' then cases.hidden_at else excluded.hidden_at end,
    prompts = case cases.state when 'hidden' then cases.prompts || excluded.prompts else excluded.prompts end,
    collections = case cases.state when 'hidden' then cases.collections || excluded.collections else excluded.collections end,
    appeal = case cases.state when 'hidden' then cases.appeal end,
    appealed_at = case cases.state when 'hidden' then cases.appealed_at end;
  return query select hidden_prompts, hidden_collections;
end
$$;

-- Shows again what was hidden, as its case says: published is what has not changed since, or of which the author has asked for another look after
-- the last change. Answers what is public again.
create function private.show_thing(of_kind text, thing uuid, known public.moderation_cases)
returns table (prompts uuid[], collections uuid[])
language plpgsql volatile
set search_path = ''
as $$
#variable_conflict use_column
declare
  until constant timestamptz := greatest(known.hidden_at, known.appealed_at);
  shown_prompts uuid[];
  shown_collections uuid[];
begin
  shown_prompts := array(
    select id from public.user_prompts
    where id = any (known.prompts) and user_id = known.author_id and deleted_at is null and updated_at <= until
      and (hidden_at is null or of_kind = 'prompt')
  );
  shown_collections := array(
    select id from public.collections
    where id = any (known.collections) and user_id = known.author_id and updated_at <= until
      and (hidden_at is null or of_kind = 'collection')
  );
  update public.user_profiles set hidden_at = null where of_kind = 'profile' and id = thing;
  update public.user_prompts set hidden_at = null where of_kind = 'prompt' and id = thing;
  update public.collections set hidden_at = null where of_kind = 'collection' and id = thing;
  -- Under a profile that is hidden itself it stays private.
  if exists (select from public.user_profiles where id = known.author_id and hidden_at is not null) then
    return query select '{}'::uuid[], '{}'::uuid[];
    return;
  end if;
  update public.user_prompts set is_public = true where id = any (shown_prompts);
  update public.collections set is_public = true where id = any (shown_collections);
  return query select shown_prompts, shown_collections;
end
$$;

-- The number of people whose open reports of a thing count: confirmed accounts that were older than a week, whose reports were not dismissed
-- three times. Not for what a moderator has found right, until it changes.
create function private.counted_reports(of_kind text, thing uuid) returns integer
language sql stable
set search_path = ''
as $$
  select count(distinct reports.reporter_id)::integer
  from public.reports
  join private.find_thing(of_kind, thing) things on true
  left join public.moderation_cases cases on cases.kind = of_kind and cases.thing_id = thing and cases.state = 'kept'
  where reports.kind = of_kind and reports.thing_id = thing and reports.outcome is null and reports.counts
    and (cases.kind is null or things.updated_at > cases.changed_at or reports.reason <> all (cases.kept_reasons))
    and (select count(*) from public.reports past where past.reporter_id = reports.reporter_id and past.outcome = 'kept') < 3
$$;

-- Reports something public. `result`: reported; again, where one's report of it is open; own; gone. What was hidden by it is in the arrays, so
-- that the site can show it no more.
create function private.report_thing(of_kind text, thing uuid, because text, said text)
returns table (result text, author_id uuid, username text, prompts uuid[], collections uuid[])
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := private.caller();
  account record;
  found_thing record;
  main_reason text;
begin
  prompts := '{}';
  collections := '{}';
  select created_at, email_confirmed_at into account from auth.users where id = caller;
  if not found or private.token_scope() is not null then
    raise exception 'A report needs a session' using errcode = '42501';
  end if;
  -- Always in this order.
  perform pg_advisory_xact_lock(hashtextextended('reports of ' || caller, 0));
  perform private.lock_thing(of_kind, thing);
  select * into found_thing from private.find_thing(of_kind, thing) where is_public;
  if not found then
    result := 'gone';
    return next;
    return;
  elsif found_thing.author_id = caller then
    result := 'own';
    return next;
    return;
  elsif exists (select from public.reports where reporter_id = caller and kind = of_kind and thing_id = thing and outcome is null) then
    result := 'again';
    return next;
    return;
  end if;
  result := 'reported';
  if (select count(*) from public.reports where reporter_id = caller and created_at > now() - interval '1 day') >= 20 then
    raise exception 'An account can report 20 things in a day' using errcode = 'PT403', detail = 'reports';
  end if;
  insert into public.reports (reporter_id, kind, thing_id, author_id, title, reason, note, counts)
  values (
    caller, of_kind, thing, found_thing.author_id, found_thing.title, because, nullif(private.trimmed(said), ''),
    account.email_confirmed_at is not null and account.created_at < now() - interval '7 days'
  );
  if private.counted_reports(of_kind, thing) >= 3 then
    main_reason := (
      select mode() within group (order by reason) from public.reports
      where kind = of_kind and thing_id = thing and outcome is null and counts
    );
    select hidden.prompts, hidden.collections into prompts, collections
    from private.hide_thing(of_kind, thing, main_reason, null, true) hidden;
    perform private.note_moderation(null, 'hide', of_kind, thing, found_thing.author_id, found_thing.title, main_reason, null, null);
    author_id := found_thing.author_id;
    username := (select profiles.username from public.user_profiles profiles where profiles.id = author_id);
  end if;
  return next;
end
$$;

create function public.report_thing(kind text, thing uuid, reason text, note text default null)
returns table (result text, author_id uuid, username text, prompts uuid[], collections uuid[])
language sql volatile security invoker
set search_path = ''
as $$ select * from private.report_thing(kind, thing, reason, note) $$;

comment on function public.report_thing(text, uuid, text, text) is 'May be null: author_id, username.';

-- Asks for another look at something of one's own that is hidden; once. False where there is nothing to ask.
create function private.appeal(of_kind text, thing uuid, said text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.caller();
begin
  if caller is null or private.token_scope() is not null then
    raise exception 'This needs a session' using errcode = '42501';
  end if;
  perform private.lock_thing(of_kind, thing);
  update public.moderation_cases set
    appeal = private.trimmed(said), changed_at = clock_timestamp(),
    appealed_at = greatest(clock_timestamp(), (select updated_at from private.find_thing(of_kind, thing)))
  where kind = of_kind and thing_id = thing and author_id = caller and state = 'hidden' and appealed_at is null;
  if not found then
    return false;
  end if;
  perform private.note_moderation(caller, 'appeal', of_kind, thing, caller, null, null, null, null);
  return true;
end
$$;

create function public.appeal(kind text, thing uuid, said text) returns boolean
language sql volatile security invoker
set search_path = ''
as $$ select private.appeal(kind, thing, said) $$;

-- The version of a thing and its case, of which a moderator decides.
create function private.moderation_version(of_kind text, thing uuid) returns timestamptz
language sql stable
set search_path = ''
as $$
  select greatest(
    (select updated_at from private.find_thing(of_kind, thing)),
    (select changed_at from public.moderation_cases where kind = of_kind and thing_id = thing)
  )
$$;

-- Deletes a thing for good. A profile has to stay: it loses its words and gets a name that says nothing, and what was published under it stays
-- private.
create function private.remove_thing(of_kind text, thing uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  delete from public.user_prompts where of_kind = 'prompt' and id = thing;
  delete from public.collections where of_kind = 'collection' and id = thing;
  update public.user_profiles
  set username = 'user' || left(replace(gen_random_uuid()::text, '-', ''), 15), display_name = null, bio = null, x_handle = null, hidden_at = null
  where of_kind = 'profile' and id = thing;
end
$$;

-- What a moderator decides of a thing that they have seen in this version: keep, hide or remove. The answer says what everybody sees no more, or
-- again. PT412: it, or what was decided, has changed since. PT404: there is no such thing, or it is private and was not hidden.
create function private.moderate(of_kind text, thing uuid, decision text, because text, told text, seen timestamptz)
returns table (author_id uuid, username text, prompts uuid[], collections uuid[])
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := private.caller();
  found_thing record;
  known public.moderation_cases;
  open_reasons text[];
begin
  perform private.demand_moderator();
  perform private.lock_thing(of_kind, thing);
  select * into known from public.moderation_cases where kind = of_kind and thing_id = thing;
  select * into found_thing from private.find_thing(of_kind, thing);
  if not found or not (found_thing.is_public or found_thing.is_hidden) then
    raise exception 'There is no such thing to decide of' using errcode = 'PT404';
  elsif found_thing.author_id = caller then
    raise exception 'Nobody decides of what is their own' using errcode = 'PT403', detail = 'own';
  elsif private.moderation_version(of_kind, thing) is distinct from seen then
    raise exception 'It has changed meanwhile' using errcode = 'PT412';
  elsif decision not in ('keep', 'hide', 'remove') or decision is null then
    raise exception 'There is no such decision' using errcode = '22023';
  elsif decision <> 'keep' and because is null then
    raise exception 'This needs a reason' using errcode = '22023';
  end if;
  author_id := found_thing.author_id;
  username := (select profiles.username from public.user_profiles profiles where profiles.id = author_id);
  prompts := '{}';
  collections := '{}';
  open_reasons := array(select distinct reason from public.reports where kind = of_kind and thing_id = thing and outcome is null);
  update public.reports
  set outcome = case decision when 'keep' then 'kept' when 'hide' then 'hidden' else 'removed' end, decided_at = clock_timestamp()
  where kind = of_kind and thing_id = thing and outcome is null;

  if decision = 'keep' then
    if found_thing.is_hidden then
      select shown.prompts, shown.collections into prompts, collections from private.show_thing(of_kind, thing, known) shown;
    end if;
    insert into public.moderation_cases as cases
      (kind, thing_id, author_id, title, state, message, decided_at, changed_at, kept_reasons, told)
    values (
      of_kind, thing, found_thing.author_id, found_thing.title, 'kept', moderate.told, clock_timestamp(),
      greatest(clock_timestamp(), (select updated_at from private.find_thing(of_kind, thing))), open_reasons, found_thing.is_hidden
    )
    on conflict (kind, thing_id) do update set
      state = 'kept', by_reports = false, reason = null, hidden_texts = '{}', told = cases.told or excluded.told,
      -- What its author was told before stays as it was told.
      title = case when excluded.told then excluded.title else cases.title end,
      message = case when excluded.told then excluded.message else cases.message end,
      decided_at = case when excluded.told then excluded.decided_at else cases.decided_at end,
      changed_at = excluded.changed_at, hidden_at = null, appeal = null, appealed_at = null, prompts = '{}', collections = '{}',
      kept_reasons = cases.kept_reasons || open_reasons || array_remove(array[cases.reason], null);
  else
    select hidden.prompts, hidden.collections into prompts, collections
    from private.hide_thing(of_kind, thing, because, told, false) hidden;
    if decision = 'remove' then
      update public.moderation_cases set state = 'removed', changed_at = clock_timestamp() where kind = of_kind and thing_id = thing;
      perform private.remove_thing(of_kind, thing);
    end if;
  end if;
  -- Of what was only reported, and kept, its author knows nothing.
  perform private.note_moderation(
    caller, decision, of_kind, thing, author_id, found_thing.title,
    case when decision = 'keep' then case when found_thing.is_hidden then known.reason end else because end, told, null
  );
  return next;
end
$$;

create function public.moderate(kind text, thing uuid, decision text, reason text, message text, seen timestamptz)
returns table (author_id uuid, username text, prompts uuid[], collections uuid[])
language sql volatile security invoker
set search_path = ''
as $$ select * from private.moderate(kind, thing, decision, reason, nullif(private.trimmed(message), ''), seen) $$;

-- Suspends an account, which cannot publish then, until a time or (null) until it is lifted. False where there is no such account.
create function private.suspend_account(account uuid, because text, told text, until timestamptz) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.caller();
begin
  perform private.demand_moderator();
  if account = caller then
    raise exception 'Nobody decides of what is their own' using errcode = 'PT403', detail = 'own';
  elsif until <= now() then
    raise exception 'A suspension ends in the future' using errcode = '22023';
  elsif not exists (select from auth.users where id = account) then
    return false;
  end if;
  -- What is being published is waited for.
  perform from public.user_profiles where id = account for update;
  insert into public.suspensions (user_id, reason, message, suspended_at, ends_at) values (account, because, told, clock_timestamp(), until)
  on conflict (user_id) do update set reason = because, message = told, suspended_at = clock_timestamp(), ends_at = until;
  perform private.note_moderation(caller, 'suspend', null, null, account, null, because, told, until);
  return true;
end
$$;

create function public.suspend_account(account uuid, reason text, message text, ends_at timestamptz) returns boolean
language sql volatile security invoker
set search_path = ''
as $$ select private.suspend_account(account, reason, nullif(private.trimmed(message), ''), ends_at) $$;

-- Lifts a suspension. False where there is none.
create function private.lift_suspension(account uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform private.demand_moderator();
  if account = private.caller() then
    raise exception 'Nobody decides of what is their own' using errcode = 'PT403', detail = 'own';
  end if;
  delete from public.suspensions where user_id = account;
  if not found then
    return false;
  end if;
  perform private.note_moderation(private.caller(), 'lift', null, null, account, null, null, null, null);
  return true;
end
$$;

create function public.lift_suspension(account uuid) returns boolean
language sql volatile security invoker
set search_path = ''
as $$ select private.lift_suspension(account) $$;

-- What moderators have to look at: what is public or hidden and has open reports, or was asked for again. First what has waited longest in all: the
-- hours of all its reports together, so that age and number both count.
create function private.moderation_queue(first_row integer, page_size integer)
returns table (
  kind text, thing_id uuid, title text, username text, is_hidden boolean, reports bigint, reasons text[], oldest timestamptz,
  appealed_at timestamptz, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.demand_moderator();
  return query
    with open as (
      select kind, thing_id, count(*) as reports, array_agg(distinct reason) as reasons, min(created_at) as oldest,
        sum(extract(epoch from now() - created_at)) as waited
      from public.reports where outcome is null group by kind, thing_id
    ), asked as (
      select kind, thing_id, appealed_at, reason from public.moderation_cases
      where state = 'hidden' and appealed_at > decided_at
    ), waiting as (
      select
        kind, thing_id, coalesce(open.reports, 0) as reports, coalesce(open.reasons, array_remove(array[asked.reason], null)) as reasons,
        least(open.oldest, asked.appealed_at) as oldest, asked.appealed_at,
        coalesce(open.waited, 0) + coalesce(extract(epoch from now() - asked.appealed_at), 0) as waited
      from open full join asked using (kind, thing_id)
    )
    select
      waiting.kind, waiting.thing_id, things.title, authors.username, things.is_hidden, waiting.reports, waiting.reasons, waiting.oldest,
      waiting.appealed_at, count(*) over ()
    from waiting
    cross join private.find_thing(waiting.kind, waiting.thing_id) things
    join public.user_profiles authors on authors.id = things.author_id
    where (things.is_public or things.is_hidden) and things.author_id <> private.caller()
    order by waiting.waited desc, waiting.thing_id
    offset greatest(first_row, 0) limit least(greatest(page_size, 1), 100);
end
$$;

create function public.moderation_queue(first_row integer default 0, page_size integer default 25)
returns table (
  kind text, thing_id uuid, title text, username text, is_hidden boolean, reports bigint, reasons text[], oldest timestamptz,
  appealed_at timestamptz, total bigint
)
language sql stable security invoker
set search_path = ''
as $$ select * from private.moderation_queue(first_row, page_size) $$;

comment on function public.moderation_queue(integer, integer) is 'May be null: appealed_at.';

-- One thing as moderators see it, public or hidden, and its author; null where there is no such thing, or it is private.
create function private.moderation_item(of_kind text, thing uuid) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_thing record;
begin
  perform private.demand_moderator();
  select * into found_thing from private.find_thing(of_kind, thing);
  if not found or not (found_thing.is_public or found_thing.is_hidden) then
    return null;
  end if;
  return json_build_object(
    'kind', of_kind, 'id', thing, 'title', found_thing.title, 'isHidden', found_thing.is_hidden,
    'version', private.moderation_version(of_kind, thing),
    'prompt', (
      select json_build_object('category', category, 'content', content, 'createdAt', created_at)
      from public.user_prompts where of_kind = 'prompt' and id = thing
    ),
    'collection', (
      select json_build_object('title', title, 'description', description, 'slug', slug, 'createdAt', created_at, 'promptIds', array(
        select items.prompt_id from public.collection_items items
        left join public.user_prompts prompts on prompts.id = items.user_prompt_id
        where items.collection_id = thing and (items.user_prompt_id is null or prompts.is_public)
        order by items.position, items.created_at, items.prompt_id
      ))
      from public.collections where of_kind = 'collection' and id = thing
    ),
    'author', (
      select json_build_object(
        'id', profiles.id, 'username', profiles.username, 'displayName', profiles.display_name, 'bio', profiles.bio,
        'xHandle', profiles.x_handle, 'since', accounts.created_at,
        'publicPrompts', (select count(*) from public.user_prompts where user_id = profiles.id and is_public),
        'publicCollections', (select count(*) from public.collections where user_id = profiles.id and is_public)
      )
      from public.user_profiles profiles join auth.users accounts on accounts.id = profiles.id
      where profiles.id = found_thing.author_id
    )
  );
end
$$;

create function public.moderation_item(kind text, thing uuid) returns json
language sql stable security invoker
set search_path = ''
as $$ select private.moderation_item(kind, thing) $$;

comment on function public.moderation_item(text, uuid) is 'May be null: moderation_item.';

grant execute on function
  private.is_moderator(), public.is_moderator(),
  private.report_thing(text, uuid, text, text), public.report_thing(text, uuid, text, text),
  private.appeal(text, uuid, text), public.appeal(text, uuid, text),
  private.moderate(text, uuid, text, text, text, timestamptz), public.moderate(text, uuid, text, text, text, timestamptz),
  private.suspend_account(uuid, text, text, timestamptz), public.suspend_account(uuid, text, text, timestamptz),
  private.lift_suspension(uuid), public.lift_suspension(uuid),
  private.moderation_queue(integer, integer), public.moderation_queue(integer, integer),
  private.moderation_item(text, uuid), public.moderation_item(text, uuid)
to authenticated;
grant execute on function private.take_moderation_mails(), public.take_moderation_mails() to service_role;
