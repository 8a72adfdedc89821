-- Suggestions to deleted prompts, and hidden ones, wait for nobody: they are neither announced nor in the way of others.

-- As before; the limits count what an author can see and decide.
create or replace function private.suggest_change(prompt text, note text, content text, base text, called text) returns uuid
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
  left join public.user_prompts prompts on prompts.id = s.user_prompt_id
  where s.author_id is not distinct from known.user_id and s.state = 'open' and s.hidden_at is null and prompts.deleted_at is null;
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

-- As before, but for the prompts that were deleted.
create or replace function private.take_daily_mails() returns table (email text, secret text, prompts json, total integer, suggestions integer)
language sql volatile security definer
set search_path = ''
as $$
  with suspended as (
    select user_id from public.suspensions where ends_at is null or ends_at > now()
  ),
  due as materialized (
    select user_id, told_at from public.daily_mails where due_at <= now() order by due_at limit 50 for update skip locked
  ),
  news as materialized (
    select
      due.user_id, people.email::text, found.prompts, found.total,
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as secret
    from due
    join auth.users people on people.id = due.user_id and people.email is not null and people.email_confirmed_at is not null
    cross join lateral (
      select
        json_agg(json_build_object('id', id, 'title', title, 'username', username, 'name', coalesce(display_name, username)) order by place)
          filter (where place <= 10) as prompts,
        count(*)::integer as total
      from (
        select
          prompts.id, prompts.title, authors.username, authors.display_name,
          row_number() over (order by coalesce(prompts.published_at, prompts.created_at) desc, prompts.id) as place
        from private.followed_by(due.user_id) found
        join public.user_prompts prompts on prompts.id = found.prompt_id
        join public.user_profiles authors on authors.id = prompts.user_id
        where coalesce(prompts.published_at, prompts.created_at) > due.told_at
          and not exists (select from suspended where user_id = prompts.user_id)
      ) listed
    ) found
    where found.total > 0 and not exists (select from suspended where user_id = due.user_id)
  ),
  noted as (
    update public.daily_mails mails set
      told_at = case when news.user_id is null then mails.told_at else now() end,
      due_at = now() + case when news.user_id is null then interval '1 hour' else interval '23 hours' end,
      link_hashes = case when news.user_id is null then mails.link_hashes else (private.token_hash(news.secret) || mails.link_hashes)[1:60] end
    from due left join news on news.user_id = due.user_id
    where mails.user_id = due.user_id
  )
  select
    news.email, news.secret, news.prompts, coalesce(news.total, 0),
    (
      select count(*)::integer from public.suggestions s join public.user_prompts prompts on prompts.id = s.user_prompt_id
      where s.author_id = due.user_id and s.state = 'open' and s.hidden_at is null and prompts.deleted_at is null
    )
  from due left join news on news.user_id = due.user_id
$$;
