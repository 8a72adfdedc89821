import { expect, test } from 'vitest';
import { type Person, person, prompt, remove, unique } from './support/people';

const save = async ({ client }: Person, ids: string[]) => {
  for (const prompt_id of ids) {
    const { error } = await client.from('saved_prompts').insert({ prompt_id });
    if (error) throw error;
  }
};

const recent = async ({ client }: Person, at_most?: number) => {
  const { data, error } = await client.rpc('recent_prompts', at_most === undefined ? {} : { at_most });
  if (error) throw error;
  return data;
};

test('what somebody wrote and saved is recent: what they last used, wrote or saved comes first', async () => {
  const [reader, writer] = await Promise.all([person(), person()]);
  const mine = await prompt(reader, { title: 'Mine', category: 'Work' });
  const theirs = await prompt(writer, { title: 'Theirs', category: null }, 'public');
  const slug = unique('slug-');
  await save(reader, [theirs.id, slug]);
  await reader.client.rpc('record_prompt_use', { prompt: mine.id });
  const rows = await recent(reader);
  expect(rows.map(({ prompt_id }) => prompt_id)).toEqual([mine.id, slug, theirs.id]);
  expect(rows[0]).toMatchObject({ title: 'Mine', category: 'Work', is_own: true, is_public: false, used_at: expect.any(String) });
  expect(rows[1]).toMatchObject({ title: null, is_own: false, used_at: null, username: null });
  expect(rows[2]).toMatchObject({ title: 'Theirs', category: null, is_own: false, is_public: true, username: expect.any(String) });
  expect(await recent(writer)).toMatchObject([{ prompt_id: theirs.id, is_own: true, is_public: true }]);
  expect((await recent(reader, 2)).map(({ prompt_id }) => prompt_id)).toEqual([mine.id, slug]);
});

test('what is gone or private again is not recent, and one’s own that is saved too is there once', async () => {
  const [reader, writer] = await Promise.all([person(), person()]);
  const [hidden, deleted] = [await prompt(writer, {}, 'public'), await prompt(writer, {}, 'public')];
  const mine = await prompt(reader, {}, 'public');
  await save(reader, [hidden.id, deleted.id, mine.id]);
  expect(await recent(reader)).toHaveLength(3);
  await writer.client.from('user_prompts').update({ is_public: false }).eq('id', hidden.id);
  await remove(writer, [deleted.id]);
  expect((await recent(reader)).map(({ prompt_id }) => prompt_id)).toEqual([mine.id]);
});

test('what is pinned is there however long ago it was used, saved or not, and once', async () => {
  const [reader, writer] = await Promise.all([person(), person()]);
  const theirs = await prompt(writer, {}, 'public');
  const mine = await prompt(reader);
  const [slug, saved] = [unique('slug-'), unique('slug-')];
  await save(reader, [saved]);
  for (const prompt_id of [slug, saved, mine.id, theirs.id]) await reader.client.from('pinned_prompts').insert({ prompt_id });
  await save(reader, [unique('slug-')]);
  const rows = await recent(reader, 1);
  expect(
    rows
      .filter(({ pinned_at }) => pinned_at)
      .map(({ prompt_id }) => prompt_id)
      .sort(),
  ).toEqual([slug, saved, mine.id, theirs.id].sort());
  expect(rows).toHaveLength(5);
  await writer.client.from('user_prompts').update({ is_public: false }).eq('id', theirs.id);
  expect((await recent(reader, 1)).map(({ prompt_id }) => prompt_id)).not.toContain(theirs.id);
  expect((await recent(writer)).map(({ pinned_at }) => pinned_at)).toEqual([null]);
});

test('nobody sees what somebody else uses, and odd numbers give no more than a hundred', async () => {
  const [someone, stranger] = await Promise.all([person(), person()]);
  for (let written = 0; written < 120; written += 40)
    await someone.client.from('user_prompts').insert(Array.from({ length: 40 }, () => ({ title: 'T', content: 'C' })));
  expect(await recent(stranger)).toEqual([]);
  expect(await recent(someone)).toHaveLength(8);
  for (const [asked, given] of [
    [0, 0],
    [-1, 0],
    [9999, 100],
  ] as const)
    expect(await recent(someone, asked)).toHaveLength(given);
});
