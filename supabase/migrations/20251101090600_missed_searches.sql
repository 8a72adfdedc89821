-- What was searched in the library and not found, so that whoever keeps it learns what it lacks: words and a day, and nothing about who
-- searched, from where or at what time.

create table public.missed_searches (
  words text not null,
  -- In UTC.
  day date not null,
  count integer not null default 1,
  -- The day first, because rows are counted and deleted by it.
  primary key (day, words),
  -- What lib/missed-searches/missed-words.ts makes: words of letters, of which none of the Latin ones is a capital. Signs as in private.words.
  constraint missed_searches_words_form check (
    char_length(words) <= 60
    and words ~ '^[^ ]{1,30}( [^ ]{1,30}){0,5}$'
    and words !~ '[\u0001-\u001f\u0021-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7'
      '\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3007-\u3020\u3030\ufe00-\ufe0f\ufeff]'
    and private.is_plain_line(words)
  ),
  constraint missed_searches_count_range check (count between 1 and 10000)
);

alter table public.missed_searches enable row level security;

create policy "Nobody sees what was searched" on public.missed_searches for select to anon, authenticated using (false);

grant all on public.missed_searches to service_role;

-- With the rights of the owner, because nobody may write the table. Everybody can call it, past the site: a day has at most 2,000 rows.
create function private.count_missed_search(words text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'utc')::date;
  rows_of_today integer;
begin
  update public.missed_searches set count = least(count + 1, 10000) where day = today and words = count_missed_search.words;
  if found then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('missed searches', 0));
  select count(*) into rows_of_today from public.missed_searches where day = today;
  if rows_of_today = 0 then
    delete from public.missed_searches where day <= today - 90;
  elsif rows_of_today >= 2000 then
    return;
  end if;
  insert into public.missed_searches (words, day) values (count_missed_search.words, today)
  on conflict (day, words) do update set count = least(missed_searches.count + 1, 10000);
end
$$;

create function public.count_missed_search(words text) returns void
language sql volatile security invoker
set search_path = ''
as $$ select private.count_missed_search(words) $$;

-- The site counts as nobody in particular, also for people who are signed in.
grant execute on function private.count_missed_search(text), public.count_missed_search(text) to anon;

-- Words that were searched on three different days or more: what fewer people wanted may say who they are.
create function public.often_missed_searches() returns table (words text, days integer, searches integer)
language sql stable security invoker
set search_path = ''
as $$
  select words, count(*)::integer, sum(count)::integer from public.missed_searches
  where day > (now() at time zone 'utc')::date - 90
  group by words having count(*) >= 3
  order by 2 desc, 3 desc, 1
$$;

grant execute on function public.often_missed_searches() to service_role;
