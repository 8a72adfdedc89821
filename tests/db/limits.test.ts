import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { MODERATION, TOKENS } from '../../lib/account-limits';
import { COLLECTION_FIELDS, type CollectionTexts, collectionFormValues, NO_TEXTS } from '../../lib/collections/collection-fields';
import { createCollectionSchema } from '../../lib/collections/collection-form';
import { isReservedSlug, isSlug } from '../../lib/collections/slug';
import { LIMITS } from '../../lib/limits';
import { createPromptSchema } from '../../lib/my-prompts/prompt-form';
import { profileSchema } from '../../lib/profiles/profile-form';
import { firstCharacters } from '../../lib/text/characters';
import { textBlock } from '../../lib/text/text-fields';
import { newToken, tokenHash } from '../../lib/tokens/token-text';
import { profileForm, promptForm } from '../support/forms';
import { type Person, person, prompt, service, unique } from './support/people';

let someone: Person;

beforeAll(async () => {
  someone = await person();
});

/** null when it was written, else the words of the refusal (a CHECK has no code of its own on every backend). */
async function refusal(request: PromiseLike<{ error: { message: string } | null }>): Promise<string | null> {
  const { error } = await request;
  return error ? error.message : null;
}

const prompts = (fields: {
  title?: string;
  content?: string;
  category?: string;
  tags?: string[];
  source_id?: string;
  source_title?: string;
}) => refusal(someone.client.from('user_prompts').insert({ title: 'T', content: 'C', ...fields }));
const profile = (fields: { username?: string; display_name?: string; bio?: string; x_handle?: string }) =>
  refusal(someone.client.from('user_profiles').update(fields).eq('id', someone.id));

const collections = (fields: Partial<CollectionTexts> & { slug?: string }) =>
  refusal(someone.client.from('collections').insert({ title: 'T', slug: unique('s'), ...fields }));

const tokens = (name: string) =>
  refusal(someone.client.from('personal_tokens').insert({ name, scope: 'read', hash: tokenHash(newToken()) }));

const reports = async (note: string) => {
  const { id } = await prompt(await person(), {}, 'public');
  return refusal(someone.client.rpc('report_thing', { kind: 'prompt', thing: id, reason: 'spam', note }));
};

const emoji = '🙂';

type Write = (text: string) => Promise<string | null>;

describe.each<[string, number, Write, string]>([
  ['title', LIMITS.title.max, (text: string) => prompts({ title: text }), 'user_prompts_title_length'],
  ['category', LIMITS.category.max, (text: string) => prompts({ category: text }), 'user_prompts_category_length'],
  ['tag', LIMITS.tags.length, (text: string) => prompts({ tags: [text] }), 'user_prompts_tags_plain'],
  ['content', LIMITS.content.hardMax, (text: string) => prompts({ content: text }), 'Content must be at most 100,000 characters'],
  ['display name', LIMITS.displayName.max, (text: string) => profile({ display_name: text }), 'user_profiles_display_name_length'],
  ['bio', LIMITS.bio.max, (text: string) => profile({ bio: text }), 'user_profiles_bio_length'],
  ['name of a token', TOKENS.name.max, (text: string) => tokens(text), 'personal_tokens_name_length'],
  ['note of a report', MODERATION.note.max, (text: string) => reports(text), 'reports_note_length'],
  ...COLLECTION_FIELDS.map((field): [string, number, Write, string] => [
    `${field} of a collection`,
    LIMITS.collection[field].max,
    (text) => collections({ [field]: text }),
    `collections_${field}_length`,
  ]),
])('%s', (_name, max, write, words) => {
  test.each(['é', emoji])(`may have ${max} characters %s`, async (one) => expect(await write(one.repeat(max))).toBeNull());
  test.each(['é', emoji])(`may not have ${max + 1} characters %s`, async (one) =>
    expect(await write(one.repeat(max + 1))).toContain(words),
  );
});

describe('blanks', () => {
  const { max } = LIMITS.variables;
  const { hardMax } = LIMITS.content;
  const blanks = (count: number) => Array.from({ length: count }, (_, index) => `[BLANK_${index}|x]`).join('');
  /** A blank whose default, in all its places, fills `length` characters. */
  const filling = (length: number) => `[A|${'x'.repeat(length / 100)}]${'[A]'.repeat(99)}`;
  const edit = async (content: string) => {
    const { id } = await prompt(someone);
    return refusal(someone.client.from('user_prompts').update({ content }).eq('id', id));
  };

  test.each([
    ['created', (content: string) => prompts({ content })],
    ['edited', edit],
  ])('a prompt that is %s may have a hundred, and grow with their defaults to the longest text', async (_how, write) => {
    expect(await write(blanks(max).repeat(2))).toBeNull();
    expect(await write(blanks(max + 1))).toBe('A prompt can have at most 100 blanks');
    expect(await write(filling(hardMax))).toBeNull();
    const words = 'With its defaults filled in, a prompt can have at most 100,000 characters';
    expect(await write(`${filling(hardMax)}.`)).toBe(words);
    expect(await write(`[A|${'x'.repeat(50_000)}]${'[A]'.repeat(16_000)}`)).toBe(words);
    const { max: places } = LIMITS.variablePlaces;
    expect(await write('[A]'.repeat(places))).toBeNull();
    expect(await write('[A]'.repeat(places + 1))).toBe('The blanks of a prompt can appear in at most 1,000 places');
  });
});

describe('the content of an edit', () => {
  const { min, max, hardMax } = LIMITS.content;
  const WORDS = 'An edited content must have 10 to 10,000 characters';
  const edit = (id: string, fields: { title?: string; content?: string; is_public?: boolean }) =>
    refusal(someone.client.from('user_prompts').update(fields).eq('id', id));

  test.each(['é', emoji])(`has ${min} to ${max} characters %s, past the site too`, async (one) => {
    const { id } = await prompt(someone);
    for (const length of [min, max]) expect(await edit(id, { content: one.repeat(length) })).toBeNull();
    for (const length of [min - 1, max + 1]) expect(await edit(id, { content: one.repeat(length) })).toBe(WORDS);
    expect(await edit(id, { content: one.padEnd(min + 5) })).toBe(WORDS);
    const { data } = await someone.client.from('user_prompts').select('content').eq('id', id).single();
    expect(data?.content).toBe(one.repeat(max));
  });

  test.each(['x', 'x'.repeat(max * 5)])(
    'a shorter or longer one that was created stays while the rest is changed, and may come back',
    async (content) => {
      const { id } = await prompt(someone, { content });
      expect(await edit(id, { title: 'Another', content, is_public: true })).toBeNull();
      expect(await edit(id, { content: `${content}y` })).toBe(WORDS);
      expect(await edit(id, { content: 'x'.repeat(max) })).toBeNull();
      // A version of this prompt, and of no other.
      expect(await edit((await prompt(someone)).id, { content })).toBe(WORDS);
      expect(await edit(id, { content })).toBeNull();
    },
  );

  test('is limited in one request for many prompts, too', async () => {
    const ids = [(await prompt(someone)).id, (await prompt(someone)).id];
    expect(await refusal(someone.client.from('user_prompts').update({ content: 'Too short' }).in('id', ids))).toBe(WORDS);
    expect(await edit(ids[0] ?? '', { content: 'x'.repeat(hardMax + 1) })).toContain('at most 100,000');
  });
});

describe('username', () => {
  const { min, max } = LIMITS.username;
  const username = (length: number) => unique('u').padEnd(max, '0').slice(0, length);

  test.each([min, max])('may have %i characters', async (length) => expect(await profile({ username: username(length) })).toBeNull());
  test.each([min - 1, max + 1])('may not have %i', async (length) => {
    expect(await profile({ username: 'u'.padEnd(length, 'x') })).toContain('user_profiles_username_format');
  });
  test.each(['1abc', '_abc', 'a-b', 'a b', 'ünal', 'a.b', 'abc\n', ''])('may not be %j', async (name) => {
    expect(await profile({ username: name })).toContain('user_profiles_username_format');
  });
  test('is stored in lower case', async () => {
    const name = unique('Ab').toUpperCase();
    expect(await profile({ username: name })).toBeNull();
    const { data } = await someone.client.from('user_profiles').select().eq('id', someone.id).single();
    expect(data?.username).toBe(name.toLowerCase());
  });
});

describe('X handle', () => {
  test('may have 15 characters', async () => expect(await profile({ x_handle: 'a'.repeat(LIMITS.xHandle.max) })).toBeNull());
  test.each(['a'.repeat(LIMITS.xHandle.max + 1), '@me', 'Me', 'a-b', ''])('may not be %j', async (handle) => {
    expect(await profile({ x_handle: handle })).toContain('user_profiles_x_handle_format');
  });
});

describe('nothing blank', () => {
  test.each(['', '   ', '\n\t', '\u00a0\u2003', '\u200b'])('title %j', async (title) => {
    expect(await prompts({ title })).toMatch(/user_prompts_title_(length|characters)/);
  });
  test.each(['', '  \n ', '\u3000'])('content %j', async (content) => {
    expect(await prompts({ content })).toContain('user_prompts_content_not_blank');
  });
  test('a blank category is none, and edges are trimmed', async () => {
    const { data } = await someone.client.from('user_prompts').insert({ title: ' T ', content: ' C ', category: ' \t' }).select().single();
    expect(data).toMatchObject({ title: 'T', content: ' C ', category: null });
  });
  test.each(COLLECTION_FIELDS)('a blank %s of a collection is none, and its edges are trimmed', async (field) => {
    const stored = async (text: string) => {
      const row: CollectionTexts & { slug: string } = { ...NO_TEXTS, title: 'T', slug: unique('s'), [field]: text };
      return (await someone.client.from('collections').insert(row).select().single()).data?.[field];
    };
    expect(await stored('  x\u3000\n')).toBe('x');
    expect(await stored(' \t\n')).toBe(field === 'title' ? undefined : null);
  });
});

/** The fields of a collection that have one line in its form. */
const LINES = COLLECTION_FIELDS.filter((field) => !createCollectionSchema.shape[field].parse('a\nb')?.includes('\n'));

describe('control and bidi-override characters', () => {
  const controls = ['a\u0007b', 'a\u001bb', 'a\nb', 'a\u007fb', 'a\u0085b', 'a\u202eb', 'a\u2066b', 'a\u2028b'];
  const marks = ['a\u200eb', 'a\u200fb', 'a\u061cb', 'a\u3164b', 'a\uffa0b', 'a\u115fb'];
  const looksEmpty = ['\u2800', '\u200d', '\ufe0f\ufe0f', '\u00ad', '\u{e0041}\u{e007f}', '\u180e\u2800 \u034f'];
  const bad = [...controls, ...marks, ...looksEmpty];
  test.each(bad)('are refused in names and titles: %j', async (text) => {
    expect(await prompts({ title: text })).toContain('user_prompts_title_characters');
    expect(await prompts({ category: text })).toContain('user_prompts_category_characters');
    expect(await profile({ display_name: text })).toContain('user_profiles_display_name_characters');
    for (const field of LINES) expect(await collections({ [field]: text })).toContain(`collections_${field}_characters`);
  });
  test.each(COLLECTION_FIELDS)('are refused in %s of a collection', async (field) => {
    for (const text of ['a\u0007b', 'a\u202eb']) expect(await collections({ [field]: text })).toContain(`collections_${field}_characters`);
  });
  test('people still write as they write', async () => {
    for (const text of [
      'می‌خواهم',
      'नि‍',
      '❤️',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '.',
      'שלום עולם',
      'प्रॉम्प्ट',
      '👩‍👩‍👧 family',
      'Ünïcödé “quotes”',
      "Robert'); drop table x;--",
    ]) {
      expect(await prompts({ title: text, category: text })).toBeNull();
      expect(await profile({ display_name: text, bio: `${text}\r\n${text}` })).toBeNull();
    }
    expect(await profile({ bio: 'a\u202eb' })).toContain('user_profiles_bio_characters');
  });
  test('the database takes what is left of a text of several lines in a form', async () => {
    const text = textBlock('Text', 500).parse(
      `${String.fromCodePoint(...Array(0x9f).keys())}\u2067שלום\u2069\n\u202b١٢\u202c\u202d\u202e\u2066\u2068.`,
    );
    const { id } = await prompt(await person(), {}, 'public');
    const { data: suggestion } = await someone.client.rpc('suggest_change', { prompt: id, note: text, base: '0'.repeat(32) });
    const known = service().from('suggestions').update({ answer: text });
    const { error: answered } = await known
      .eq('id', suggestion ?? '')
      .select()
      .single();
    const { error: said } = await service()
      .from('suggestion_answers')
      .insert({ suggestion_id: suggestion ?? '', writer_id: someone.id, text });
    const at = new Date().toISOString();
    const decided = { kind: 'prompt', thing_id: id, author_id: someone.id, title: 'T', state: 'hidden', decided_at: at, changed_at: at };
    const { error: appealed } = await service()
      .from('moderation_cases')
      .insert({ ...decided, appeal: text, message: text });
    expect([answered, said, appealed]).toEqual([null, null, null]);
    expect([await profile({ bio: text }), await collections({ description: text }), await reports(text)]).toEqual([null, null, null]);
  });
  test('NUL is refused, not stored and not an outage', async () => {
    expect(await prompts({ title: 'a\u0000b' })).not.toBeNull();
    expect(await prompts({ content: 'a\u0000b' })).not.toBeNull();
    expect(await prompts({ title: 'after' })).toBeNull();
  });
});

describe('what a copy was made of', () => {
  const source = (source_id?: string, source_title?: string) =>
    prompts({ ...(source_id !== undefined && { source_id }), ...(source_title !== undefined && { source_title }) });

  test('has an address and a title', async () => {
    expect(await source('a-slug-1', emoji.repeat(LIMITS.title.max))).toBeNull();
    expect(await source('a'.repeat(LIMITS.promptId.max), 'T')).toBeNull();
    for (const id of ['', 'a'.repeat(LIMITS.promptId.max + 1), 'A', 'a b', 'a/b', '../x', 'a\n'])
      expect(await source(id, 'T')).toContain('user_prompts_source_id_format');
    expect(await source('a-slug', emoji.repeat(LIMITS.title.max + 1))).toContain('user_prompts_source_title_length');
    expect(await source('a-slug', ' ')).toMatch(/user_prompts_source_title_(length|characters)/);
    expect(await source('a-slug', 'a\u202eb')).toContain('user_prompts_source_title_characters');
    expect(await source('a-slug')).toContain('user_prompts_source_whole');
    expect(await source(undefined, 'T')).toContain('user_prompts_source_whole');
  });
});

describe.each(['saved_prompts', 'pinned_prompts'] as const)('prompt_id of %s', (table) => {
  const keep = (prompt_id: string) => refusal(someone.client.from(table).insert({ prompt_id }));
  test.each(['a-slug-1', 'a'.repeat(LIMITS.promptId.max), crypto.randomUUID()])('may be %s', async (id) =>
    expect(await keep(id)).toBeNull(),
  );
  test.each(['', 'a'.repeat(LIMITS.promptId.max + 1), 'A', 'a b', 'a/b', '../x', 'ä', 'a\n'])('may not be %j', async (id) => {
    expect(await keep(id)).toContain(`${table}_prompt_id_format`);
  });
});

describe('slug of a collection', () => {
  const { max } = LIMITS.collection.slug;
  test.each(['a', '2026', 'weekly-meal-plans', 'prompts-2', 'a'.repeat(max)])('may be %s', async (slug) => {
    expect(isSlug(slug) && !isReservedSlug(slug), `${slug} is an address that may be used`).toBe(true);
    expect(await collections({ slug })).toBeNull();
  });
  test.each(['', 'a'.repeat(max + 1), 'A', 'a b', 'a/b', '-a', 'a-', 'a--b', 'ä', 'a\n', 'a_b', '.'])('may not be %j', async (slug) => {
    expect(isSlug(slug)).toBe(false);
    expect(await collections({ slug })).toMatch(/collections_slug_(format|length)/);
  });
  test.each(['prompts', 'collections'])('may not be %s, which is another page of a profile', async (slug) => {
    expect(isReservedSlug(slug), `${slug} is reserved`).toBe(true);
    expect(await collections({ slug })).toContain('collections_slug_free');
  });
});

describe('a prompt in a collection', () => {
  const add = async (item: { prompt_id: string; position?: number }) => {
    const { data } = await someone.client
      .from('collections')
      .insert({ title: 'T', slug: unique('s') })
      .select()
      .single();
    return refusal(someone.client.from('collection_items').insert({ collection_id: data?.id ?? '', ...item }));
  };
  test.each(['a-slug-1', 'a'.repeat(LIMITS.promptId.max), crypto.randomUUID()])('may be %s', async (prompt_id) =>
    expect(await add({ prompt_id })).toBeNull(),
  );
  test.each(['', 'a'.repeat(LIMITS.promptId.max + 1), 'A', 'a b', '../x', 'a\n'])('may not be %j', async (prompt_id) => {
    expect(await add({ prompt_id })).toContain('collection_items_prompt_id_format');
  });
  test.each([-1, 1_000_000])('may not stand at %i', async (position) => {
    expect(await add({ prompt_id: 'a', position })).toContain('collection_items_position_range');
  });
});

describe('the forms and the database take the same texts of letters and emoji', () => {
  /** Texts of about `max` characters, which begin and end with a letter because forms trim. */
  const texts = (max: number) =>
    fc.sample(
      fc
        .tuple(
          fc.array(fc.constantFrom('a', 'é', emoji, '👩‍👩‍👧', 'ש', ' '), { minLength: max, maxLength: max }),
          fc.integer({ min: -2, max: 2 }),
        )
        .map(([pieces, more]) => `x${firstCharacters(pieces.join(''), max - 2 + more)}x`),
      { seed: 20_261_124, numRuns: 20 },
    );
  const accepts = (schema: z.ZodType, fields: object) => schema.safeParse(fields).success;

  test.each([
    ['title', LIMITS.title.max, (text: string) => accepts(createPromptSchema, promptForm({ title: text })), prompts],
    ['category', LIMITS.category.max, (text: string) => accepts(createPromptSchema, promptForm({ category: text })), prompts],
    [
      'tags',
      LIMITS.tags.length,
      (text: string) => accepts(createPromptSchema, promptForm({ tags: text })),
      ({ tags = '' }: { tags?: string }) => prompts({ tags: [tags] }),
    ],
    ['display_name', LIMITS.displayName.max, (text: string) => accepts(profileSchema, profileForm({ displayName: text })), profile],
    ['bio', LIMITS.bio.max, (text: string) => accepts(profileSchema, profileForm({ bio: text })), profile],
    ...COLLECTION_FIELDS.map((field) => {
      const collectionForm = (text: string) => ({ ...collectionFormValues(NO_TEXTS), title: 'T', [field]: text });
      const accepted = (text: string) => accepts(createCollectionSchema, collectionForm(text));
      return [field, LIMITS.collection[field].max, accepted, collections] as const;
    }),
  ] as const)('%s', async (column, max, accepted, write) => {
    const answers = new Set<boolean>();
    for (const text of texts(max)) {
      answers.add(accepted(text));
      expect((await write({ [column]: text })) === null, `${[...text].length} characters: ${text}`).toBe(accepted(text));
    }
    expect(answers).toEqual(new Set([true, false]));
  });

  test('content', async () => {
    const { hardMax } = LIMITS.content;
    for (const content of [emoji.repeat(hardMax), `${emoji.repeat(hardMax - 1)}ab`, `${'ab'.repeat(hardMax / 2 - 1)}${emoji}a`])
      expect((await prompts({ content })) === null).toBe(accepts(createPromptSchema, promptForm({ content })));
  });
});
