-- People by their names: those who have published something. Others have a profile as well, but nobody is to find accounts by guessing.

create index user_profiles_search on public.user_profiles
using gin (array_to_tsvector(private.words(coalesce(display_name, '') || ' ' || username)));

-- Every word begins a word of the display name or the username; who is called exactly so comes first. With the rights of the owner, because row level security
-- keeps @@ from the index: only what profiles show anyway is selected.
create function private.find_people(query text, at_most integer) returns table (username text, display_name text)
language sql stable security definer
set search_path = ''
as $$
  with asked as materialized (
    select private.search_query((private.words(left(query, 100)))[1:10], '') as all_words, lower(private.trimmed(left(query, 100))) as whole
  )
  select people.username, people.display_name
  from asked
  join public.user_profiles people
    on array_to_tsvector(private.words(coalesce(people.display_name, '') || ' ' || people.username)) @@ asked.all_words
  where exists (select from public.user_prompts prompts where prompts.user_id = people.id and prompts.is_public)
  order by (whole in (people.username, lower(people.display_name))) is true desc, people.username
  limit least(greatest(at_most, 1), 10)
$$;

create function public.search_people(query text, at_most integer default 5) returns table (username text, display_name text)
language sql stable security invoker
set search_path = ''
as $$
  select * from private.find_people(coalesce(query, ''), coalesce(at_most, 5))
$$;

comment on function public.search_people(text, integer) is 'People who have published prompts, by their names. May be null: display_name.';

grant execute on function private.find_people(text, integer), public.search_people(text, integer) to anon, authenticated, service_role;
