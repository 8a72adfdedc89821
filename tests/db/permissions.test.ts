import { beforeAll, describe, expect, test } from 'vitest';
import { anonymous, type Client, type Person, person, prompt, unique } from './support/people';

/** What a request came to: refused by the database, or how many rows it saw or changed. */
type Outcome = 'refused' | number;
type Who = 'anonymous' | 'stranger' | 'owner';

const REFUSED = '42501';
let owner: Person;
let stranger: Person;
let clients: Record<Who, Client>;
const ids = { private: '', public: '', saved: unique('saved-') };

interface Answer {
  error: { code: string; message: string } | null;
  data: unknown;
}

async function outcome(request: PromiseLike<Answer>): Promise<Outcome> {
  const { error, data } = await request;
  if (error?.code === REFUSED) return 'refused';
  if (error) throw new Error(`${error.code} ${error.message}`);
  return Array.isArray(data) ? data.length : 1;
}

beforeAll(async () => {
  [owner, stranger] = await Promise.all([person(), person()]);
  clients = { anonymous: anonymous(), stranger: stranger.client, owner: owner.client };
  ids.private = (await prompt(owner)).id;
  ids.public = (await prompt(owner, { category: unique('c') }, 'public')).id;
  await owner.client.from('saved_prompts').insert({ user_id: owner.id, prompt_id: ids.saved });
  for (const id of [ids.private, ids.public]) {
    await owner.client.rpc('record_prompt_use', { prompt: id });
    await owner.client.from('user_prompts').update({ title: 'Edited' }).eq('id', id);
  }
});

const fields = () => ({ title: 'T', content: 'Some content' });

type Case = [name: string, request: (client: Client) => PromiseLike<Answer>, expected: Record<Who, Outcome>];

/** Every case acts on the owner's rows, whoever asks. */
const cases: Case[] = [
  ['select user_profiles', (client) => client.from('user_profiles').select().eq('id', owner.id), { anonymous: 1, stranger: 1, owner: 1 }],
  [
    'insert user_profiles',
    (client) =>
      client
        .from('user_profiles')
        .upsert({ id: owner.id, username: unique('u'), bio: 'new' })
        .select(),
    { anonymous: 'refused', stranger: 'refused', owner: 1 },
  ],
  [
    'update user_profiles',
    (client) => client.from('user_profiles').update({ bio: 'changed' }).eq('id', owner.id).select(),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
  [
    'delete user_profiles',
    (client) => client.from('user_profiles').delete().eq('id', owner.id).select(),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'select a private prompt',
    (client) => client.from('user_prompts').select().eq('id', ids.private),
    { anonymous: 0, stranger: 0, owner: 1 },
  ],
  [
    'select a public prompt',
    (client) => client.from('user_prompts').select('*, user_profiles(username, display_name, x_handle)').eq('id', ids.public),
    { anonymous: 1, stranger: 1, owner: 1 },
  ],
  [
    'insert user_prompts',
    (client) => client.from('user_prompts').insert({ user_id: owner.id, ...fields() }),
    { anonymous: 'refused', stranger: 'refused', owner: 1 },
  ],
  [
    'copy a public prompt',
    (client) => client.from('user_prompts').insert({ ...fields(), content: unique(), source_id: ids.public }),
    { anonymous: 'refused', stranger: 1, owner: 1 },
  ],
  [
    'copy a private prompt',
    (client) => client.from('user_prompts').insert({ ...fields(), source_id: ids.private }),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'name the author of a source',
    (client) => client.from('user_prompts').insert({ ...fields(), source_id: ids.public, source_author: 'Ada' }),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'update a private prompt',
    (client) => client.from('user_prompts').update(fields()).eq('id', ids.private).select(),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
  [
    'update a public prompt',
    (client) => client.from('user_prompts').update(fields()).eq('id', ids.public).select(),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
  [
    'unpublish a prompt',
    (client) => client.from('user_prompts').update({ is_public: false }).eq('id', ids.public).select(),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
  [
    'upsert over a prompt',
    (client) => client.from('user_prompts').upsert({ id: ids.private, user_id: owner.id, ...fields() }),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'select saved_prompts',
    (client) => client.from('saved_prompts').select().eq('prompt_id', ids.saved),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
  [
    'insert saved_prompts',
    (client) => client.from('saved_prompts').insert({ user_id: owner.id, prompt_id: unique('s-') }),
    { anonymous: 'refused', stranger: 'refused', owner: 1 },
  ],
  [
    'update saved_prompts',
    (client) =>
      client
        .from('saved_prompts')
        .update({ prompt_id: unique('s-') })
        .eq('prompt_id', ids.saved),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'select when a public prompt was used',
    (client) => client.from('user_prompt_uses').select().eq('prompt_id', ids.public),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
  [
    'insert user_prompt_uses',
    (client) => client.from('user_prompt_uses').insert({ prompt_id: ids.private, used_at: new Date().toISOString() }),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'update user_prompt_uses',
    (client) => client.from('user_prompt_uses').update({ used_at: new Date().toISOString() }).eq('prompt_id', ids.private),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'delete user_prompt_uses',
    (client) => client.from('user_prompt_uses').delete().eq('prompt_id', ids.private),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  ...(['private', 'public'] as const).flatMap((visibility): Case[] => [
    [
      `select the versions of a ${visibility} prompt`,
      (client) => client.from('user_prompt_versions').select().eq('prompt_id', ids[visibility]),
      { anonymous: 'refused', stranger: 0, owner: 1 },
    ],
    [
      `insert a version of a ${visibility} prompt`,
      (client) =>
        client.from('user_prompt_versions').insert({ ...fields(), prompt_id: ids[visibility], replaced_at: new Date().toISOString() }),
      { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
    ],
    [
      `update the versions of a ${visibility} prompt`,
      (client) => client.from('user_prompt_versions').update(fields()).eq('prompt_id', ids[visibility]),
      { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
    ],
    [
      `delete the versions of a ${visibility} prompt`,
      (client) => client.from('user_prompt_versions').delete().eq('prompt_id', ids[visibility]),
      { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
    ],
  ]),
  [
    'call record_prompt_use',
    (client) => client.rpc('record_prompt_use', { prompt: ids.saved }),
    { anonymous: 'refused', stranger: 1, owner: 1 },
  ],
  ['call search_own_prompts', (client) => client.rpc('search_own_prompts'), { anonymous: 'refused', stranger: 1, owner: 1 }],
  ['call own_prompt_categories', (client) => client.rpc('own_prompt_categories'), { anonymous: 'refused', stranger: 0, owner: 1 }],
  [
    'call own_saved_prompts',
    (client) => client.rpc('own_saved_prompts').eq('prompt_id', ids.saved),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
  [
    'call search_own_titles',
    (client) => client.rpc('search_own_titles', { query: '' }).eq('id', ids.private),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
  [
    'call search_saved',
    (client) => client.rpc('search_saved', { query: '', in_library: [ids.saved] }),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
  [
    'select missed_searches',
    (client) => client.from('missed_searches').select(),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'insert missed_searches',
    (client) => client.from('missed_searches').insert({ words: 'written past the function', day: '2026-11-01' }),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'update missed_searches',
    (client) => client.from('missed_searches').update({ count: 9 }).gt('count', 0),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'delete missed_searches',
    (client) => client.from('missed_searches').delete().gt('count', 0),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'call count_missed_search',
    (client) => client.rpc('count_missed_search', { words: 'permissions' }),
    { anonymous: 1, stranger: 'refused', owner: 'refused' },
  ],
  [
    'call often_missed_searches',
    (client) => client.rpc('often_missed_searches'),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'select public_prompt_counts',
    (client) => client.from('public_prompt_counts').select().eq('category', ''),
    { anonymous: 1, stranger: 1, owner: 1 },
  ],
  [
    'insert public_prompt_counts',
    (client) => client.from('public_prompt_counts').insert({ category: unique('c'), prompts: 1 }),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'update public_prompt_counts',
    (client) => client.from('public_prompt_counts').update({ prompts: 9 }).eq('category', ''),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  [
    'delete public_prompt_counts',
    (client) => client.from('public_prompt_counts').delete().eq('category', ''),
    { anonymous: 'refused', stranger: 'refused', owner: 'refused' },
  ],
  ['call ensure_profile', (client) => client.rpc('ensure_profile'), { anonymous: 'refused', stranger: 1, owner: 1 }],
  [
    'call username_available',
    (client) => client.rpc('username_available', { candidate: 'somebody' }),
    { anonymous: 'refused', stranger: 1, owner: 1 },
  ],
  [
    'call search_public_prompts',
    (client) => client.rpc('search_public_prompts', { page_size: 1 }),
    { anonymous: 1, stranger: 1, owner: 1 },
  ],
  ['call search_people', (client) => client.rpc('search_people', { query: '' }), { anonymous: 0, stranger: 0, owner: 0 }],
  ['call count_public_matches', (client) => client.rpc('count_public_matches', { query: '' }), { anonymous: 1, stranger: 1, owner: 1 }],
  [
    'delete saved_prompts',
    (client) => client.from('saved_prompts').delete().eq('prompt_id', ids.saved).select(),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
  [
    'delete a private prompt',
    (client) => client.from('user_prompts').delete().eq('id', ids.private).select(),
    { anonymous: 'refused', stranger: 0, owner: 1 },
  ],
];

describe.each(cases)('%s', (_name, request, expected) => {
  test.each(['anonymous', 'stranger', 'owner'] as const)('%s', async (who) => {
    // The prompt may have been made private by an earlier case; each case starts from the same place.
    await owner.client.from('user_prompts').update({ is_public: true }).eq('id', ids.public);
    expect(await outcome(request(clients[who]))).toBe(expected[who]);
  });
});

describe('the private schema and the accounts', () => {
  test.each(['anonymous', 'stranger', 'owner'] as const)('are not served to %s', async (who) => {
    const client = clients[who];
    const accounts = await client
      .schema('auth' as 'public')
      .from('users' as 'user_prompts')
      .select();
    expect(accounts.data).toBeNull();
    expect(accounts.error?.code).toBe('PGRST106');
    const { error } = await client.schema('private' as 'public').rpc('ensure_profile');
    expect(error?.code).toBe('PGRST106');
  });
});

test('nobody can read an e-mail address through a profile', async () => {
  const { data } = await clients.anonymous.from('user_profiles').select().eq('id', owner.id).single();
  expect(Object.keys(data ?? {}).sort()).toEqual(['bio', 'display_name', 'id', 'updated_at', 'username', 'x_handle']);
  const { error } = await clients.anonymous.from('user_profiles').select('id, users(email)' as '*');
  expect(error).not.toBeNull();
});
