-- People's prompts, private until their owner publishes them; when they were used (user_prompt_uses), and what they said before
-- (user_prompt_versions). A new column also needs its grants, below the policies. What changes many of them at once, and deletes and
-- restores them, is in …_prompt_changes.sql; My Prompts asks for collections, so it comes after them, in …_saved_prompts.sql.

-- The words of a category, after "~", which no visitor can type: a prompt changes its category without its text being read.
create function private.category_words(category text) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array(select '~' || word from unnest(private.words(category)) word) $$;

-- The words of the title are there once more, after "=": GIN knows no weights.
-- A tsvector has to stay below 1 MB, which only texts that are made for it exceed; of those the last words are left out.
create function private.search_vector(title text, content text, category text) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(coalesce(array_agg(word), '{}') || private.category_words(category))
  from (
    select word, sum(octet_length(word)) over (order by word) as bytes
    from unnest(
      private.words(concat_ws(' ', title, content))
      || array(select '=' || word from unnest(private.words(title)) word)
    ) word
  ) measured
  where bytes < 500000
$$;

create table public.user_prompts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null,
  content text not null,
  category text,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What lists show, so that none of them reads whole contents. The number of blanks is set by guard_user_prompt.
  preview text not null generated always as (left(content, 600)) stored,
  variable_count integer not null default 0,
  -- What a copy was made of: a library prompt by its slug, or a public prompt by its id; its title and its author's name at that time.
  source_id text,
  source_title text,
  source_author text,
  -- Its words, set by guard_user_prompt: docs/decisions/community-search.md.
  search tsvector not null default '',
  -- It stays for 30 days, seen by nobody but through the functions of …_prompt_changes.sql: docs/decisions/deleted-prompts.md.
  deleted_at timestamptz,
  -- Nobody sees it but its author, until a moderator has looked: …_moderation.sql.
  hidden_at timestamptz,
  -- What a program that creates it calls its request, hashed with its owner's id: sent again, it creates nothing (lib/api/creation-key.ts).
  creation_key text,
  -- The second reference is what the API follows to embed an author.
  constraint user_prompts_author_fkey foreign key (user_id) references public.user_profiles (id) on delete cascade,
  constraint user_prompts_title_length check (char_length(title) between 1 and 100),
  constraint user_prompts_title_characters check (private.is_plain_line(title)),
  constraint user_prompts_content_not_blank check (private.trimmed(content) <> ''),
  constraint user_prompts_content_length check (char_length(content) <= 100000),
  constraint user_prompts_category_length check (char_length(category) between 1 and 50),
  constraint user_prompts_category_characters check (private.is_plain_line(category)),
  constraint user_prompts_creation_key_key unique (user_id, creation_key),
  constraint user_prompts_creation_key_format check (creation_key ~ '^[0-9a-f]{64}$'),
  constraint user_prompts_source_id_format check (source_id ~ '^[a-z0-9-]{1,100}$'),
  constraint user_prompts_source_title_length check (char_length(source_title) between 1 and 100),
  constraint user_prompts_source_title_characters check (private.is_plain_line(source_title)),
  constraint user_prompts_source_author_length check (char_length(source_author) between 1 and 50),
  constraint user_prompts_source_whole
    check ((source_id is null) = (source_title is null) and (source_id is not null or source_author is null)),
  constraint user_prompts_deleted_private check (deleted_at is null or not is_public),
  constraint user_prompts_hidden_private check (hidden_at is null or not is_public)
);

create index user_prompts_by_owner on public.user_prompts (user_id, created_at desc, id desc);
create index user_prompts_by_own_category on public.user_prompts (user_id, lower(category));
create index user_prompts_deleted on public.user_prompts (user_id, deleted_at) where deleted_at is not null;
create index user_prompts_public on public.user_prompts (created_at desc, id desc) where is_public;
create index user_prompts_public_by_category on public.user_prompts (category, created_at desc, id desc) where is_public;
-- No pending list: a search must not pay for what others have just published.
create index user_prompts_search on public.user_prompts using gin (search) with (fastupdate = off) where is_public;
-- A text is copied once until the copy is edited: a second click makes no second copy.
create unique index user_prompts_unedited_copy on public.user_prompts (user_id, source_id, md5(content))
where source_id is not null and updated_at = created_at;

-- What lib/prompts/template.ts says of a template: how many variables it has, in how many places, how long it is with its defaults
-- filled in, how many choices one variable offers at most, and how long the longest choice is.
-- One pass over the text, and some lengths: the filled text itself is never made.
create function private.measure_template(
  content text, out variables integer, out places integer, out filled_length bigint, out choices integer, out choice_length integer
)
language sql immutable parallel safe
set search_path = ''
as $$
  with found as (
    select place, groups[1] <> '' as escaped, groups[2] as name, coalesce(groups[3], '') as rest
    from regexp_matches(
      content, '(\\?)\[([A-Z0-9_]+)(\|[^\]]*|\?[^][|]*(?:…|\.\.\.)[^][|]*(?:\|[^\]]*)?)?\]', 'g'
    ) with ordinality as matches (groups, place)
  ), blanks as (
    select
      place, escaped, name, char_length(name) + char_length(rest) + 2 as written_length, rest like '?%' as optional,
      case when rest like '?%' then char_length(regexp_replace(split_part(rest, '|', 1), '…|\.\.\.', '')) - 1 end as words_length,
      offered
    from found
    cross join lateral (
      select array_agg(offer order by at) filter (where offer not like 'e.g. %') as offered
      from regexp_split_to_table(substr(rest, nullif(strpos(rest, '|'), 0) + 1), '\|') with ordinality as offers (offer, at)
    ) offers
    where rest <> '' or name !~ '^\d+$'
  ), named as (
    select
      char_length(name) + 2 as bare_length,
      count(*) as places,
      count(*) filter (where optional) as parts,
      coalesce(sum(words_length), 0) as words_length,
      sum(written_length) as written_length,
      char_length((array_agg(offered[1] order by place) filter (where not optional and offered is not null))[1]) as default_length,
      (jsonb_agg(choices.list order by place) filter (where choices.list is not null)) -> 0 as choices
    from blanks
    cross join lateral (
      select jsonb_agg(distinct choice) as list from unnest(offered) choice
      where choice <> '' and (optional or array_length(offered, 1) > 1)
    ) choices
    where not escaped
    group by name
  )
  select
    count(*)::integer,
    coalesce(sum(named.places), 0)::integer,
    (
      char_length(content) - (select count(*) from blanks where escaped)
      + coalesce(sum(
        (named.places - parts) * coalesce(default_length, bare_length)
        + case when default_length > 0 then parts * default_length + words_length else 0 end
        - written_length
      ), 0)
    )::bigint,
    coalesce(max(jsonb_array_length(named.choices)), 0)::integer,
    coalesce(max((select max(char_length(choice)) from jsonb_array_elements_text(named.choices) choice)), 0)::integer
  from named
$$;

-- How somebody spells a category of theirs, most often, whatever the case; null where they have none like it. `besides` do not count.
create function private.own_spelling(owner_id uuid, name text, besides uuid[]) returns text
language sql stable
set search_path = ''
as $$
  select category from public.user_prompts
  where user_id = owner_id and lower(category) = lower(name) and id <> all (besides)
  group by category order by count(*) desc, category limit 1
$$;

-- What column grants say once, this says again, because a backend may widen grants on its own (@supabase/lite does).
-- Roles of the API never choose an id or a date, never publish on insert and never name the author of a source; migrations and seeds may.
create function private.guard_user_prompt() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  from_api constant boolean := private.is_api();
  size record;
  changed_bytes bigint;
begin
  -- To make the words of all prompts of an account would take the embedded database, which answers one request after the other, a minute.
  if tg_op = 'UPDATE' and from_api and (new.title, new.content) is distinct from (old.title, old.content) then
    changed_bytes := coalesce(nullif(current_setting('private.changed_bytes', true), '')::bigint, 0) + octet_length(new.content);
    if changed_bytes > 1000000 then
      raise exception 'One request can change prompts of at most 1 MB' using errcode = '22023';
    end if;
    perform set_config('private.changed_bytes', changed_bytes::text, true);
  end if;
  new.title := private.trimmed(new.title);
  new.category := nullif(private.trimmed(new.category), '');
  if char_length(new.content) > 100000 then
    raise exception 'Content must be at most 100,000 characters' using errcode = '22001';
  end if;
  if tg_op = 'INSERT' or new.content <> old.content then
    size := private.measure_template(new.content);
    if size.variables > 100 then
      raise exception 'A prompt can have at most 100 blanks' using errcode = '22023';
    elsif size.filled_length > 100000 then
      raise exception 'With its defaults filled in, a prompt can have at most 100,000 characters' using errcode = '22023';
    elsif size.places > 1000 then
      raise exception 'The blanks of a prompt can appear in at most 1,000 places' using errcode = '22023';
    elsif size.choices > 12 or size.choice_length > 60 then
      raise exception 'A blank can offer at most 12 choices of 60 characters' using errcode = '22023';
    end if;
    new.variable_count := size.variables;
  else
    new.variable_count := old.variable_count;
  end if;
  if from_api and new.category is not null and (tg_op = 'INSERT' or new.category is distinct from old.category) then
    new.category := coalesce(private.own_spelling(new.user_id, new.category, array[new.id]), new.category);
  end if;
  if tg_op = 'INSERT' or (new.title, new.content) is distinct from (old.title, old.content) then
    new.search := private.search_vector(new.title, new.content, new.category);
  elsif new.category is distinct from old.category then
    new.search :=
      ts_delete(old.search, private.category_words(old.category)) || array_to_tsvector(private.category_words(new.category));
  else
    new.search := old.search;
  end if;
  if tg_op = 'INSERT' and from_api then
    new.id := gen_random_uuid();
    new.is_public := false;
    new.deleted_at := null;
    new.hidden_at := null;
    new.created_at := private.next_instant();
    new.updated_at := new.created_at;
    if current_user = 'authenticated' then
      perform private.ensure_profile();
    end if;
    -- The library is not in the database, so the title of one of its prompts is the client's word.
    new.source_title := private.trimmed(new.source_title);
    new.source_author := null;
    if private.user_prompt_id(new.source_id) is not null then
      select prompts.title, coalesce(authors.display_name, authors.username) into new.source_title, new.source_author
      from public.user_prompts prompts join public.user_profiles authors on authors.id = prompts.user_id
      where prompts.id = private.user_prompt_id(new.source_id) and prompts.is_public;
      if not found then
        raise exception 'There is no such public prompt' using errcode = '42501';
      end if;
    end if;
  elsif tg_op = 'UPDATE' then
    if from_api and (new.id, new.user_id, new.created_at, new.hidden_at, new.source_id, new.source_title, new.source_author)
      is distinct from (old.id, old.user_id, old.created_at, old.hidden_at, old.source_id, old.source_title, old.source_author) then
      raise exception 'id, user_id, created_at, hidden_at and the source of a prompt cannot be changed' using errcode = '42501';
    end if;
    -- Two edits in one tick of the clock must still differ: an editor proves with this value which version it saw.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    -- What is created may be shorter and longer than an edit; a version of it may come back.
    if from_api and new.content <> old.content
      and (char_length(private.trimmed(new.content)) < 10 or char_length(new.content) > 10000)
      and not exists (select from public.user_prompt_versions where prompt_id = old.id and content = new.content) then
      raise exception 'An edited content must have 10 to 10,000 characters' using errcode = '22023';
    end if;
  end if;
  return new;
end
$$;

create trigger guard_user_prompt before insert or update on public.user_prompts
for each row execute function private.guard_user_prompt();

-- Asked before as well: the words of a prompt (private.search_vector) are the most of the work, and would be made for nothing.
create function private.refuse_more_prompts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.user_prompts where user_id = auth.uid()) >= 1000 then
    raise exception 'An account can have at most 1,000 prompts' using errcode = 'PT403', detail = 'prompts';
  end if;
  return null;
end
$$;

create trigger refuse_more_prompts before insert on public.user_prompts
for each statement when (current_user = 'authenticated') execute function private.refuse_more_prompts();
-- By their names these run in this order.
create trigger check_number after insert on public.user_prompts
referencing new table as new_rows for each statement when (private.is_api()) execute function
  private.check_quota('user_id', 'count(*)', '1000', 'An account can have at most 1,000 prompts', 'prompts');
create trigger check_text_of_inserted after insert on public.user_prompts
referencing new table as new_rows for each statement when (private.is_api()) execute function private.check_quota(
  'user_id', 'sum(octet_length(content))', '20000000', 'The prompts of an account can have at most 20 MB of text', 'text'
);
create trigger check_text_of_updated after update on public.user_prompts
referencing old table as old_rows new table as new_rows for each statement when (private.is_api()) execute function private.check_quota(
  'user_id', 'sum(octet_length(content))', '20000000', 'The prompts of an account can have at most 20 MB of text', 'text'
);

alter table public.user_prompts enable row level security;

create policy "Everybody reads public prompts" on public.user_prompts
  for select to anon using (is_public);
create policy "People read public prompts and their own" on public.user_prompts
  for select to authenticated using (is_public or (user_id = (select auth.uid()) and deleted_at is null));
create policy "People create their own prompts" on public.user_prompts
  for insert to authenticated with check (user_id = (select auth.uid()) and not is_public);
create policy "People edit their own prompts" on public.user_prompts
  for update to authenticated using (user_id = (select auth.uid()) and deleted_at is null) with check (user_id = (select auth.uid()));

grant select on public.user_prompts to anon, authenticated;
grant insert (user_id, title, content, category, is_public, source_id, source_title, creation_key) on public.user_prompts to authenticated;
grant update (title, content, category, is_public, updated_at) on public.user_prompts to authenticated;
grant all on public.user_prompts to service_role;

-- Who writes a prompt measures it and makes its words.
grant execute on function
  private.measure_template(text), private.unspaced_words(text), private.words(text), private.category_words(text), private.search_vector(text, text, text),
  private.own_spelling(uuid, text, uuid[])
to authenticated, service_role;

-- Those that somebody has deleted, for the lists that name prompts by their ids. With the rights of the owner, because nobody sees them.
create function private.own_deleted_prompts() returns uuid[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(id), '{}') from public.user_prompts where user_id = auth.uid() and deleted_at is not null
$$;

grant execute on function private.own_deleted_prompts() to authenticated;

-- The categories of somebody's own prompts, those with the most first. Those that differ in case are one, by its most frequent spelling.
create function public.own_prompt_categories(at_most integer default 50) returns table (category text, prompts bigint)
language sql stable security invoker
set search_path = ''
as $$
  select mode() within group (order by category), count(*) from public.user_prompts
  where user_id = (select private.caller()) and category is not null
  group by lower(category) order by 2 desc, 1 limit least(greatest(at_most, 1), 1000)
$$;

grant execute on function public.own_prompt_categories(integer) to authenticated;

-- When somebody last copied or sent a prompt: for those that they wrote (here) or saved (saved_prompts.used_at), and for nothing else.
--
-- A table beside user_prompts and not a column of it: everybody reads the rows of public prompts, the owner's use is nobody's business,
-- and a use must not count as a change of the prompt (updated_at is the version that edits are checked against).

create table public.user_prompt_uses (
  prompt_id uuid primary key references public.user_prompts (id) on delete cascade,
  used_at timestamptz not null
);

alter table public.user_prompt_uses enable row level security;

create policy "People see when they used their own prompts" on public.user_prompt_uses
  for select to authenticated
  using (exists (select from public.user_prompts where id = prompt_id and user_id = (select auth.uid())));

grant select on public.user_prompt_uses to authenticated;
grant all on public.user_prompt_uses to service_role;

-- What people's prompts said before they were edited. A trigger alone writes here; the owner of the prompt reads.
--
-- A copy of what user_prompts held, so there are no constraints on the texts: one that differed would make an edit fail.

create table public.user_prompt_versions (
  id uuid primary key default gen_random_uuid(),
  prompt_id uuid not null references public.user_prompts (id) on delete cascade,
  title text not null,
  category text,
  content text not null,
  -- For the list of versions, which does not read their contents.
  content_length integer not null generated always as (char_length(content)) stored,
  replaced_at timestamptz not null,
  constraint user_prompt_versions_replaced_at_key unique (prompt_id, replaced_at)
);

-- With the rights of the owner, because nobody else may write versions. Edits within five minutes of a version are one edit, unless one
-- brings back a version: that must be possible to undo. A change of many categories (…_prompt_changes.sql) is none: a version of each would
-- push out what they said before.
create function private.keep_versions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  owner_id uuid;
  edited constant uuid[] := array(
    select id from old_rows was join new_rows became using (id)
    where (was.title, was.category, was.content) is distinct from (became.title, became.category, became.content)
  );
begin
  if edited = '{}' then
    return null;
  end if;

  insert into public.user_prompt_versions (prompt_id, title, category, content, replaced_at)
  select was.id, was.title, was.category, was.content, became.updated_at
  from old_rows was join new_rows became on became.id = was.id
  where was.id = any (edited)
    and (
      not exists (
        select from public.user_prompt_versions
        where prompt_id = was.id and replaced_at > became.updated_at - interval '5 minutes'
      )
      or exists (
        select from public.user_prompt_versions kept
        where prompt_id = was.id
          and (kept.title, kept.category, kept.content) is not distinct from (became.title, became.category, became.content)
      ) and not exists (
        select from public.user_prompt_versions kept
        where prompt_id = was.id
          and (kept.title, kept.category, kept.content) is not distinct from (was.title, was.category, was.content)
      )
    );

  delete from public.user_prompt_versions where id in (
    select id from (
      select id, row_number() over (partition by prompt_id order by replaced_at desc) as place
      from public.user_prompt_versions where prompt_id = any (edited)
    ) ranked
    where place > 50
  );

  -- The lock of private.check_quota.
  for owner_id in select distinct user_id from new_rows where id = any (edited) order by user_id loop
    perform pg_advisory_xact_lock(hashtextextended('user_prompts of ' || owner_id, 0));
    delete from public.user_prompt_versions where id in (
      select id from (
        select
          versions.id,
          sum(octet_length(versions.title) + coalesce(octet_length(versions.category), 0) + octet_length(versions.content))
            over (order by versions.replaced_at desc, versions.id) as bytes
        from public.user_prompts prompts join public.user_prompt_versions versions on versions.prompt_id = prompts.id
        where prompts.user_id = owner_id
      ) summed
      where bytes > 20000000
    );
  end loop;
  return null;
end
$$;

create trigger keep_versions after update on public.user_prompts
referencing old table as old_rows new table as new_rows for each statement when (private.is_api()) execute function private.keep_versions();

alter table public.user_prompt_versions enable row level security;

create policy "People see the versions of their own prompts" on public.user_prompt_versions
  for select to authenticated
  using (exists (select from public.user_prompts where id = prompt_id and user_id = (select auth.uid())));

grant select on public.user_prompt_versions to authenticated;
grant all on public.user_prompt_versions to service_role;
