-- A profile that was removed takes none of its names and words back, whatever is decided of it later.

alter table public.moderation_cases add column removed_texts text[] not null default '{}';
update public.moderation_cases set removed_texts = hidden_texts where state = 'removed';

create or replace function private.refuse_hidden_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.moderation_cases
    where kind = 'profile' and thing_id = new.id
      and case when new.hidden_at is null then hidden_texts else removed_texts end && private.profile_hashes(new)
  ) then
    raise exception 'What is hidden cannot be published' using errcode = 'PT403', detail = 'hidden';
  end if;
  return new;
end
$$;

-- While it is hidden again, too: whoever keeps it then would give them back.
drop trigger refuse_hidden_profile on public.user_profiles;
create trigger refuse_hidden_profile before update on public.user_profiles for each row
when (private.is_api() or new.id = private.caller()) execute function private.refuse_hidden_profile();

create or replace function private.counted_reports(of_kind text, thing uuid) returns integer
language sql stable
set search_path = ''
as $$
  select count(distinct reports.reporter_id)::integer
  from public.reports
  join private.find_thing(of_kind, thing) things on true
  left join public.moderation_cases cases on cases.kind = of_kind and cases.thing_id = thing and cases.state in ('kept', 'removed')
  where reports.kind = of_kind and reports.thing_id = thing and reports.outcome is null and reports.counts
    and (cases.kind is null or things.updated_at > cases.changed_at or reports.reason <> all (cases.kept_reasons))
    and (select count(*) from public.reports past where past.reporter_id = reports.reporter_id and past.outcome = 'kept') < 3
$$;

create or replace function private.moderate(of_kind text, thing uuid, decision text, because text, told text, seen timestamptz)
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
  kept_at timestamptz;
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
    kept_at := greatest(clock_timestamp(), (select updated_at from private.find_thing(of_kind, thing)));
    -- What was told of a profile that was removed stays as it was told.
    update public.moderation_cases set changed_at = kept_at, kept_reasons = kept_reasons || open_reasons
    where kind = of_kind and thing_id = thing and state = 'removed' and not found_thing.is_hidden;
    if not found then
      insert into public.moderation_cases as cases
        (kind, thing_id, author_id, title, state, message, decided_at, changed_at, kept_reasons, told)
      values (
        of_kind, thing, found_thing.author_id, found_thing.title, 'kept', moderate.told, clock_timestamp(), kept_at, open_reasons,
        found_thing.is_hidden
      )
      on conflict (kind, thing_id) do update set
        state = 'kept', by_reports = false, reason = null, hidden_texts = cases.removed_texts, told = cases.told or excluded.told,
        -- What its author was told before stays as it was told.
        title = case when excluded.told then excluded.title else cases.title end,
        message = case when excluded.told then excluded.message else cases.message end,
        decided_at = case when excluded.told then excluded.decided_at else cases.decided_at end,
        changed_at = excluded.changed_at, hidden_at = null, appeal = null, appealed_at = null, prompts = '{}', collections = '{}',
        kept_reasons = cases.kept_reasons || open_reasons || array_remove(array[cases.reason], null);
    end if;
  else
    select hidden.prompts, hidden.collections into prompts, collections
    from private.hide_thing(of_kind, thing, because, told, false) hidden;
    if decision = 'remove' then
      update public.moderation_cases set state = 'removed', changed_at = clock_timestamp(), removed_texts = hidden_texts
      where kind = of_kind and thing_id = thing;
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

-- What is kept while its author's profile is hidden is shown with the profile.

create function private.kept_at(of_kind text, thing uuid) returns timestamptz
language sql stable
set search_path = ''
as $$ select changed_at from public.moderation_cases where kind = of_kind and thing_id = thing and state = 'kept' $$;

create or replace function private.show_thing(of_kind text, thing uuid, known public.moderation_cases)
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
    where id = any (known.prompts) and user_id = known.author_id and deleted_at is null
      and updated_at <= greatest(until, private.kept_at('prompt', id))
      and (hidden_at is null or of_kind = 'prompt')
  );
  shown_collections := array(
    select id from public.collections
    where id = any (known.collections) and user_id = known.author_id
      and updated_at <= greatest(until, private.kept_at('collection', id))
      and (hidden_at is null or of_kind = 'collection')
  );
  update public.user_profiles set hidden_at = null where of_kind = 'profile' and id = thing;
  update public.user_prompts set hidden_at = null where of_kind = 'prompt' and id = thing;
  update public.collections set hidden_at = null where of_kind = 'collection' and id = thing;
  -- Under a profile that is hidden itself it stays private until that is shown.
  perform from public.user_profiles where id = known.author_id and hidden_at is not null for share;
  if found then
    update public.moderation_cases set prompts = prompts || shown_prompts, collections = collections || shown_collections
    where kind = 'profile' and thing_id = known.author_id and state = 'hidden';
    return query select '{}'::uuid[], '{}'::uuid[];
    return;
  end if;
  update public.user_prompts set is_public = true where id = any (shown_prompts);
  update public.collections set is_public = true where id = any (shown_collections);
  return query select shown_prompts, shown_collections;
end
$$;
