import { expect, test } from 'vitest';
import { type Person, person, prompt, remove, unique } from './support/people';

const use = async ({ client }: Person, id: string) => expect((await client.rpc('record_prompt_use', { prompt: id })).error).toBeNull();

/** When somebody last used what they wrote and what they saved, as they may read it. */
async function uses({ client }: Person): Promise<Map<string, string>> {
  const own = await client.from('user_prompt_uses').select();
  const saved = await client.from('saved_prompts').select().not('used_at', 'is', null);
  if (own.error || saved.error) throw own.error ?? saved.error;
  return new Map([...own.data, ...saved.data].map(({ prompt_id, used_at }) => [prompt_id, used_at ?? '']));
}

test('the use of a prompt is kept where its user wrote or saved it, and nowhere else', async () => {
  const [writer, reader, stranger] = await Promise.all([person(), person(), person()]);
  const mine = await prompt(writer, {}, 'public');
  const slug = unique('saved-');
  await reader.client.from('saved_prompts').insert([{ prompt_id: mine.id }, { prompt_id: slug }]);
  for (const who of [writer, reader, stranger]) for (const id of [mine.id, slug, unique('other-'), 'not an id', '']) await use(who, id);
  expect([...(await uses(writer)).keys()]).toEqual([mine.id]);
  expect([...(await uses(reader)).keys()].sort()).toEqual([mine.id, slug].sort());
  expect((await uses(stranger)).size).toBe(0);
});

test('the last use counts, and changes nothing that others see', async () => {
  const writer = await person();
  const before = await prompt(writer, {}, 'public');
  await use(writer, before.id);
  const first = (await uses(writer)).get(before.id) ?? '';
  expect(Math.abs(Date.now() - Date.parse(first))).toBeLessThan(60_000);
  await use(writer, before.id);
  expect(((await uses(writer)).get(before.id) ?? '') > first).toBe(true);
  const { data } = await writer.client.from('user_prompts').select().eq('id', before.id).single();
  expect(data).toEqual(before);
});

test('it is gone with the prompt, and with the heart', async () => {
  const writer = await person();
  const { id } = await prompt(writer);
  const slug = unique('saved-');
  await writer.client.from('saved_prompts').insert({ prompt_id: slug });
  for (const used of [id, slug]) await use(writer, used);
  expect((await uses(writer)).size).toBe(2);
  await remove(writer, [id], true);
  await writer.client.from('saved_prompts').delete().eq('prompt_id', slug);
  await writer.client.from('saved_prompts').insert({ prompt_id: slug });
  expect((await uses(writer)).size).toBe(0);
});
