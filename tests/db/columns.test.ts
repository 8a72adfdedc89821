import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, person, prompt, unique } from './support/people';

const PAST = '2001-01-01T00:00:00+00:00';
const SOME_ID = '11111111-1111-4111-8111-111111111111';
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

  test.each([
    ['id', { id: SOME_ID }],
    ['created_at', { created_at: PAST }],
    ['updated_at', { updated_at: PAST }],
  ])('does not take %s from the request', async (_column, field) => {
    const { error } = await owner.client.from('user_prompts').insert({ title: 'T', content: 'C', ...field });
    expect(error?.code).toBe('42501');
  });

  test('gets its dates from the database', async () => {
    const written = await prompt(owner);
    expect(Math.abs(Date.now() - Date.parse(written.created_at))).toBeLessThan(60_000);
    expect(written.updated_at).toBe(written.created_at);
  });
});

describe('an existing prompt', () => {
  test.each([
    ['id', { id: SOME_ID }],
    ['user_id', () => ({ user_id: stranger.id })],
    ['created_at', { created_at: PAST }],
  ])('keeps its %s', async (_column, field) => {
    const before = await prompt(owner);
    const change = typeof field === 'function' ? field() : field;
    const { error } = await owner.client.from('user_prompts').update(change).eq('id', before.id);
    expect(error?.code).toBe('42501');
    const { data } = await owner.client.from('user_prompts').select().eq('id', before.id).single();
    expect(data).toEqual(before);
  });

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

describe('a profile', () => {
  test('cannot be moved to another account', async () => {
    const { error } = await owner.client.from('user_profiles').update({ id: SOME_ID }).eq('id', owner.id);
    expect(error?.code).toBe('42501');
  });

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

describe('a saved prompt', () => {
  test('does not take created_at from the request', async () => {
    const { error } = await owner.client.from('saved_prompts').insert({ prompt_id: unique('s-'), created_at: PAST });
    expect(error?.code).toBe('42501');
  });
});

/** Exact: JavaScript's dates stop at milliseconds. */
function microseconds(instant: string): bigint {
  const fraction = /\.(\d+)/.exec(instant)?.[1] ?? '';
  return BigInt(Math.floor(Date.parse(instant.replace(/\.\d+/, '')) / 1000)) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}
