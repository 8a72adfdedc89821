import { expect, test } from 'vitest';
import { PROFILE_FIELDS } from '../../lib/profiles/profile';
import { SELECT } from '../../lib/user-prompts/user-prompt';
import { anonymous, person, prompt } from './support/people';

test('what the site selects comes by the names of its code, with the author of a public prompt', async () => {
  const author = await person();
  await author.client.from('user_profiles').update({ display_name: 'Ada', x_handle: 'ada' }).eq('id', author.id);
  const { id, title, category, created_at: createdAt, updated_at: updatedAt, content, preview } = await prompt(author, {}, 'public');
  const common = { id, title, category, createdAt, updatedAt };
  const noSource = { sourceId: null, sourceTitle: null, sourceAuthor: null };
  const prompts = author.client.from('user_prompts');
  expect((await prompts.select(SELECT.whole).eq('id', id).single()).data).toMatchObject({
    ...common,
    ...noSource,
    isPublic: true,
    content,
  });
  const inList = { ...common, isPublic: true, preview, variableCount: 1 };
  expect((await prompts.select(SELECT.preview).eq('id', id).single()).data).toMatchObject(inList);

  const { data: profile } = await anonymous().from('user_profiles').select(PROFILE_FIELDS).eq('id', author.id).single();
  const { username = '', updatedAt: renamedAt = '' } = profile ?? {};
  expect(profile).toEqual({ id: author.id, username, displayName: 'Ada', xHandle: 'ada', bio: null, updatedAt: renamedAt });
  const published = { ...common, author: { username, displayName: 'Ada', xHandle: 'ada' } };
  const everybody = anonymous().from('user_prompts');
  expect((await everybody.select(SELECT.whole).eq('id', id).single()).data).toMatchObject({ ...published, ...noSource, content });
  const listed = { ...published, preview, variableCount: 1 };
  expect((await everybody.select(SELECT.preview).in('id', [id])).data).toMatchObject([listed]);
});

test('moments are ISO 8601, in rows, in what is embedded in them and in the answers of functions, to the last digit', async () => {
  const author = await person();
  const written = await prompt(author, {}, 'public');
  const prompts = author.client.from('user_prompts');
  const { data } = await prompts.select('created_at, updated_at, author:user_profiles(updated_at)').eq('id', written.id).single();
  const profile = await author.client.rpc('ensure_profile');
  for (const moment of [data?.created_at, data?.updated_at, data?.author.updated_at, profile.data?.updated_at])
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  // An edit names the version it started from by its moment.
  const edit = prompts.update({ title: 'Another title' }).eq('id', written.id).eq('updated_at', written.updated_at);
  expect((await edit.select('id')).data).toEqual([{ id: written.id }]);
});

test('what a copy was made of comes by the names of its code, for its owner and for everybody', async () => {
  const someone = await person();
  const copy = { title: 'Mine', content: 'C', source_id: 'weekly-meal-plan', source_title: 'Weekly meal plan' };
  const { data } = await someone.client.from('user_prompts').insert(copy).select('id').single();
  const id = data?.id ?? '';
  const source = { sourceId: 'weekly-meal-plan', sourceTitle: 'Weekly meal plan', sourceAuthor: null };
  expect((await someone.client.from('user_prompts').select(SELECT.whole).eq('id', id).single()).data).toMatchObject(source);
  await someone.client.from('user_prompts').update({ is_public: true }).eq('id', id);
  expect((await anonymous().from('user_prompts').select(SELECT.whole).eq('id', id).single()).data).toMatchObject(source);
});

test.each(['true', 'false', '{a}', '{"a":1}', '{}', 'null'])('%s is a text where a text is asked for', async (text) => {
  const someone = await person();
  const { id } = await prompt(someone, { category: text });
  const found = await someone.client.from('user_prompts').select('id').eq('user_id', someone.id).eq('category', text);
  expect(found).toMatchObject({ error: null, data: [{ id }] });
  expect((await someone.client.from('saved_prompts').select('prompt_id').in('prompt_id', [text])).error).toBeNull();
  expect((await anonymous().from('public_prompt_counts').select('prompts').eq('category', text)).error).toBeNull();
});
