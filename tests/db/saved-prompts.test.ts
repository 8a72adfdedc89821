import { expect, test } from 'vitest';
import { anonymous, person, prompt, unique } from './support/people';

test('the same prompt saved fifty times at once is one row and 49 refusals', async () => {
  const { client, id } = await person();
  const prompt_id = unique('saved-');
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.from('saved_prompts').insert({ user_id: id, prompt_id })));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === '23505')).toHaveLength(49);
  expect((await client.from('saved_prompts').select()).data).toHaveLength(1);
});

test('two people save the same prompt, and each removes only their own', async () => {
  const [one, two] = await Promise.all([person(), person()]);
  const prompt_id = unique('saved-');
  for (const { client } of [one, two]) expect((await client.from('saved_prompts').insert({ prompt_id })).error).toBeNull();
  await one.client.from('saved_prompts').delete().eq('prompt_id', prompt_id);
  expect((await one.client.from('saved_prompts').select()).data).toHaveLength(0);
  expect((await two.client.from('saved_prompts').select()).data).toHaveLength(1);
});

test('the newest is first', async () => {
  const { client } = await person();
  const ids = ['first', 'second', 'third'];
  for (const prompt_id of ids) await client.from('saved_prompts').insert({ prompt_id });
  const { data } = await client.from('saved_prompts').select('prompt_id').order('created_at', { ascending: false });
  expect(data?.map((row) => row.prompt_id)).toEqual(ids.toReversed());
});

test('anybody learns how often prompts of the library are saved, and nothing of who saved them or of other prompts', async () => {
  const [one, two] = await Promise.all([person(), person()]);
  // Other tests save thousands, and a thousand rows are answered: of those saved as often the first by name.
  const slug = unique('0-');
  const { id } = await prompt(one, {}, 'public');
  for (const { client } of [one, two]) await client.from('saved_prompts').insert([{ prompt_id: slug }, { prompt_id: id }]);
  const answer = await anonymous().rpc('library_saves');
  expect(answer.data?.filter((row) => [slug, id].includes(row.slug))).toEqual([{ slug, saves: 2 }]);
});
