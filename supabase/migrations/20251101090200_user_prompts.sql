-- People's prompts: private until their owner publishes them. A new column also needs its grants, at the end of this file.

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
  -- The second reference is what the API follows to embed an author.
  constraint user_prompts_author_fkey foreign key (user_id) references public.user_profiles (id) on delete cascade,
  constraint user_prompts_title_length check (char_length(title) between 1 and 100),
  constraint user_prompts_title_characters check (private.is_plain_line(title)),
  constraint user_prompts_content_not_blank check (private.trimmed(content) <> ''),
  constraint user_prompts_content_length check (char_length(content) <= 100000),
  constraint user_prompts_category_length check (char_length(category) between 1 and 50),
  constraint user_prompts_category_characters check (private.is_plain_line(category)),
  constraint user_prompts_source_id_format check (source_id ~ '^[a-z0-9-]{1,100}$'),
  constraint user_prompts_source_title_length check (char_length(source_title) between 1 and 100),
  constraint user_prompts_source_title_characters check (private.is_plain_line(source_title)),
  constraint user_prompts_source_author_length check (char_length(source_author) between 1 and 50),
  constraint user_prompts_source_whole
    check ((source_id is null) = (source_title is null) and (source_id is not null or source_author is null))
);

create index user_prompts_by_owner on public.user_prompts (user_id, created_at desc, id desc);
create index user_prompts_public on public.user_prompts (created_at desc, id desc) where is_public;
create index user_prompts_public_by_category on public.user_prompts (category, created_at desc, id desc) where is_public;
-- A text is copied once until the copy is edited: a second click makes no second copy.
create unique index user_prompts_unedited_copy on public.user_prompts (user_id, source_id, md5(content))
where source_id is not null and updated_at = created_at;

-- What lib/prompts/template.ts says of a template: how many variables it has, in how many places, how long it is with its defaults filled in,
-- how many choices one variable offers at most, and how long the longest choice is.
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
  -- All prompts of an account in one update would take the embedded database, which answers one request after the other, a minute.
  if tg_op = 'UPDATE' and from_api then
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
      raise exception 'The blanks of a prompt can stand in at most 1,000 places' using errcode = '22023';
    elsif size.choices > 12 or size.choice_length > 60 then
      raise exception 'A blank can offer at most 12 choices of 60 characters' using errcode = '22023';
    end if;
    new.variable_count := size.variables;
  else
    new.variable_count := old.variable_count;
  end if;
  if tg_op = 'INSERT' and from_api then
    new.id := gen_random_uuid();
    new.is_public := false;
    new.created_at := clock_timestamp();
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
    if from_api and (new.id, new.user_id, new.created_at, new.source_id, new.source_title, new.source_author)
      is distinct from (old.id, old.user_id, old.created_at, old.source_id, old.source_title, old.source_author) then
      raise exception 'id, user_id, created_at and the source of a prompt cannot be changed' using errcode = '42501';
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
language plpgsql
set search_path = ''
as $$
begin
  if current_user = 'authenticated' and (select count(*) from public.user_prompts where user_id = private.caller()) >= 1000 then
    raise exception 'An account can have at most 1,000 prompts' using errcode = 'PT403', detail = 'prompts';
  end if;
  return null;
end
$$;

create trigger refuse_more_prompts before insert on public.user_prompts
for each statement execute function private.refuse_more_prompts();
-- By their names these run in this order.
create trigger check_number after insert on public.user_prompts
referencing new table as new_rows for each statement execute function
  private.check_quota('user_id', 'count(*)', '1000', 'An account can have at most 1,000 prompts', 'prompts');
create trigger check_text_of_inserted after insert on public.user_prompts
referencing new table as new_rows for each statement execute function private.check_quota(
  'user_id', 'sum(octet_length(content))', '20000000', 'The prompts of an account can have at most 20 MB of text', 'text'
);
create trigger check_text_of_updated after update on public.user_prompts
referencing old table as old_rows new table as new_rows for each statement execute function private.check_quota(
  'user_id', 'sum(octet_length(content))', '20000000', 'The prompts of an account can have at most 20 MB of text', 'text'
);

alter table public.user_prompts enable row level security;

create policy "Everybody reads public prompts" on public.user_prompts
  for select to anon using (is_public);
create policy "People read public prompts and their own" on public.user_prompts
  for select to authenticated using (is_public or user_id = (select auth.uid()));
create policy "People create their own prompts" on public.user_prompts
  for insert to authenticated with check (user_id = (select auth.uid()) and not is_public);
create policy "People edit their own prompts" on public.user_prompts
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own prompts" on public.user_prompts
  for delete to authenticated using (user_id = (select auth.uid()));

grant select on public.user_prompts to anon, authenticated;
grant insert (user_id, title, content, category, is_public, source_id, source_title) on public.user_prompts to authenticated;
grant update (title, content, category, is_public, updated_at) on public.user_prompts to authenticated;
grant delete on public.user_prompts to authenticated;
grant all on public.user_prompts to service_role;

grant execute on function private.measure_template(text) to authenticated, service_role;
