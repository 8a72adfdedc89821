import { expect, test } from 'vitest';
import { PROFILE_FIELDS } from '../../lib/profiles/profile';
import { SELECT } from '../../lib/user-prompts/user-prompt';
import { anonymous, person, prompt } from './support/people';

test('what the site selects comes by the names of its code, with the author of a public prompt', async () => {
  const author = await person();
  await author.client.from('user_profiles').update({ display_name: 'Ada', x_handle: 'ada' }).eq('id', author.id);
  const { id, title, category, created_at: createdAt, updated_at: updatedAt, content, preview } = await prompt(author, {}, 'public');
  const common = { id, title, category, createdAt, updatedAt };
  const prompts = author.client.from('user_prompts');
  expect((await prompts.select(SELECT.userPrompt).eq('id', id).single()).data).toEqual({ ...common, isPublic: true, content });
  const inList = { ...common, isPublic: true, preview, variableCount: 1 };
  expect((await prompts.select(SELECT.userPromptPreview).eq('id', id).single()).data).toEqual(inList);

  const { data: profile } = await anonymous().from('user_profiles').select(PROFILE_FIELDS).eq('id', author.id).single();
  const { username = '', updatedAt: renamedAt = '' } = profile ?? {};
  expect(profile).toEqual({ id: author.id, username, displayName: 'Ada', xHandle: 'ada', bio: null, updatedAt: renamedAt });
  const published = { ...common, author: { username, displayName: 'Ada', xHandle: 'ada' } };
  const everybody = anonymous().from('user_prompts');
  expect((await everybody.select(SELECT.publicPrompt).eq('id', id).single()).data).toEqual({ ...published, content });
  const listed = { ...published, preview, variableCount: 1 };
  expect((await everybody.select(SELECT.publicPromptPreview).in('id', [id])).data).toEqual([listed]);
});
