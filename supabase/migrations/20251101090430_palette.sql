-- What the palette shows of somebody's own, by the rules of My Prompts and Saved: each in one request, for a few titles.

create function public.search_own_titles(query text, at_most integer default 5)
returns table (id uuid, title text, category text)
language sql stable security invoker
set search_path = ''
as $$
  select prompts.id, prompts.title, prompts.category
  from public.search_own_prompts(query, page_size => at_most) found
  cross join unnest(found.ids) with ordinality as places (id, place)
  join public.user_prompts prompts on prompts.id = places.id
  order by places.place
$$;

comment on function public.search_own_titles(text, integer) is 'The first of somebody''s prompts that match. May be null: category.';

-- `in_library`: the slugs of the library's prompts that match.
create function public.search_saved(query text, in_library text[])
returns table (prompt_id text, created_at timestamptz, used_at timestamptz, title text, category text, collections uuid[], rank integer)
language sql stable security invoker
set search_path = ''
as $$
  select saved.* from public.own_saved_prompts(query) saved
  where saved.rank is not null or saved.prompt_id = any(in_library)
  order by coalesce(saved.used_at, saved.created_at) desc limit 100
$$;

comment on function public.search_saved(text, text[]) is 'What somebody saved that matches, the last used first. May be null: used_at, title, category, rank.';

grant execute on function public.search_own_titles(text, integer), public.search_saved(text, text[]) to authenticated;
