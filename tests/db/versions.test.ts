import { describe, expect, test } from 'vitest';
import { LIMITS, QUOTAS, TIMES } from '../../lib/limits';
import { anonymous, type Client, type Person, person, prompt, remove, service } from './support/people';

type Edit = { title?: string; category?: string | null; content?: string };
type Version = { title: string; category: string | null; content: string; replaced_at: string };

async function edit({ client }: Person, id: string, fields: Edit) {
  const { data, error } = await client.from('user_prompts').update(fields).eq('id', id).select().single();
  if (error) throw error;
  return data;
}

/** The versions of a prompt as their owner reads them, the newest first. */
async function versions({ client }: Person, id: string): Promise<Version[]> {
  const { data, error } = await client.from('user_prompt_versions').select().eq('prompt_id', id).order('replaced_at', { ascending: false });
  if (error) throw error;
  return data;
}

const contents = async (who: Person, id: string) => (await versions(who, id)).map(({ content }) => content);

/** Makes the versions of a prompt older. */
async function age(who: Person, id: string, milliseconds: number) {
  // The oldest first: two versions never have one moment.
  for (const { replaced_at } of (await versions(who, id)).reverse()) {
    const earlier = new Date(Date.parse(replaced_at) - milliseconds).toISOString();
    const { error } = await service()
      .from('user_prompt_versions')
      .update({ replaced_at: earlier })
      .eq('prompt_id', id)
      .eq('replaced_at', replaced_at);
    if (error) throw error;
  }
}

/** An edit that is not one with those before it. */
async function laterEdit(who: Person, id: string, fields: Edit) {
  await age(who, id, TIMES.oneVersion + 1000);
  return edit(who, id, fields);
}

/** Writes versions as if they came from edits an hour apart, the oldest first. */
async function writeVersions(promptId: string, texts: string[], atOnce = 50) {
  const first = Date.now() - (texts.length + 1) * 3_600_000;
  const rows = texts.map((content, index) => ({
    prompt_id: promptId,
    title: 'A title',
    content,
    replaced_at: new Date(first + index * 3_600_000).toISOString(),
  }));
  for (let written = 0; written < rows.length; written += atOnce) {
    const { error } = await service()
      .from('user_prompt_versions')
      .insert(rows.slice(written, written + atOnce));
    if (error) throw error;
  }
}

describe('an edit', () => {
  test('keeps the title, the category and the text before it, and when they were replaced', async () => {
    const writer = await person();
    const before = await prompt(writer, { title: 'First title', category: 'Writing', content: 'First text' });
    expect(await versions(writer, before.id)).toEqual([]);
    const after = await edit(writer, before.id, { title: 'Second title', category: null, content: 'Second text' });
    expect(await versions(writer, before.id)).toEqual([
      expect.objectContaining({
        title: 'First title',
        category: 'Writing',
        content: 'First text',
        content_length: 10,
        replaced_at: after.updated_at,
      }),
    ]);
  });

  test.each<[what: string, fields: Edit]>([
    ['title', { title: 'Another' }],
    ['category', { category: 'Another' }],
    ['category, taken away', { category: null }],
    ['content', { content: 'Another text' }],
  ])('of the %s alone keeps a version', async (_what, fields) => {
    const writer = await person();
    const { id } = await prompt(writer, { title: 'A title', category: 'Writing', content: 'A text' });
    await edit(writer, id, fields);
    expect(await versions(writer, id)).toEqual([expect.objectContaining({ title: 'A title', category: 'Writing', content: 'A text' })]);
  });

  test('that changes nothing keeps none, and neither does publishing', async () => {
    const writer = await person();
    const { id } = await prompt(writer, { title: 'A title', content: 'A text' });
    await edit(writer, id, { title: ' A title ', category: ' ', content: 'A text' });
    for (const is_public of [true, false]) await writer.client.from('user_prompts').update({ is_public }).eq('id', id);
    expect(await versions(writer, id)).toEqual([]);
  });

  test('within five minutes of another is one with it', async () => {
    const writer = await person();
    const { id } = await prompt(writer, { content: 'Version one' });
    for (const content of ['Version two', 'Version three', 'Version four']) await edit(writer, id, { content });
    expect(await contents(writer, id)).toEqual(['Version one']);
    await age(writer, id, TIMES.oneVersion - 60_000);
    await edit(writer, id, { content: 'Version five' });
    expect(await contents(writer, id)).toEqual(['Version one']);
    await age(writer, id, 61_000);
    await edit(writer, id, { content: 'Version six' });
    expect(await contents(writer, id)).toEqual(['Version five', 'Version one']);
  });

  test('that brings back a version can be undone, however soon, and going back and forth keeps no more', async () => {
    const writer = await person();
    const { id } = await prompt(writer, { content: 'Version one' });
    await edit(writer, id, { content: 'Version two' });
    await edit(writer, id, { content: 'Version one' });
    expect(await contents(writer, id)).toEqual(['Version two', 'Version one']);
    for (const content of ['Version two', 'Version one', 'Version two']) await edit(writer, id, { content });
    expect(await contents(writer, id)).toEqual(['Version two', 'Version one']);
    await laterEdit(writer, id, { content: 'Version one' });
    expect(await contents(writer, id)).toEqual(['Version two', 'Version two', 'Version one']);
  });

  test('that is refused keeps none, neither of that prompt nor of others in the same request', async () => {
    const writer = await person();
    const [one, other] = [await prompt(writer, { content: 'Version one' }), await prompt(writer, { content: 'Other' })];
    for (const fields of [{ content: ' ' }, { content: '[A]'.repeat(LIMITS.variablePlaces.max + 1) }, { title: 'a\u202eb' }]) {
      const { error } = await writer.client.from('user_prompts').update(fields).in('id', [one.id, other.id]);
      expect(error).not.toBeNull();
    }
    const stale = writer.client.from('user_prompts').update({ content: 'Late' }).eq('id', one.id).eq('updated_at', '2001-01-01');
    expect((await stale.select()).data).toEqual([]);
    for (const { id } of [one, other]) expect(await versions(writer, id)).toEqual([]);
  });

  test('of many prompts at once keeps a version of each that changed', async () => {
    const writer = await person();
    const ids = [];
    for (const content of ['Version one', 'Same for all', 'Version three']) ids.push((await prompt(writer, { content })).id);
    const { error } = await writer.client.from('user_prompts').update({ title: 'A title', content: 'Same for all' }).in('id', ids);
    expect(error).toBeNull();
    expect(await Promise.all(ids.map((id) => contents(writer, id)))).toEqual([['Version one'], [], ['Version three']]);
  });

  test('at the same moment as another loses no text', async () => {
    const writer = await person();
    const { id } = await prompt(writer, { content: 'Version one' });
    const texts = ['Version two', 'Version three', 'Version four', 'Version five'];
    await Promise.all(texts.map((content) => edit(writer, id, { content })));
    expect(await contents(writer, id)).toEqual(['Version one']);
  });
});

describe('what is kept', () => {
  test('are the newest fifty of a prompt', async () => {
    const writer = await person();
    const [{ id }, other] = [await prompt(writer, { content: 'The last' }), await prompt(writer, { content: 'Other' })];
    const texts = Array.from({ length: QUOTAS.versions }, (_, index) => `Text ${index}`);
    await writeVersions(id, texts);
    await edit(writer, other.id, { content: 'Other, edited' });
    await edit(writer, id, { content: 'Edited text' });
    expect(await contents(writer, id)).toEqual(['The last', ...texts.slice(1).reverse()]);
    expect(await contents(writer, other.id)).toEqual(['Other']);
  });

  test('are at most 20 MB of text of an account: the oldest go, whichever prompt they are of, and no edit fails', async () => {
    const [writer, neighbour] = await Promise.all([person(), person()]);
    const long = 'é'.repeat(LIMITS.content.hardMax);
    // As many as two prompts can have fill it, but for the titles, for which one has to go.
    expect(2 * QUOTAS.versions * 2 * LIMITS.content.hardMax).toBe(QUOTAS.versionBytes);
    const full = Array.from({ length: QUOTAS.versions }, () => long);
    const prompts = [
      await prompt(writer),
      await prompt(writer),
      await prompt(writer, { content: 'Short' }),
      await prompt(writer, { content: long }),
    ];
    const [old = '', recent = '', edited = '', shortened = ''] = prompts.map(({ id }) => id);
    const { id: theirs } = await prompt(neighbour);
    await writeVersions(theirs, ['A text of somebody else']);
    for (const id of [old, recent]) await writeVersions(id, full, 4);
    await age(writer, old, 30 * 24 * 3_600_000);
    const kept = async () => ({ old: (await versions(writer, old)).length, recent: (await versions(writer, recent)).length });

    await edit(writer, edited, { content: 'Not so short' });
    expect(await contents(writer, edited)).toEqual(['Short']);
    expect(await kept()).toEqual({ old: QUOTAS.versions - 1, recent: QUOTAS.versions });
    await laterEdit(writer, edited, { content: 'Still short' });
    expect(await kept()).toEqual({ old: QUOTAS.versions - 1, recent: QUOTAS.versions });
    await edit(writer, shortened, { content: 'Short again' });
    expect(await contents(writer, shortened)).toEqual([long]);
    expect(await kept()).toEqual({ old: QUOTAS.versions - 2, recent: QUOTAS.versions });
    expect(await contents(neighbour, theirs)).toEqual(['A text of somebody else']);
  });

  test('goes with the prompt', async () => {
    const writer = await person();
    const { id } = await prompt(writer);
    await edit(writer, id, { content: 'Edited text' });
    expect((await service().from('user_prompt_versions').select().eq('prompt_id', id)).data).toHaveLength(1);
    await remove(writer, [id], true);
    expect((await service().from('user_prompt_versions').select().eq('prompt_id', id)).data).toEqual([]);
  });
});

describe('nobody else', () => {
  test('gets at the versions of a prompt by way of the prompt, public or not, and a copy has none', async () => {
    const [writer, stranger] = await Promise.all([person(), person()]);
    const { id } = await prompt(writer, { content: 'A secret that was taken out' }, 'public');
    await edit(writer, id, { content: 'What everybody reads' });
    const withVersions = ({ client }: { client: Client }) =>
      client.from('user_prompts').select('content, user_prompt_versions(content)').eq('id', id);
    expect((await withVersions(writer)).data).toEqual([
      { content: 'What everybody reads', user_prompt_versions: [{ content: 'A secret that was taken out' }] },
    ]);
    expect((await withVersions(stranger)).data).toEqual([{ content: 'What everybody reads', user_prompt_versions: [] }]);
    const { data, error } = await withVersions({ client: anonymous() });
    expect(error?.code ?? data).toBe('42501');
    const copied = await stranger.client.from('user_prompts').insert({ title: 'T', content: 'Copied', source_id: id }).select().single();
    expect(await versions(stranger, copied.data?.id ?? '')).toEqual([]);
    const search = await stranger.client.rpc('search_public_prompts', { query: 'secret taken' });
    expect(search.data).toEqual([]);
  });
});
