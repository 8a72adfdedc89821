/** What people do with prompts of others, as much of it as one prompt or account can get. */
import { idOf } from './random.mjs';

/** Of prompts whose ids begin so (idOf): those of the account that is measured. */
const OWN = 9;

/**
 * Suggestions to the first prompt of an account, half of them open; people whom it follows; and people who have saved one public prompt, and one other each.
 * @param {import('postgres').Sql} sql @param {string} id of the account
 * @param {{ suggestions: number, followed: number, savers: number }} size
 */
export async function growPeople(sql, id, { suggestions, followed, savers }) {
  const prompt = idOf(OWN, 0);
  await sql`update public.user_prompts set is_public = true, suggestions = 'open' where id = ${prompt}`;
  await sql`
    insert into public.suggestions (prompt_id, title, author_id, suggester_id, note, content, base, state, decided_at)
    select own.id::text, own.title, own.user_id, people.id, 'It was too long for me, number ' || n, case when n % 2 = 0 then own.content || ' ' || n end,
      md5(own.content), case when n % 2 = 0 then 'open' else 'taken' end, case when n % 2 = 1 then now() - n * interval '1 minute' end
    from generate_series(1, ${suggestions}::integer) n
    join (select id, row_number() over (order by id) as place, count(*) over () as number from public.user_profiles where id <> ${id}) people
      on people.place = n % people.number + 1
    join public.user_prompts own on own.id = ${prompt}`;
  await sql`
    insert into public.follows (user_id, author_id)
    select ${id}, id from public.user_profiles where id <> ${id} order by id limit ${followed}`;
  await sql`
    insert into auth.users (id, email, created_at, updated_at)
    select gen_random_uuid(), 'saver_' || n || '@example.com', now(), now() from generate_series(1, ${savers}::integer) n`;
  const saved = sql`select id::text from public.user_prompts where is_public and user_id <> ${id} order by id`;
  await sql`
    insert into public.saved_prompts (user_id, prompt_id)
    select users.id, one.id from auth.users users, (${saved} limit 1) one where users.email like 'saver_%'`;
  await sql`
    insert into public.saved_prompts (user_id, prompt_id)
    select users.id, other.id
    from (select id, row_number() over (order by id) as place from auth.users where email like 'saver_%') users
    join (select id, row_number() over (order by id) as place, count(*) over () as number from (${saved} offset 1) others) other
      on other.place = users.place % other.number + 1`;
  return prompt;
}
