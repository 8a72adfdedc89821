import { expect, expectTypeOf, test } from 'vitest';
import { COLLECTION_SELECT } from '../../lib/collections/collection';
import { COLLECTION_FIELDS, type CollectionField, type CollectionTexts } from '../../lib/collections/collection-fields';
import { PROMPT_FIELDS, type PromptField, VERSION_FIELDS } from '../../lib/my-prompts/prompt-fields';
import { PROMPT_SELECT } from '../../lib/my-prompts/user-prompt';
import { PROFILE_SELECT } from '../../lib/profiles/profile';
import { PROFILE_FIELDS, type ProfileTexts, profileRow } from '../../lib/profiles/profile-fields';
import type { Database } from '../../lib/supabase/database.types';
import { anonymous, type Person, person, prompt, service, unique } from './support/people';

test('what the site selects comes by the names of its code, with the author of a public prompt', async () => {
  const author = await person();
  await author.client.from('user_profiles').update({ display_name: 'Ada', x_handle: 'ada' }).eq('id', author.id);
  const { id, title, category, created_at: createdAt, updated_at: updatedAt, content, preview } = await prompt(author, {}, 'public');
  const common = { id, title, category, createdAt, updatedAt };
  const noSource = { sourceId: null, sourceTitle: null, sourceAuthor: null };
  const prompts = author.client.from('user_prompts');
  expect((await prompts.select(PROMPT_SELECT.whole).eq('id', id).single()).data).toMatchObject({
    ...common,
    ...noSource,
    isPublic: true,
    content,
  });
  const inList = { ...common, isPublic: true, preview, variableCount: 1 };
  expect((await prompts.select(PROMPT_SELECT.preview).eq('id', id).single()).data).toMatchObject(inList);

  const { data: profile } = await anonymous().from('user_profiles').select(PROFILE_SELECT).eq('id', author.id).single();
  const { username = '', updatedAt: renamedAt = '' } = profile ?? {};
  expect(profile).toEqual({ id: author.id, username, displayName: 'Ada', xHandle: 'ada', bio: null, updatedAt: renamedAt });
  const published = { ...common, author: { username, displayName: 'Ada', xHandle: 'ada' } };
  const everybody = anonymous().from('user_prompts');
  expect((await everybody.select(PROMPT_SELECT.whole).eq('id', id).single()).data).toMatchObject({ ...published, ...noSource, content });
  const listed = { ...published, preview, variableCount: 1 };
  expect((await everybody.select(PROMPT_SELECT.preview).in('id', [id])).data).toMatchObject([listed]);
});

test('moments are ISO 8601, in rows, in what is embedded in them and in the answers of functions, to the last digit', async () => {
  const author = await person();
  const written = await prompt(author, {}, 'public');
  const prompts = author.client.from('user_prompts');
  const { data } = await prompts
    .select('created_at, updated_at, author:user_profiles!user_prompts_author_fkey(updated_at)')
    .eq('id', written.id)
    .single();
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
  expect((await someone.client.from('user_prompts').select(PROMPT_SELECT.whole).eq('id', id).single()).data).toMatchObject(source);
  await someone.client.from('user_prompts').update({ is_public: true }).eq('id', id);
  expect((await anonymous().from('user_prompts').select(PROMPT_SELECT.whole).eq('id', id).single()).data).toMatchObject(source);
});

test.each(['true', 'false', '{a}', '{"a":1}', '{}', 'null'])('%s is a text where a text is asked for', async (text) => {
  const someone = await person();
  const { id } = await prompt(someone, { category: text });
  const found = await someone.client.from('user_prompts').select('id').eq('user_id', someone.id).eq('category', text);
  expect(found).toMatchObject({ error: null, data: [{ id }] });
  expect((await someone.client.from('saved_prompts').select('prompt_id').in('prompt_id', [text])).error).toBeNull();
  expect((await anonymous().from('public_prompt_counts').select('prompts').eq('category', text)).error).toBeNull();
});

/** What is written into the fields that do not take just any text. */
const SAMPLES: Record<string, () => string | string[]> = {
  tags: () => [unique()],
  username: () => unique('u'),
  xHandle: () => unique('x'),
};

/** Something in each of the fields. */
const textsIn = <Texts>(fields: readonly (keyof Texts & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, SAMPLES[field]?.() ?? unique(field)])) as Texts;

type PromptTexts = Pick<Database['public']['Tables']['user_prompts']['Insert'], PromptField>;
const promptTexts = () => textsIn<PromptTexts>(PROMPT_FIELDS);
const collectionTexts = () => textsIn<CollectionTexts>(COLLECTION_FIELDS);

/** Somebody with a text in each field of their profile, of a collection and of a prompt, all of them public. */
async function someoneWithAllTexts() {
  const someone = await person();
  const { client, id } = someone;
  const [text, texts, profile] = [promptTexts(), collectionTexts(), textsIn<ProfileTexts>(PROFILE_FIELDS)];
  const written = await client.from('user_prompts').insert(text).select('id').single();
  const collected = await client
    .from('collections')
    .insert({ ...texts, user_id: id, slug: unique() })
    .select('id')
    .single();
  const named = await client.from('user_profiles').upsert({ id, ...profileRow(profile) });
  expect([written.error, collected.error, named.error], 'the grants of insert name all fields').toEqual([null, null, null]);
  const thing = { prompt: written.data?.id ?? '', collection: collected.data?.id ?? '', profile: id };
  await client.from('user_prompts').update({ is_public: true }).eq('id', thing.prompt);
  await client.from('collections').update({ is_public: true }).eq('id', thing.collection);
  return { someone, thing, text, texts, profile };
}

/** What a moderator sees of something public. */
async function moderatorsView(kind: 'prompt' | 'collection' | 'profile', thing: string) {
  const moderator = await person();
  await service().from('moderators').insert({ user_id: moderator.id });
  const { data } = await moderator.client.rpc('moderation_item', { kind, thing });
  return JSON.stringify(data);
}

test.each(COLLECTION_FIELDS)('%s of a collection is read, edited, listed, imported and shown to moderators', async (field) => {
  const { someone, thing, texts } = await someoneWithAllTexts();
  const written = texts[field] ?? '';
  const stored = someone.client.from('collections').select(COLLECTION_SELECT.collection).eq('id', thing.collection);
  expect((await stored.single()).data?.[field], 'the select of collections').toBe(written);
  expect((await someone.client.rpc('own_collections', {})).data?.[0]?.[field], 'own_collections').toBe(written);
  expect(await moderatorsView('collection', thing.collection), 'moderation_item').toContain(written);
  const change: Partial<CollectionTexts> = { [field]: unique() };
  const edited = await someone.client.from('collections').update(change).eq('id', thing.collection).select('id');
  expect(edited.error, 'the grant of update').toBeNull();
  const brought = collectionTexts();
  expect((await imported(someone, { ...brought, slug: unique(), prompts: [] }))?.[field], 'import_prompts').toBe(brought[field]);
});

test('the type of own_collections says which texts may be null', () => {
  type OwnCollection = Database['public']['Functions']['own_collections']['Returns'][number];
  expectTypeOf<CollectionTexts>().toExtend<Pick<OwnCollection, CollectionField>>();
});

/** The collection that an import makes. */
async function imported({ client, id }: Person, collection: CollectionTexts & { slug: string; prompts: never[] }) {
  const { data } = await client
    .from('imports')
    .insert({ about: { collections: [collection] } })
    .select('id')
    .single();
  const row = { import_id: data?.id ?? '', place: 0, title: 'T', content: 'C' };
  await client.from('imported_prompts').insert(row);
  const taken = await client.rpc('import_prompts', { import: data?.id ?? '' });
  expect(taken.error).toBeNull();
  const made = client.from('collections').select(COLLECTION_SELECT.collection).eq('user_id', id).eq('slug', collection.slug);
  return (await made.single()).data;
}

test.each(PROMPT_FIELDS)(
  '%s of a prompt is read, edited, kept in versions where that is said, imported and shown to moderators',
  async (field) => {
    const { someone, thing, text } = await someoneWithAllTexts();
    const stored = await someone.client.from('user_prompts').select(PROMPT_SELECT.whole).eq('id', thing.prompt).single();
    expect(stored.data?.[field], 'the select of user_prompts').toEqual(text[field]);
    expect(await moderatorsView('prompt', thing.prompt), 'moderation_item').toContain(String(text[field]));
    const change: Partial<PromptTexts> = { [field]: promptTexts()[field] };
    const edited = await someone.client.from('user_prompts').update(change).eq('id', thing.prompt).select('id');
    expect(edited.error, 'the grant of update').toBeNull();
    const kept = await someone.client.from('user_prompt_versions').select().eq('prompt_id', thing.prompt);
    const isKept = VERSION_FIELDS.some((name) => name === field);
    expect(kept.data, 'private.keep_versions').toEqual(isKept ? [expect.objectContaining({ [field]: text[field] })] : []);
    const { data } = await someone.client.from('imports').insert({ about: {} }).select('id').single();
    const row = promptTexts();
    expect((await someone.client.from('imported_prompts').insert({ ...row, import_id: data?.id ?? '', place: 0 })).error).toBeNull();
    await someone.client.rpc('import_prompts', { import: data?.id ?? '' });
    const made = await someone.client.from('user_prompts').select(PROMPT_SELECT.whole).eq('title', row.title).single();
    expect(made.data?.[field], 'import_prompts').toEqual(row[field]);
  },
);

test.each(PROFILE_FIELDS)('%s of a profile is read, edited and shown to moderators', async (field) => {
  const { someone, profile } = await someoneWithAllTexts();
  const { data } = await anonymous().from('user_profiles').select(PROFILE_SELECT).eq('id', someone.id).single();
  expect(data?.[field], 'the select of user_profiles').toBe(profile[field]);
  expect(await moderatorsView('profile', someone.id), 'moderation_item').toContain(profile[field]);
  const edited = await someone.client.from('user_profiles').update(profileRow(profile)).eq('id', someone.id);
  expect(edited.error, 'the grant of update').toBeNull();
});
