import { describe, expect, test } from 'vitest';
import { LIMITS, QUOTAS } from '../../lib/limits';
import { type Person, person, prompt, remove, unique } from './support/people';

const TOO_MANY_PROMPTS = { code: 'PT403', details: 'prompts', message: 'An account can have at most 1,000 prompts', hint: null };
const TOO_MUCH_TEXT = { code: 'PT403', details: 'text', message: 'The prompts of an account can have at most 20 MB of text', hint: null };
const TOO_MANY_SAVED = { code: 'PT403', details: 'saved_prompts', message: 'An account can save at most 2,000 prompts', hint: null };

const TOO_MANY_PINNED = { code: 'PT403', details: 'pinned_prompts', message: 'An account can pin at most 50 prompts', hint: null };

/** Writes many prompts in few requests, none of which is longer than the backend takes. */
async function writePrompts({ client }: Person, count: number, content = 'C', atOnce = 250) {
  for (let written = 0; written < count; written += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - written) }, () => ({ title: 'T', content }));
    const { error } = await client.from('user_prompts').insert(rows);
    if (error) throw error;
  }
}

async function savePrompts({ client }: Person, count: number) {
  const { error } = await client
    .from('saved_prompts')
    .insert(Array.from({ length: count }, (_, index) => ({ prompt_id: `saved-${index}` })));
  if (error) throw error;
}

async function countOf({ client, id }: Person, table: 'user_prompts' | 'saved_prompts'): Promise<number> {
  const { count } = await client.from(table).select('user_id', { count: 'exact', head: true }).eq('user_id', id);
  return count ?? 0;
}

/** The refusals among answers to requests made at once. */
async function refusals(requests: PromiseLike<{ error: unknown }>[]): Promise<unknown[]> {
  return (await Promise.all(requests)).flatMap(({ error }) => error ?? []);
}

describe('the number of prompts', () => {
  test('of an account is limited, past the site and in one request too, and what is there can still be changed', async () => {
    const [someone, other] = await Promise.all([person(), person()]);
    const prompts = someone.client.from('user_prompts');
    await writePrompts(someone, QUOTAS.prompts - 2);
    const three = await prompts.insert([1, 2, 3].map(() => ({ title: 'T', content: 'C' })));
    expect(three.error).toMatchObject(TOO_MANY_PROMPTS);
    expect(three.status).toBe(403);
    expect(await countOf(someone, 'user_prompts')).toBe(QUOTAS.prompts - 2);
    const last = await prompt(someone);
    await prompt(someone);
    expect((await prompts.insert({ title: 'T', content: 'C' })).error).toMatchObject(TOO_MANY_PROMPTS);
    // Before anything is made of its text.
    const tooManyBlanks = Array.from({ length: LIMITS.variables.max + 1 }, (_, index) => `[BLANK_${index}]`).join('');
    expect((await prompts.insert({ title: 'T', content: tooManyBlanks })).error).toMatchObject(TOO_MANY_PROMPTS);

    expect((await prompts.update({ title: 'Renamed', content: 'Longer than before', is_public: true }).eq('id', last.id)).error).toBeNull();
    await prompt(other);
    await remove(someone, [last.id], true);
    expect((await prompts.insert({ title: 'T', content: 'C' })).error).toBeNull();
    expect(await countOf(someone, 'user_prompts')).toBe(QUOTAS.prompts);
  });

  test('is not passed by many requests at once', async () => {
    const someone = await person();
    await writePrompts(someone, QUOTAS.prompts - 3);
    const requests = Array.from({ length: 12 }, () => someone.client.from('user_prompts').insert({ title: 'T', content: 'C' }));
    const refused = await refusals(requests);
    expect(refused).toHaveLength(9);
    for (const error of refused) expect(error).toMatchObject(TOO_MANY_PROMPTS);
    expect(await countOf(someone, 'user_prompts')).toBe(QUOTAS.prompts);
  });
});

describe('the text of all prompts', () => {
  const longest = 'é'.repeat(LIMITS.content.hardMax);
  const longestBytes = 2 * LIMITS.content.hardMax;

  test('of an account is limited in bytes, when prompts are written and when they are made longer, at once too', async () => {
    const someone = await person();
    const prompts = someone.client.from('user_prompts');
    await writePrompts(someone, QUOTAS.textBytes / longestBytes - 1, longest, 8);
    // Room for one more of that length: half of it is taken, then five want the other half.
    const half = 'x'.repeat(longestBytes / 2);
    const [first, second] = [await prompt(someone, { content: half }), await prompt(someone, { content: 'x'.repeat(10) })];
    const five = [1, 2, 3, 4, 5].map(() => prompts.insert({ title: 'T', content: 'x'.repeat(longestBytes / 2 - 11) }));
    const refused = await refusals(five);
    expect(refused).toHaveLength(4);
    for (const error of refused) expect(error).toMatchObject(TOO_MUCH_TEXT);

    // One byte is left.
    const grow = (id: string, content: string) => prompts.update({ content }).eq('id', id);
    expect((await grow(second.id, 'x'.repeat(11))).error).toBeNull();
    expect((await grow(second.id, 'x'.repeat(12))).error).toMatchObject(TOO_MUCH_TEXT);
    expect((await grow(second.id, `é${'x'.repeat(9)}`)).error).toBeNull();
    expect((await prompts.insert({ title: 'T', content: 'x' })).error).toMatchObject(TOO_MUCH_TEXT);
    expect((await prompts.update({ is_public: true, title: 'Renamed' }).eq('id', second.id)).error).toBeNull();
    expect((await grow(first.id, 'A short text')).error).toBeNull();
    expect((await prompts.insert({ title: 'T', content: 'x' })).error).toBeNull();
  });
});

test('the number of pinned prompts is limited, in one request too, and a prompt that is deleted makes room', async () => {
  const [someone, other] = await Promise.all([person(), person()]);
  const pins = someone.client.from('pinned_prompts');
  const own = await prompt(someone, {}, 'public');
  await other.client.from('pinned_prompts').insert({ prompt_id: own.id });
  const all = Array.from({ length: QUOTAS.pinnedPrompts - 1 }, (_, index) => ({ prompt_id: `pinned-${index}` }));
  expect((await pins.insert([...all, { prompt_id: own.id }, { prompt_id: 'one-too-many' }])).error).toMatchObject(TOO_MANY_PINNED);
  expect((await pins.insert([...all, { prompt_id: own.id }])).error).toBeNull();
  const one = await pins.insert({ prompt_id: 'one-too-many' });
  expect(one.error).toMatchObject(TOO_MANY_PINNED);
  expect(one.status).toBe(403);
  await remove(someone, [own.id], true);
  expect((await pins.insert({ prompt_id: 'one-too-many' })).error).toBeNull();
  expect((await other.client.from('pinned_prompts').select()).data).toEqual([]);
});

describe('the number of saved prompts', () => {
  test('of an account is limited, past the site and in one request too', async () => {
    const [someone, other] = await Promise.all([person(), person()]);
    const saved = someone.client.from('saved_prompts');
    await savePrompts(someone, QUOTAS.savedPrompts - 1);
    expect((await saved.insert([{ prompt_id: unique('s-') }, { prompt_id: unique('s-') }])).error).toMatchObject(TOO_MANY_SAVED);
    expect((await saved.insert({ prompt_id: 'the-last' })).error).toBeNull();
    const one = await saved.insert({ prompt_id: unique('s-') });
    expect(one.error).toMatchObject(TOO_MANY_SAVED);
    expect(one.status).toBe(403);
    // What is saved already is not one too many.
    expect((await saved.insert({ prompt_id: 'the-last' })).error?.code).toBe('23505');
    expect((await other.client.from('saved_prompts').insert({ prompt_id: 'the-last' })).error).toBeNull();
    await saved.delete().eq('prompt_id', 'the-last');
    expect((await saved.insert({ prompt_id: unique('s-') })).error).toBeNull();
  });

  test('is not passed by many requests at once', async () => {
    const someone = await person();
    await savePrompts(someone, QUOTAS.savedPrompts - 3);
    const requests = Array.from({ length: 12 }, () => someone.client.from('saved_prompts').insert({ prompt_id: unique('s-') }));
    const refused = await refusals(requests);
    expect(refused).toHaveLength(9);
    for (const error of refused) expect(error).toMatchObject(TOO_MANY_SAVED);
    expect(await countOf(someone, 'saved_prompts')).toBe(QUOTAS.savedPrompts);
  });
});
