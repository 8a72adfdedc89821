-- Changes that people suggest to prompts of others and of the library, what is said about them, and who may decide of them. Decisions:
-- docs/decisions/suggestions.md.

-- Whether people may suggest changes to a prompt: not at all, so that its author alone reads them, or so that everybody does.
alter table public.user_prompts
  add column suggestions text not null default 'private',
  add constraint user_prompts_suggestions check (suggestions in ('closed', 'private', 'open'));
grant update (suggestions) on public.user_prompts to authenticated;

-- Who keeps the library, and decides of what is suggested to its prompts. A row that the secret key alone writes (npm run suggestions).
create table public.keepers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);

alter table public.keepers enable row level security;
create policy "Keepers see that they are" on public.keepers for select to authenticated using (user_id = (select auth.uid()));
grant select on public.keepers to authenticated;
grant all on public.keepers to service_role;

-- As for moderators: in a session, not with a token.
create function private.is_keeper() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.token_scope() is null and exists (select from public.keepers where user_id = (select private.caller()))
$$;

create table public.suggestions (
  id uuid primary key default gen_random_uuid(),
  prompt_id text not null,
  user_prompt_id uuid generated always as (private.user_prompt_id(prompt_id)) stored references public.user_prompts (id) on delete cascade,
  -- What the prompt is called; of the library, what it was called.
  title text not null,
  -- Null for a prompt of the library.
  author_id uuid,
  suggester_id uuid not null,
  note text not null,
  -- The text as it should be. Null where nothing but the note was sent, and once it was taken: then it is in the prompt.
  content text,
  -- MD5 of the text that it was made from; of nothing once a person took it, so that nobody can try out what an earlier text was.
  base text not null,
  state text not null default 'open',
  -- A word of who declined it.
  answer text,
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  -- Whether the suggester has seen what was decided.
  told boolean not null default false,
  hidden_at timestamptz,
  constraint suggestions_author_fkey foreign key (author_id) references public.user_profiles (id) on delete cascade,
  constraint suggestions_suggester_fkey foreign key (suggester_id) references public.user_profiles (id) on delete cascade,
  constraint suggestions_prompt_id_format check (prompt_id ~ '^[a-z0-9-]{1,100}$'),
  constraint suggestions_title_length check (char_length(title) between 1 and 100),
  constraint suggestions_title_characters check (private.is_plain_line(title)),
  constraint suggestions_note_length check (char_length(note) between 1 and 500),
  constraint suggestions_note_characters check (note !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  constraint suggestions_content_length check (char_length(content) between 10 and 10000),
  constraint suggestions_base_format check (base ~ '^[0-9a-f]{32}$'),
  constraint suggestions_state check (state in ('open', 'taken', 'declined')),
  constraint suggestions_decided check ((state = 'open') = (decided_at is null)),
  constraint suggestions_answer_length check (char_length(answer) between 1 and 500),
  constraint suggestions_answer_characters
    check (answer !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  constraint suggestions_author_of_prompt check ((author_id is null) = (user_prompt_id is null))
);

-- Open ones first, then what was decided last.
create index suggestions_of_authors on public.suggestions (author_id, decided_at desc nulls first, created_at desc, id);
create index suggestions_of_people on public.suggestions (suggester_id, decided_at desc nulls first, created_at desc, id);
create index suggestions_of_prompts on public.suggestions (user_prompt_id, state, decided_at desc);
create index suggestions_open_of_library on public.suggestions (prompt_id) where author_id is null and state = 'open';

-- When somebody suggested what they have withdrawn within a day: it counts for that day.
create table public.withdrawn_suggestions (
  id uuid primary key,
  suggester_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null
);

create index withdrawn_suggestions_of_people on public.withdrawn_suggestions (suggester_id);
alter table public.withdrawn_suggestions enable row level security;
create policy "Nobody sees what was withdrawn" on public.withdrawn_suggestions for select to anon, authenticated using (false);
grant all on public.withdrawn_suggestions to service_role;

create function private.note_withdrawn() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.withdrawn_suggestions where suggester_id = old.suggester_id and created_at < now() - interval '1 day';
  insert into public.withdrawn_suggestions values (old.id, old.suggester_id, old.created_at);
  return null;
end
$$;

create trigger note_withdrawn after delete on public.suggestions for each row
when (current_user = 'authenticated' and old.created_at > now() - interval '1 day') execute function private.note_withdrawn();

-- What a prompt was called before is not public.
create function private.rename_suggestions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.suggestions set title = new.title where user_prompt_id = new.id;
  return null;
end
$$;

create trigger rename_suggestions after update of title on public.user_prompts for each row
when (new.title <> old.title) execute function private.rename_suggestions();

-- What is said about a suggestion, by whoever may read it.
create table public.suggestion_answers (
  id uuid primary key default gen_random_uuid(),
  suggestion_id uuid not null references public.suggestions (id) on delete cascade,
  writer_id uuid not null,
  text text not null,
  created_at timestamptz not null default clock_timestamp(),
  hidden_at timestamptz,
  constraint suggestion_answers_writer_fkey foreign key (writer_id) references public.user_profiles (id) on delete cascade,
  constraint suggestion_answers_text_length check (char_length(text) between 1 and 500),
  constraint suggestion_answers_text_characters
    check (text !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]')
);

create index suggestion_answers_in_order on public.suggestion_answers (suggestion_id, created_at, id);
create index suggestion_answers_of_people on public.suggestion_answers (writer_id, created_at);

-- Whom an author hears nothing of. Who is blocked is not told.
create table public.blocks (
  blocker_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  blocked_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_blocked_fkey foreign key (blocked_id) references public.user_profiles (id) on delete cascade,
  constraint blocks_of_others check (blocker_id <> blocked_id)
);

create index blocks_of_blocked on public.blocks (blocked_id);

create trigger check_number after insert on public.blocks
referencing new table as new_rows for each statement when (private.is_api()) execute function
  private.check_quota('blocker_id', 'count(*)', '500', 'An account can block at most 500 people', 'blocks');

-- Ends what they have suggested. With the rights of the owner, because nobody else may.
create function private.decline_blocked() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.suggestions set state = 'declined', decided_at = clock_timestamp()
  where author_id = new.blocker_id and suggester_id = new.blocked_id and state = 'open';
  return null;
end
$$;

create trigger decline_blocked after insert on public.blocks for each row execute function private.decline_blocked();

alter table public.blocks enable row level security;
create policy "People see whom they block" on public.blocks for select to authenticated using (blocker_id = (select auth.uid()));
create policy "People block for themselves" on public.blocks for insert to authenticated with check (blocker_id = (select auth.uid()));
create policy "People end their blocks" on public.blocks for delete to authenticated using (blocker_id = (select auth.uid()));
grant select, delete on public.blocks to authenticated;
grant insert (blocker_id, blocked_id) on public.blocks to authenticated;
grant all on public.blocks to service_role;

-- Others see what was taken, and what is open where the author wants it, while the prompt is public and whoever suggested it is not hidden.
alter table public.suggestions enable row level security;
create policy "Everybody reads what is public of suggestions" on public.suggestions for select to anon using (
  hidden_at is null and state <> 'declined' and exists (select from public.user_profiles where id = suggester_id)
  and exists (select from public.user_prompts p where p.id = user_prompt_id and p.is_public and (state = 'taken' or p.suggestions = 'open'))
);
create policy "People read what is theirs or public of suggestions" on public.suggestions for select to authenticated using (
  suggester_id = (select auth.uid()) or (select private.is_moderator()) or hidden_at is null and (
    author_id = (select auth.uid()) and exists (select from public.user_prompts p where p.id = user_prompt_id)
    or author_id is null and (select private.is_keeper())
    or state <> 'declined' and exists (select from public.user_profiles where id = suggester_id)
      and exists (select from public.user_prompts p where p.id = user_prompt_id and p.is_public and (state = 'taken' or p.suggestions = 'open'))
  )
);
create policy "People take back what is open" on public.suggestions
  for delete to authenticated using (suggester_id = (select auth.uid()) and state = 'open');
grant select on public.suggestions to anon, authenticated;
grant delete on public.suggestions to authenticated;
grant all on public.suggestions to service_role;

alter table public.suggestion_answers enable row level security;
create policy "Everybody reads answers to what they see" on public.suggestion_answers for select to anon using (
  hidden_at is null and exists (select from public.suggestions s where s.id = suggestion_id)
  and exists (select from public.user_profiles where id = writer_id)
);
create policy "People read answers to what they see" on public.suggestion_answers for select to authenticated using (
  (
    hidden_at is null and exists (select from public.user_profiles where id = writer_id)
    or writer_id = (select auth.uid()) or (select private.is_moderator())
  )
  and exists (select from public.suggestions s where s.id = suggestion_id)
);
create policy "People take back their answers" on public.suggestion_answers
  for delete to authenticated using (writer_id = (select auth.uid()));
grant select on public.suggestion_answers to anon, authenticated;
grant delete on public.suggestion_answers to authenticated;
grant all on public.suggestion_answers to service_role;

do $$
declare
  name text;
begin
  foreach name in array '{keepers,suggestions,suggestion_answers,withdrawn_suggestions,blocks}'::text[] loop
    execute format(
      'create trigger refuse_read_token before insert or update or delete on public.%I for each statement '
      'when (private.token_scope() = ''read'') execute function private.refuse_read_token()',
      name
    );
  end loop;
end
$$;

-- As the text of a prompt, which a suggestion may repeat.
create function private.said_hashes(texts text[]) returns text[]
language sql immutable
set search_path = ''
as $$
  select array(select private.text_hash('prompt', jsonb_build_object('content', text)) from unnest(texts) text where text is not null)
$$;

-- The caller, who has a profile, may publish, and says nothing that was hidden of theirs; what they write of suggestions at once is written one after
-- the other.
create function private.demand_writer(texts text[]) returns uuid
language plpgsql volatile
set search_path = ''
as $$
declare
  caller constant uuid := private.caller();
begin
  perform private.ensure_profile();
  perform pg_advisory_xact_lock(hashtextextended('suggestions of ' || caller, 0));
  if not private.may_publish(caller) then
    raise exception 'A suspended account cannot suggest' using errcode = 'PT403', detail = 'suspended';
  elsif exists (
    select from public.moderation_cases cases
    where cases.author_id = caller and cases.state <> 'kept' and cases.hidden_texts && private.said_hashes(texts)
  ) then
    raise exception 'What is hidden cannot be published' using errcode = 'PT403', detail = 'hidden';
  end if;
  return caller;
end
$$;

-- Suggests a change of a public prompt, or of one of the library, of which the client says what it is called. Answers the id. Limits: 20 a day; 5
-- open ones for one author; 100 for one prompt and 300 for one author of all people, 20 of those whose accounts are not a week old. The library
-- has ten times as many as an author.
create function private.suggest_change(prompt text, note text, content text, base text, called text) returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.demand_writer(array[note, content]);
  known public.user_prompts;
  many record;
  most integer := 1;
  made uuid;
begin
  if private.user_prompt_id(prompt) is not null then
    select * into known from public.user_prompts p where p.id = private.user_prompt_id(prompt) and p.is_public;
    if not found then
      raise exception 'There is no such public prompt' using errcode = 'PT404';
    elsif known.user_id = caller then
      raise exception 'Nobody suggests changes to their own prompts' using errcode = 'PT403', detail = 'own';
    elsif known.suggestions = 'closed'
      or exists (select from public.blocks b where b.blocker_id = known.user_id and b.blocked_id = caller) then
      raise exception 'This prompt takes no suggestions' using errcode = 'PT403', detail = 'closed';
    end if;
  else
    most := 10;
  end if;
  if (select count(*) from public.suggestions s where s.suggester_id = caller and s.created_at > now() - interval '1 day')
    + (select count(*) from public.withdrawn_suggestions w where w.suggester_id = caller and w.created_at > now() - interval '1 day') >= 20 then
    raise exception 'An account can suggest 20 changes in a day' using errcode = 'PT403', detail = 'suggestions';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('suggestions to ' || coalesce(known.user_id::text, 'the library'), 0));
  select
    count(*) filter (where s.suggester_id = caller) as own, count(*) filter (where s.prompt_id = prompt) as of_prompt, count(*) as of_all,
    count(*) filter (where accounts.created_at > now() - interval '7 days') as of_new
  into many
  from public.suggestions s join auth.users accounts on accounts.id = s.suggester_id
  where s.author_id is not distinct from known.user_id and s.state = 'open';
  if many.own >= 5 * most then
    raise exception 'An author gets at most 5 open suggestions of one account' using errcode = 'PT403', detail = 'open-suggestions';
  elsif many.of_prompt >= 100 or many.of_all >= 300 * most or many.of_new >= 20 * most
    and exists (select from auth.users where id = caller and created_at > now() - interval '7 days') then
    raise exception 'There are too many open suggestions' using errcode = 'PT403', detail = 'many-suggestions';
  end if;
  insert into public.suggestions (prompt_id, title, author_id, suggester_id, note, content, base)
  values (
    prompt, coalesce(known.title, private.trimmed(called)), known.user_id, caller, private.trimmed(note),
    case when md5(content) <> base then nullif(content, known.content) end, base
  )
  returning id into made;
  return made;
end
$$;

create function public.suggest_change(prompt text, note text, base text, content text default null, title text default null) returns uuid
language sql volatile security invoker
set search_path = ''
as $$ select private.suggest_change(prompt, note, content, base, title) $$;

-- Locks a suggestion of which the caller decides, after its prompt, so that two who decide at once come one after the other. PT404: there is none;
-- PT412: it was decided.
create function private.lock_suggestion(suggestion uuid) returns public.suggestions
language plpgsql volatile
set search_path = ''
as $$
declare
  asked public.suggestions;
begin
  perform from public.user_prompts p
  where p.id = (select s.user_prompt_id from public.suggestions s where s.id = suggestion) for no key update;
  select * into asked from public.suggestions s where s.id = suggestion and s.hidden_at is null for update;
  if not found or not (case when asked.author_id is null then private.is_keeper() else asked.author_id = private.caller() end) then
    raise exception 'There is no such suggestion' using errcode = 'PT404';
  elsif asked.state <> 'open' then
    raise exception 'It was decided already' using errcode = 'PT412';
  end if;
  return asked;
end
$$;

-- Takes a suggestion, and keeps what its prompt said as a version that names it. Answers the id of the prompt.
create function private.take_suggestion(suggestion uuid, new_content text, seen timestamptz) returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  asked constant public.suggestions := private.lock_suggestion(suggestion);
  known public.user_prompts;
begin
  if not private.may_publish(private.caller()) then
    raise exception 'A suspended account cannot publish' using errcode = 'PT403', detail = 'suspended';
  end if;
  if asked.user_prompt_id is not null then
    select * into known from public.user_prompts where id = asked.user_prompt_id and deleted_at is null;
    if not found then
      raise exception 'The prompt was deleted' using errcode = 'PT404';
    elsif known.updated_at is distinct from seen then
      raise exception 'The prompt has changed meanwhile' using errcode = 'PT412';
    elsif new_content <> known.content then
      insert into public.user_prompt_versions (prompt_id, title, category, content, replaced_at, suggestion_id)
      values (known.id, known.title, known.category, known.content, clock_timestamp(), suggestion);
    end if;
  end if;
  update public.suggestions set
    state = 'taken', decided_at = clock_timestamp(), content = case when author_id is null then coalesce(new_content, content) end,
    base = case when author_id is null then base else md5('') end
  where id = suggestion;
  return asked.user_prompt_id;
end
$$;

-- The text of the prompt is written with the rights of the caller, by all rules of an edit. `seen` is the version of the prompt that the caller
-- looked at; for the library there is none. PT412: it, or the suggestion, has changed since.
create function public.take_suggestion(suggestion uuid, content text default null, seen timestamptz default null) returns uuid
language plpgsql volatile security invoker
set search_path = ''
as $$
declare
  prompt constant uuid := private.take_suggestion(suggestion, content, seen);
begin
  update public.user_prompts own set content = take_suggestion.content where own.id = prompt and own.content <> take_suggestion.content;
  return prompt;
end
$$;

comment on function public.take_suggestion(uuid, text, timestamptz) is 'May be null: take_suggestion.';

create function private.decline_suggestion(suggestion uuid, said text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform private.lock_suggestion(suggestion);
  update public.suggestions set state = 'declined', decided_at = clock_timestamp(), answer = nullif(private.trimmed(said), '')
  where id = suggestion;
end
$$;

create function public.decline_suggestion(suggestion uuid, answer text default null) returns void
language sql volatile security invoker
set search_path = ''
as $$ select private.decline_suggestion(suggestion, answer) $$;

-- Answers a suggestion that is open: 60 times a day, and one at most 20 times; it has room for 100.
create function private.answer_suggestion(suggestion uuid, said text) returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.demand_writer(array[said]);
  asked public.suggestions;
  many record;
  made uuid;
begin
  select * into asked from public.suggestions s where s.id = suggestion and s.hidden_at is null for share;
  if not found or not (
    caller in (asked.suggester_id, asked.author_id) or asked.author_id is null and private.is_keeper()
    or exists (select from public.user_prompts p where p.id = asked.user_prompt_id and p.is_public and p.suggestions = 'open')
  ) then
    raise exception 'There is no such suggestion' using errcode = 'PT404';
  elsif asked.state <> 'open' then
    raise exception 'It was decided already' using errcode = 'PT412';
  elsif exists (select from public.blocks b where b.blocker_id in (asked.author_id, asked.suggester_id) and b.blocked_id = caller) then
    raise exception 'This takes no answers' using errcode = 'PT403', detail = 'closed';
  end if;
  select count(*) as of_all, count(*) filter (where a.writer_id = caller) as own into many
  from public.suggestion_answers a where a.suggestion_id = suggestion;
  if many.of_all >= 100 or many.own >= 20
    or (select count(*) from public.suggestion_answers a where a.writer_id = caller and a.created_at > now() - interval '1 day') >= 60 then
    raise exception 'There are too many answers' using errcode = 'PT403', detail = 'suggestions';
  end if;
  insert into public.suggestion_answers (suggestion_id, writer_id, text) values (suggestion, caller, private.trimmed(said))
  returning id into made;
  return made;
end
$$;

create function public.answer_suggestion(suggestion uuid, said text) returns uuid
language sql volatile security invoker
set search_path = ''
as $$ select private.answer_suggestion(suggestion, said) $$;

-- Notes that the caller has seen what was decided of theirs.
create function private.see_decisions() returns void
language sql volatile security definer
set search_path = ''
as $$ update public.suggestions set told = true where suggester_id = private.caller() and state <> 'open' and not told $$;

create function public.see_decisions() returns void
language sql volatile security invoker
set search_path = ''
as $$ select private.see_decisions() $$;

-- Of a public prompt: how many suggestions were taken, whose the last ones were, and how many others may read and are open.
create function public.prompt_suggestions(prompt uuid) returns table (taken bigint, usernames text[], open bigint)
language sql stable security invoker
set search_path = ''
as $$
  select
    (select count(*) from public.suggestions s where s.user_prompt_id = prompt and s.state = 'taken'),
    array(
      select p.username from public.user_profiles p join (
        select s.suggester_id, max(s.decided_at) as latest from public.suggestions s
        where s.user_prompt_id = prompt and s.state = 'taken' group by 1 order by 2 desc limit 3
      ) last on last.suggester_id = p.id order by last.latest desc
    ),
    (select count(*) from public.suggestions s where s.user_prompt_id = prompt and s.state = 'open')
$$;

-- A version says which suggestion was taken after it.
alter table public.user_prompt_versions add column suggestion_id uuid references public.suggestions (id) on delete set null;
create index user_prompt_versions_by_suggestion on public.user_prompt_versions (suggestion_id);

-- Suggestions and answers are reported, hidden and removed as prompts are (…_moderation.sql).

alter table public.reports drop constraint reports_kind,
  add constraint reports_kind check (kind in ('prompt', 'collection', 'profile', 'suggestion', 'answer'));

create or replace function private.find_thing(of_kind text, thing uuid)
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
  union all
  select suggester_id, title, hidden_at is null, hidden_at is not null, coalesce(decided_at, created_at)
  from public.suggestions where of_kind = 'suggestion' and id = thing
  union all
  select a.writer_id, s.title, a.hidden_at is null, a.hidden_at is not null, a.created_at
  from public.suggestion_answers a join public.suggestions s on s.id = a.suggestion_id where of_kind = 'answer' and a.id = thing
$$;

-- private.hide_thing and private.show_thing change the case. Its words are kept as hashes, so that they are not said again.
create function private.hide_suggestion() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.state = 'hidden' then
    update public.moderation_cases set hidden_texts = hidden_texts || private.said_hashes(
      (select array[note, content] from public.suggestions where new.kind = 'suggestion' and id = new.thing_id)
      || array(select text from public.suggestion_answers where new.kind = 'answer' and id = new.thing_id)
    )
    where kind = new.kind and thing_id = new.thing_id;
  end if;
  update public.suggestions set hidden_at = case new.state when 'hidden' then clock_timestamp() end
  where new.kind = 'suggestion' and id = new.thing_id;
  update public.suggestion_answers set hidden_at = case new.state when 'hidden' then clock_timestamp() end
  where new.kind = 'answer' and id = new.thing_id;
  -- What is removed, private.remove_thing does not know.
  delete from public.suggestions where new.kind = 'suggestion' and new.state = 'removed' and id = new.thing_id;
  delete from public.suggestion_answers where new.kind = 'answer' and new.state = 'removed' and id = new.thing_id;
  return null;
end
$$;

create trigger hide_suggestion after insert or update of state on public.moderation_cases for each row
when (new.kind in ('suggestion', 'answer') and new.state <> 'deleted') execute function private.hide_suggestion();

create trigger end_reports after delete on public.suggestions for each row execute function private.end_reports('suggestion');
create trigger end_reports after delete on public.suggestion_answers for each row execute function private.end_reports('answer');

-- Where a suggestion or an answer stands, and what it says; nothing for other things.
create function private.reported_words(of_kind text, thing uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('suggestionId', id, 'text', note, 'content', content, 'createdAt', created_at)
  from public.suggestions where of_kind = 'suggestion' and id = thing
  union all
  select json_build_object('suggestionId', suggestion_id, 'text', text, 'content', null, 'createdAt', created_at)
  from public.suggestion_answers where of_kind = 'answer' and id = thing
$$;

alter function private.moderation_item(text, uuid) rename to thing_to_moderate;

create function private.moderation_item(of_kind text, thing uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  select (item::jsonb || jsonb_build_object('words', private.reported_words(of_kind, thing)))::json
  from private.thing_to_moderate(of_kind, thing) item
  where item is not null
$$;

revoke execute on function private.thing_to_moderate(text, uuid) from authenticated;

-- What the dashboard says on each page, with the suggestions that wait for the caller: to decide, or to read what was decided.
drop function public.own_counts();
create function public.own_counts()
returns table (
  prompts integer, public_prompts integer, saved integer, collections integer, hidden integer, is_suspended boolean, is_moderator boolean,
  suggestions integer
)
language sql stable security invoker
set search_path = ''
as $$
  select
    own.prompts, own.public_prompts,
    (select count(*)::integer from public.saved_prompts where user_id = (select private.caller())),
    (select count(*)::integer from public.collections where user_id = (select private.caller())),
    (select count(*)::integer from public.moderation_cases where author_id = (select private.caller()) and state = 'hidden'),
    exists (select from public.suspensions where user_id = (select private.caller()) and (ends_at is null or ends_at > now())),
    private.is_moderator(),
    (select count(*)::integer from public.suggestions where author_id = (select private.caller()) and state = 'open' and hidden_at is null)
      + (select count(*)::integer from public.suggestions where suggester_id = (select private.caller()) and state <> 'open' and not told)
      + (select count(*)::integer from public.suggestions where private.is_keeper() and author_id is null and state = 'open' and hidden_at is null)
  from (
    select count(*)::integer as prompts, (count(*) filter (where is_public))::integer as public_prompts
    from public.user_prompts where user_id = (select private.caller())
  ) own
$$;

grant execute on function
  public.own_counts(), private.is_keeper(),
  private.suggest_change(text, text, text, text, text), public.suggest_change(text, text, text, text, text),
  private.take_suggestion(uuid, text, timestamptz), public.take_suggestion(uuid, text, timestamptz),
  private.decline_suggestion(uuid, text), public.decline_suggestion(uuid, text),
  private.answer_suggestion(uuid, text), public.answer_suggestion(uuid, text),
  private.see_decisions(), public.see_decisions(), private.moderation_item(text, uuid)
to authenticated;
grant execute on function public.prompt_suggestions(uuid) to anon, authenticated, service_role;
