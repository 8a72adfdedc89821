-- As before, without what was deleted, which nobody sees: that it is spelled otherwise keeps no category from being renamed.
create or replace function private.own_spelling(owner_id uuid, name text, besides uuid[]) returns text
language sql stable
set search_path = ''
as $$
  select category from public.user_prompts
  where user_id = owner_id and deleted_at is null and lower(category) = lower(name) and id <> all (besides)
  group by category order by count(*) desc, category limit 1
$$;

drop function public.remove_deleted(uuid);
drop function private.remove_deleted(uuid);

-- Removes for good a prompt that the caller has deleted, or all (null) that were deleted `until` then (null: at any time), so that nothing goes
-- which they were not asked about. Answers how many.
create function private.remove_deleted(prompt uuid, until timestamptz) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select id from public.user_prompts
    where user_id = auth.uid() and deleted_at <= coalesce(until, 'infinity') and (prompt is null or id = prompt)
  );
begin
  perform private.remove_prompts(auth.uid(), ids);
  return cardinality(ids);
end
$$;

create function public.remove_deleted(prompt uuid default null, until timestamptz default null) returns integer
language sql volatile security invoker
set search_path = ''
as $$ select private.remove_deleted(prompt, until) $$;

grant execute on function private.remove_deleted(uuid, timestamptz), public.remove_deleted(uuid, timestamptz) to authenticated;
