-- How many public prompts there are, per category, and in all in the row ''. Counting a million of them for a page takes too long.

create table public.public_prompt_counts (
  category text primary key,
  prompts bigint not null
);

alter table public.public_prompt_counts enable row level security;
create policy "Everybody reads the counts" on public.public_prompt_counts for select to anon, authenticated using (true);
grant select on public.public_prompt_counts to anon, authenticated;
grant all on public.public_prompt_counts to service_role;

-- The total is always counted first: whoever holds its lock is alone, so two statements never wait for each other in a circle.
create function private.add_to_count(of_category text, step integer) returns void
language sql
set search_path = ''
as $$
  insert into public.public_prompt_counts as counts (category, prompts) values ('', step)
  on conflict (category) do update set prompts = counts.prompts + step;

  insert into public.public_prompt_counts as counts (category, prompts) select of_category, step where of_category is not null
  on conflict (category) do update set prompts = counts.prompts + step;

  delete from public.public_prompt_counts where category = of_category and prompts = 0;
$$;

create function private.count_public_prompt() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.is_public then
    perform private.add_to_count(old.category, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_public then
    perform private.add_to_count(new.category, 1);
  end if;
  return null;
end
$$;

create trigger count_added_or_removed_prompt after insert or delete on public.user_prompts
for each row execute function private.count_public_prompt();
create trigger count_changed_prompt after update on public.user_prompts
for each row when ((old.is_public, old.category) is distinct from (new.is_public, new.category))
execute function private.count_public_prompt();
