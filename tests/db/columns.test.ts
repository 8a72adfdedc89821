import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, person, prompt, remove, unique } from './support/people';

const PAST = '2001-01-01T00:00:00+00:00';
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  [owner, stranger] = await Promise.all([person(), person()]);
});

describe('a new prompt', () => {
  test('is private, whatever the request says', async () => {
    const { data, error } = await owner.client
      .from('user_prompts')
      .insert({ user_id: owner.id, title: 'T', content: 'C', is_public: true })
      .select()
      .single();
    expect(error).toBeNull();
    expect(data?.is_public).toBe(false);
  });

  test('belongs to whoever writes it, also when the request does not say', async () => {
    const { data } = await owner.client.from('user_prompts').insert({ title: 'T', content: 'C' }).select().single();
    expect(data?.user_id).toBe(owner.id);
  });

  test('gets its dates from the database', async () => {
    const written = await prompt(owner);
    expect(Math.abs(Date.now() - Date.parse(written.created_at))).toBeLessThan(60_000);
    expect(written.updated_at).toBe(written.created_at);
  });
});

describe('an existing prompt', () => {
  test('changes updated_at on every update, and only forward', async () => {
    const { id, updated_at } = await prompt(owner);
    const seen = [updated_at];
    for (let edit = 0; edit < 20; edit++) {
      const { data } = await owner.client.from('user_prompts').update({ title: 'Same', updated_at: PAST }).eq('id', id).select().single();
      seen.push(data?.updated_at ?? '');
    }
    const instants = seen.map(microseconds);
    expect(instants).toEqual([...new Set(instants)].sort((a, b) => Number(a - b)));
  });

  test('refuses the second of two edits that saw the same version', async () => {
    const { id, updated_at } = await prompt(owner);
    const edit = (title: string) => owner.client.from('user_prompts').update({ title }).eq('id', id).eq('updated_at', updated_at).select();
    const answers = await Promise.all([edit('First tab'), edit('Second tab')]);
    expect(answers.map(({ data }) => data?.length).sort()).toEqual([0, 1]);
  });
});

describe('a copy', () => {
  const copy = (fields: { source_id?: string; source_title?: string; content?: string }, { client } = owner) =>
    client
      .from('user_prompts')
      .insert({ title: 'T', content: 'C', ...fields })
      .select()
      .single();

  test('of a public prompt gets title and author from the database, whatever the request says', async () => {
    const author = await person();
    const source = await prompt(author, { title: 'Weekly meal plan' }, 'public');
    const { data: profile } = await author.client.from('user_profiles').select().eq('id', author.id).single();
    await author.client.from('user_profiles').update({ display_name: null }).eq('id', author.id);
    const { data: named } = await copy({ source_id: source.id, source_title: 'Something else' });
    expect(named).toMatchObject({
      source_id: source.id,
      source_title: 'Weekly meal plan',
      source_author: profile?.username,
      is_public: false,
    });
    await author.client.from('user_profiles').update({ display_name: 'Ada' }).eq('id', author.id);
    const { data: later } = await copy({ source_id: source.id }, stranger);
    expect(later).toMatchObject({ source_title: 'Weekly meal plan', source_author: 'Ada' });

    // They stay what they were when it was copied.
    await author.client.from('user_prompts').update({ title: 'Secret', is_public: false }).eq('id', source.id);
    await remove(author, [source.id]);
    const { data: kept } = await stranger.client
      .from('user_prompts')
      .select()
      .eq('id', later?.id ?? '')
      .single();
    expect(kept).toEqual(later);
  });

  test.each(['private', 'deleted', 'private and theirs'])('is not made of a prompt that is %s, and tells nothing of it', async (state) => {
    const source = await prompt(state === 'private and theirs' ? owner : stranger, { title: 'Secret' }, 'public');
    const author = state === 'private and theirs' ? owner : stranger;
    if (state === 'deleted') await remove(author, [source.id]);
    else await author.client.from('user_prompts').update({ is_public: false }).eq('id', source.id);
    const { error, data } = await copy({ source_id: source.id, source_title: 'Claimed' });
    expect(data).toBeNull();
    expect(error).toMatchObject({ code: '42501', message: 'There is no such public prompt', details: null });
  });

  test('of a library prompt has a title and no author', async () => {
    const { data } = await copy({ source_id: 'weekly-meal-plan', source_title: ' Weekly meal plan ' });
    expect(data).toMatchObject({ source_id: 'weekly-meal-plan', source_title: 'Weekly meal plan', source_author: null });
    const { error } = await owner.client
      .from('user_prompts')
      .insert({ title: 'T', content: 'C', source_id: 'weekly-meal-plan', source_title: 'T', source_author: 'Ada' });
    expect(error?.code).toBe('42501');
  });

  test('is made once of one text until it is edited, by requests at once too', async () => {
    const source = { source_id: unique('s-'), source_title: 'T' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => copy(source)));
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['23505', '23505', '23505']);
    expect((await copy({ ...source, content: 'Changed' })).error).toBeNull();
    expect((await copy(source, stranger)).error).toBeNull();
    const made = answers.flatMap(({ data }) => data ?? [])[0];
    await owner.client
      .from('user_prompts')
      .update({ title: 'Edited' })
      .eq('id', made?.id ?? '');
    expect((await copy(source)).error).toBeNull();
  });
});

describe('a profile', () => {
  test('accepts the upsert of the specification and keeps its own time', async () => {
    const username = unique('u');
    const { data, error } = await owner.client
      .from('user_profiles')
      .upsert({ id: owner.id, username, display_name: 'O', bio: 'Line\nline', x_handle: 'me_1', updated_at: PAST })
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ id: owner.id, username, bio: 'Line\nline' });
    expect(Math.abs(Date.now() - Date.parse(data?.updated_at ?? ''))).toBeLessThan(60_000);
  });
});

/** Exact: JavaScript's dates stop at milliseconds. */
function microseconds(instant: string): bigint {
  const fraction = /\.(\d+)/.exec(instant)?.[1] ?? '';
  return BigInt(Math.floor(Date.parse(instant.replace(/\.\d+/, '')) / 1000)) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}
