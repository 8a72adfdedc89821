import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { SUGGESTIONS } from '../../lib/account-limits';
import { newToken, tokenHash } from '../../lib/tokens/token-text';
import { anonymous, type Client, clientOf, PASSWORD, type Person, person, prompt, remove, service, unique } from './support/people';

const TEXT = 'Write about [TOPIC] in ten lines.';
const BETTER = 'Write about [TOPIC] in [LENGTH|ten] lines.';
const hash = (text: string) => createHash('md5').update(text).digest('hex');
const REFUSED = '42501';

type Made = { author: Person; suggester: Person; promptId: string; id: string };
type Setting = 'closed' | 'private' | 'open';

const suggest = ({ client }: Pick<Person, 'client'>, promptId: string, content: string | undefined = BETTER, note = 'It is always ten') =>
  client.rpc('suggest_change', { prompt: promptId, note, base: hash(TEXT), ...(content && { content }) });

async function published(author: Person, suggestions: Setting = 'private') {
  const made = await prompt(author, { content: TEXT }, 'public');
  const { error } = await author.client.from('user_prompts').update({ suggestions }).eq('id', made.id);
  if (error) throw error;
  return made.id;
}

async function suggested(setting: Setting = 'private'): Promise<Made> {
  const [author, suggester] = await Promise.all([person(), person()]);
  const promptId = await published(author, setting);
  const { data, error } = await suggest(suggester, promptId);
  if (error) throw error;
  return { author, suggester, promptId, id: data };
}

async function versionOf({ author, promptId }: Made): Promise<string> {
  return (await author.client.from('user_prompts').select('updated_at').eq('id', promptId).single()).data?.updated_at ?? '';
}

const take = async (made: Made, client = made.author.client, content: string | undefined = BETTER, seen?: string) =>
  client.rpc('take_suggestion', { suggestion: made.id, ...(content && { content }), seen: seen ?? (await versionOf(made)) });

const stateOf = async (id: string) => (await service().from('suggestions').select('state').eq('id', id).maybeSingle()).data?.state;
const contentOf = async (id: string) => (await service().from('user_prompts').select('content').eq('id', id).single()).data?.content;

/** Somebody with a role that only the secret key gives. */
async function holder(table: 'keepers' | 'moderators'): Promise<Person> {
  const someone = await person();
  await service().from(table).insert({ user_id: someone.id });
  return someone;
}

async function suspended(): Promise<Person> {
  const someone = await person();
  await service().from('suspensions').insert({ user_id: someone.id, reason: 'spam', suspended_at: new Date().toISOString() });
  return someone;
}

async function deleteAccount({ email }: Person) {
  const client = anonymous();
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  const { error } = await client.rpc('delete_account');
  if (error) throw error;
}

/** How much everybody may do with a suggestion to a public prompt that its author alone, or everybody, reads. */
const WHO = `
  who          read  read-open  suggest   take     decline  answer  answer-open  withdraw
  visitor      -     yes        refused   refused  refused  refused refused      refused
  stranger     -     yes        yes       -        -        -       yes          -
  suggester    yes   yes        yes       -        -        yes     yes          yes
  author       yes   yes        own       yes      yes      yes     yes          -
  moderator    yes   yes        yes       -        -        -       yes          -
  keeper       -     yes        yes       -        -        -       yes          -
  suspended    -     yes        suspended -        -        suspended suspended  -
  blocked      -     yes        closed    -        -        -       closed       -
`;

const [[, ...deeds] = [], ...lines] = WHO.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cases = lines.flatMap(([who = '', ...outcomes]) => deeds.map((deed, index) => ({ who, deed, outcome: outcomes[index] ?? '' })));

/** What became of a request: yes, the detail of a refusal, or "-" where there is no such suggestion. */
function outcomeOf(error: { code: string; details?: string | null } | null): string {
  if (!error) return 'yes';
  if (error.code === 'PT404') return '-';
  return error.code === REFUSED ? 'refused' : (error.details ?? error.code);
}

describe('a suggestion', () => {
  const clients: Record<string, Client> = { visitor: anonymous() };
  let author: Person;
  let suggester: Person;

  beforeAll(async () => {
    const [stranger, blocked] = await Promise.all([person(), person()]);
    [author, suggester] = await Promise.all([person(), person()]);
    const holders = { moderator: await holder('moderators'), keeper: await holder('keepers'), suspended: await suspended() };
    for (const [who, { client }] of Object.entries({ stranger, blocked, author, suggester, ...holders })) clients[who] = client;
    await author.client.from('blocks').insert({ blocker_id: author.id, blocked_id: blocked.id });
  });

  test.each(cases)('$who, $deed: $outcome', async ({ who, deed, outcome }) => {
    // None of the limits.
    await service().from('suggestions').delete().eq('author_id', author.id);
    const promptId = await published(author, deed.endsWith('-open') ? 'open' : 'private');
    const { data: id } = await suggest(suggester, promptId);
    const made: Made = { author, suggester, promptId, id: id ?? '' };
    const client = clients[who] ?? anonymous();
    const deedsOf: Record<string, () => Promise<string>> = {
      read: async () => ((await client.from('suggestions').select('id').eq('id', made.id)).data?.length === 1 ? 'yes' : '-'),
      suggest: async () => outcomeOf((await suggest({ client }, promptId)).error),
      take: async () => outcomeOf((await take(made, client)).error),
      decline: async () => outcomeOf((await client.rpc('decline_suggestion', { suggestion: made.id })).error),
      answer: async () => outcomeOf((await client.rpc('answer_suggestion', { suggestion: made.id, said: 'Why?' })).error),
      withdraw: async () => {
        const { error } = await client.from('suggestions').delete().eq('id', made.id);
        return error ? outcomeOf(error) : (await stateOf(made.id)) === undefined ? 'yes' : '-';
      },
    };
    expect(await deedsOf[deed.replace('-open', '')]?.()).toBe(outcome);
    if (deed === 'take') expect(await contentOf(promptId)).toBe(outcome === 'yes' ? BETTER : TEXT);
  });

  test('is taken with a version that names it, however soon after an edit, and nobody reads its text any more', async () => {
    const made = await suggested();
    const { author, promptId, id } = made;
    const edited = `${TEXT} Be kind.`;
    await author.client.from('user_prompts').update({ content: edited }).eq('id', promptId);
    expect((await take(made)).data).toBe(promptId);
    expect(await contentOf(promptId)).toBe(BETTER);
    const versions = author.client.from('user_prompt_versions').select('content, suggestion_id').eq('prompt_id', promptId);
    expect((await versions.order('replaced_at')).data).toEqual([
      { content: TEXT, suggestion_id: null },
      { content: edited, suggestion_id: id },
    ]);
    const { data } = await anonymous().from('suggestions').select('state, content, note').eq('id', id).single();
    expect(data).toEqual({ state: 'taken', content: null, note: 'It is always ten' });
    expect((await anonymous().rpc('prompt_suggestions', { prompt: promptId })).data).toMatchObject([{ taken: 1, open: 0 }]);
  });

  test('that is only a note is taken without a change, or with the text of the author', async () => {
    for (const content of [undefined, 'Write something else about [TOPIC].']) {
      const made = await suggested();
      const { data: id } = await suggest(made.suggester, made.promptId, '');
      expect((await take({ ...made, id: id ?? '' }, made.author.client, content ?? '')).error).toBeNull();
      expect(await contentOf(made.promptId)).toBe(content ?? TEXT);
    }
  });

  test('does not undo an edit where its text is what the prompt said before', async () => {
    const [author, suggester] = await Promise.all([person(), person()]);
    const promptId = await published(author);
    await author.client
      .from('user_prompts')
      .update({ content: `${TEXT} Be kind.` })
      .eq('id', promptId);
    const { data: id } = await suggest(suggester, promptId, TEXT);
    const { data } = await author.client
      .from('suggestions')
      .select('note, content')
      .eq('id', id ?? '')
      .single();
    expect(data).toEqual({ note: 'It is always ten', content: null });
  });

  test('says nothing of what its prompt was called or said before, once it was taken', async () => {
    const made = await suggested();
    const { author, promptId, id } = made;
    const read = async () => (await anonymous().from('suggestions').select('title, base').eq('id', id).single()).data;
    await take(made);
    await author.client.from('user_prompts').update({ title: 'Another title' }).eq('id', promptId);
    expect(await read()).toEqual({ title: 'Another title', base: hash('') });
  });

  test('is not renamed while its prompt is private, and takes the title of a prompt that is public again', async () => {
    const { author, suggester, promptId, id } = await suggested();
    const change = async (fields: { title?: string; is_public?: boolean }) => {
      expect((await author.client.from('user_prompts').update(fields).eq('id', promptId)).error).toBeNull();
      return (await suggester.client.from('suggestions').select('title').eq('id', id).single()).data?.title;
    };
    expect(await change({ title: 'While public' })).toBe('While public');
    expect(await change({ is_public: false, title: 'With being private' })).toBe('While public');
    expect(await change({ title: 'While private' })).toBe('While public');
    expect(await change({ is_public: true })).toBe('While private');
    await change({ is_public: false });
    expect(await change({ is_public: true, title: 'With being public' })).toBe('With being public');
  });

  test('that is taken and declined at once is one of both, and the other is told', async () => {
    const made = await suggested();
    const seen = await versionOf(made);
    const { client } = made.author;
    const answers = await Promise.all([
      take(made, client, BETTER, seen),
      take(made, client, 'Another text for [TOPIC].', seen),
      client.rpc('decline_suggestion', { suggestion: made.id }),
    ]);
    expect(answers.map(({ error }) => error?.code ?? 'done').sort()).toEqual(['PT412', 'PT412', 'done']);
    const { data } = await client.from('user_prompt_versions').select('id').eq('prompt_id', made.promptId);
    expect(data).toHaveLength((await stateOf(made.id)) === 'taken' ? 1 : 0);
  });

  test('is not taken by an author who has not seen the last edit of the prompt', async () => {
    const made = await suggested();
    const seen = await versionOf(made);
    await made.author.client
      .from('user_prompts')
      .update({ content: `${TEXT} Be kind.` })
      .eq('id', made.promptId);
    expect((await take(made, made.author.client, BETTER, seen)).error?.code).toBe('PT412');
    expect(await stateOf(made.id)).toBe('open');
    expect(await contentOf(made.promptId)).toBe(`${TEXT} Be kind.`);
  });

  test('obeys the rules of an edit when it is taken', async () => {
    const made = await suggested();
    expect((await take(made, made.author.client, 'short')).error?.message).toContain('10 to 10,000');
    expect(await stateOf(made.id)).toBe('open');
    await service().from('suspensions').insert({ user_id: made.author.id, reason: 'spam', suspended_at: new Date().toISOString() });
    expect((await take(made)).error).toMatchObject({ code: 'PT403', details: 'suspended' });
  });

  test('is final once it was decided', async () => {
    const made = await suggested();
    await made.author.client.rpc('decline_suggestion', { suggestion: made.id, answer: 'Ten is right' });
    expect((await take(made)).error?.code).toBe('PT412');
    expect((await made.suggester.client.rpc('answer_suggestion', { suggestion: made.id, said: 'Oh' })).error?.code).toBe('PT412');
    await made.suggester.client.from('suggestions').delete().eq('id', made.id);
    expect(await stateOf(made.id)).toBe('declined');
    const { data } = await made.suggester.client.from('suggestions').select('answer').eq('id', made.id).single();
    expect(data).toEqual({ answer: 'Ten is right' });
  });

  test('is counted for its author while it is open, and for its suggester until the decision was seen', async () => {
    const made = await suggested();
    const waiting = async ({ client }: Person) => (await client.rpc('own_counts').single()).data?.suggestions;
    expect([await waiting(made.author), await waiting(made.suggester)]).toEqual([1, 0]);
    await take(made);
    expect([await waiting(made.author), await waiting(made.suggester)]).toEqual([0, 1]);
    await made.suggester.client.rpc('see_decisions');
    expect(await waiting(made.suggester)).toBe(0);
  });

  test('goes with its prompt, its suggester and its author, and is not seen of a prompt that was deleted or made private', async () => {
    const made = await suggested('open');
    await made.author.client.from('user_prompts').update({ is_public: false }).eq('id', made.promptId);
    const seenBy = async (client: Client) => (await client.from('suggestions').select('id').eq('id', made.id)).data?.length;
    expect([await seenBy(anonymous()), await seenBy(made.author.client), await seenBy(made.suggester.client)]).toEqual([0, 1, 1]);
    await remove(made.author, [made.promptId]);
    expect(await seenBy(made.author.client)).toBe(0);
    expect((await take(made, made.author.client, BETTER, new Date().toISOString())).error?.code).toBe('PT404');
    await remove(made.author, [made.promptId], true);
    expect(await stateOf(made.id)).toBeUndefined();

    const other = await suggested('open');
    await take(other);
    await deleteAccount(other.suggester);
    expect(await stateOf(other.id)).toBeUndefined();
    const { data } = await other.author.client
      .from('user_prompt_versions')
      .select('content, suggestion_id')
      .eq('prompt_id', other.promptId);
    expect(data).toEqual([{ content: TEXT, suggestion_id: null }]);
    const third = await suggested();
    await deleteAccount(third.author);
    expect(await stateOf(third.id)).toBeUndefined();
  });

  test('cannot be made for what is private, one’s own or not there, nor by a token that reads', async () => {
    const [author, other] = await Promise.all([person(), person()]);
    const hidden = await prompt(author, { content: TEXT });
    expect((await suggest(other, hidden.id)).error?.code).toBe('PT404');
    expect((await suggest(other, '5eed0000-0000-4000-8000-000000000001')).error?.code).toBe('PT404');
    const { url, keys } = inject('backend');
    const token = newToken();
    await other.client.from('personal_tokens').insert({ user_id: other.id, name: 'A program', hash: tokenHash(token), scope: 'read' });
    const program = clientOf(url, keys.publishableKey, { 'x-personal-token': token });
    expect((await suggest({ client: program }, await published(author))).error?.code).toBe(REFUSED);
  });
});

describe('blocking', () => {
  test('ends what a person has suggested, says nothing to them, and can be ended', async () => {
    const made = await suggested('open');
    const { author, suggester, promptId, id } = made;
    const block = () =>
      author.client.from('blocks').upsert({ blocker_id: author.id, blocked_id: suggester.id }, { ignoreDuplicates: true });
    expect((await block()).error).toBeNull();
    expect((await block()).error).toBeNull();
    expect(await stateOf(id)).toBe('declined');
    expect((await suggest(suggester, promptId)).error).toMatchObject({ details: 'closed' });
    await author.client.from('user_prompts').update({ suggestions: 'closed' }).eq('id', promptId);
    expect((await suggest(await person(), promptId)).error).toMatchObject({ details: 'closed' });
    expect((await suggester.client.from('blocks').select()).data).toEqual([]);
    await author.client.from('blocks').delete().eq('blocked_id', suggester.id);
    await author.client.from('user_prompts').update({ suggestions: 'private' }).eq('id', promptId);
    expect((await suggest(suggester, promptId)).error).toBeNull();
  });
});

describe('the library', () => {
  test('gets suggestions that its keepers alone read and decide of', async () => {
    const [someone, keeper, stranger] = await Promise.all([person(), holder('keepers'), person()]);
    const slug = unique('slug-');
    const { data: id, error } = await someone.client.rpc('suggest_change', {
      prompt: slug,
      note: 'Shorter',
      base: hash(TEXT),
      content: BETTER,
      title: 'A prompt of the library',
    });
    expect(error).toBeNull();
    const suggestion = id ?? '';
    const seenBy = async ({ client }: Person) => (await client.from('suggestions').select('id').eq('id', suggestion)).data?.length;
    expect([await seenBy(someone), await seenBy(keeper), await seenBy(stranger)]).toEqual([1, 1, 0]);
    expect((await stranger.client.rpc('take_suggestion', { suggestion })).error?.code).toBe('PT404');
    expect((await keeper.client.rpc('answer_suggestion', { suggestion, said: 'Thank you' })).error).toBeNull();
    expect((await keeper.client.rpc('take_suggestion', { suggestion, content: `${BETTER} Yes.` })).data).toBeNull();
    const { data } = await someone.client.from('suggestions').select('state, content').eq('id', suggestion).single();
    expect(data).toEqual({ state: 'taken', content: `${BETTER} Yes.` });
  });
});

describe('the number of suggestions', () => {
  let old: Person[];
  let author: Person;

  beforeAll(async () => {
    author = await person();
    old = await Promise.all(Array.from({ length: 3 }, () => person(`aged-${unique()}@example.com`)));
  });

  const rowsOf = (promptId: string, authorId: string, people: Person[], count: number, created_at: string) =>
    Array.from({ length: count }, (_, index) => ({
      prompt_id: promptId,
      title: 'T',
      author_id: authorId,
      suggester_id: people[index % people.length]?.id ?? '',
      note: `Note ${index}`,
      base: hash(TEXT),
      created_at,
    }));
  const YESTERDAY = new Date(Date.now() - 2 * 86_400_000).toISOString();

  test('of one account is bounded for an author and for a day', async () => {
    const [someone] = old;
    if (!someone) throw new Error('nobody');
    const promptId = await published(author);
    for (let index = 0; index < SUGGESTIONS.ofAccount; index++) expect((await suggest(someone, promptId)).error).toBeNull();
    expect((await suggest(someone, promptId)).error).toMatchObject({ code: 'PT403', details: 'open-suggestions' });
    await author.client.from('blocks').insert({ blocker_id: author.id, blocked_id: someone.id });
    for (let index = SUGGESTIONS.ofAccount; index < SUGGESTIONS.inDay; index++) {
      const other = await person();
      expect((await suggest(someone, await published(other))).error).toBeNull();
    }
    await someone.client.from('suggestions').delete().eq('suggester_id', someone.id);
    expect((await suggest(someone, await published(await person()))).error).toMatchObject({ code: 'PT403', details: 'suggestions' });
  });

  test('of accounts that are not a week old is twenty for an author, and does not keep others away', async () => {
    const target = await person();
    const promptId = await published(target);
    const gang = await Promise.all(Array.from({ length: 4 }, () => person()));
    const asked = await Promise.all(gang.flatMap((member) => Array.from({ length: 6 }, () => suggest(member, promptId))));
    expect(asked.filter(({ error }) => error === null)).toHaveLength(20);
    expect((await suggest(await person(), promptId)).error).toMatchObject({ code: 'PT403', details: 'many-suggestions' });
    expect((await suggest(old[1] as Person, promptId)).error).toBeNull();
  });

  test('leaves out what is hidden, and what was suggested to prompts that were deleted', async () => {
    const [target, someone] = [await person(), await person()];
    const [gone, other] = [await published(target), await published(target)];
    for (let index = 0; index < SUGGESTIONS.ofAccount; index++) expect((await suggest(someone, gone)).error).toBeNull();
    expect((await suggest(someone, other)).error).toMatchObject({ details: 'open-suggestions' });
    await remove(target, [gone]);
    for (let index = 0; index < SUGGESTIONS.ofAccount; index++) expect((await suggest(someone, other)).error).toBeNull();
    expect((await suggest(someone, other)).error).toMatchObject({ details: 'open-suggestions' });
    await service().from('suggestions').update({ hidden_at: YESTERDAY }).eq('prompt_id', other);
    expect((await suggest(someone, other)).error).toBeNull();
  });

  test('that are open to one prompt is a hundred', async () => {
    const target = await person();
    const promptId = await published(target);
    const { error } = await service()
      .from('suggestions')
      .insert(rowsOf(promptId, target.id, [author], 100, YESTERDAY));
    expect(error).toBeNull();
    expect((await suggest(old[2] as Person, promptId)).error).toMatchObject({ code: 'PT403', details: 'many-suggestions' });
  });

  test('may be a thousand that a prompt has taken, of which its page reads a line', async () => {
    const target = await person();
    const promptId = await published(target);
    const rows = rowsOf(promptId, target.id, old, 1000, YESTERDAY).map((row, index) => ({
      ...row,
      state: 'taken',
      decided_at: new Date(Date.now() - index * 1000).toISOString(),
    }));
    expect((await service().from('suggestions').insert(rows)).error).toBeNull();
    const { data } = await anonymous().rpc('prompt_suggestions', { prompt: promptId }).single();
    expect(data).toMatchObject({ taken: 1000, open: 0 });
    expect(data?.usernames).toHaveLength(3);
  });
});

describe('moderation', () => {
  const hide = async (kind: string, thing: string) => {
    const boss = await holder('moderators');
    const { data: item } = await boss.client.rpc('moderation_item', { kind, thing });
    const seen = (item as { version: string }).version;
    const decide = (decision: string, version: string) =>
      boss.client.rpc('moderate', { kind, thing, decision, reason: 'hateful', message: '', seen: version });
    expect((await decide('hide', seen)).error).toBeNull();
    return { boss, item, decide };
  };

  test('hides a suggestion from all but its suggester and moderators, shows it again, and removes it', async () => {
    const made = await suggested('open');
    const { error } = await made.author.client.rpc('report_thing', { kind: 'suggestion', thing: made.id, reason: 'hateful' });
    expect(error).toBeNull();
    const { boss, item, decide } = await hide('suggestion', made.id);
    expect(item).toMatchObject({ words: { suggestionId: made.id, text: 'It is always ten', content: BETTER } });
    const seenBy = async (client: Client) => (await client.from('suggestions').select('id').eq('id', made.id)).data?.length;
    const everybody = async () => [
      await seenBy(anonymous()),
      await seenBy(made.author.client),
      await seenBy(made.suggester.client),
      await seenBy(boss.client),
    ];
    expect(await everybody()).toEqual([0, 0, 1, 1]);
    expect((await take(made)).error?.code).toBe('PT404');
    const versionNow = async () =>
      ((await boss.client.rpc('moderation_item', { kind: 'suggestion', thing: made.id })).data as { version: string }).version;
    expect((await decide('keep', await versionNow())).error).toBeNull();
    expect(await everybody()).toEqual([1, 1, 1, 1]);
    expect((await decide('remove', await versionNow())).error).toBeNull();
    expect(await stateOf(made.id)).toBeUndefined();
    const { data } = await made.suggester.client.from('moderation_cases').select('state').eq('thing_id', made.id).single();
    expect(data).toEqual({ state: 'removed' });
  });

  test('hides words that are not said again, as a suggestion or as an answer', async () => {
    const made = await suggested('open');
    await hide('suggestion', made.id);
    for (const [content, note] of [
      [undefined, ' it is always  TEN'],
      [BETTER, 'Another note'],
    ] as const)
      expect((await suggest(made.suggester, made.promptId, content ?? '', note)).error).toMatchObject({ code: 'PT403', details: 'hidden' });
    const { data: other } = await suggest(made.suggester, made.promptId, '', 'Another note');
    const answers = (said: string) => made.suggester.client.rpc('answer_suggestion', { suggestion: other ?? '', said });
    expect((await answers('It is always ten')).error).toMatchObject({ details: 'hidden' });
    expect((await answers('It is sometimes ten')).error).toBeNull();
  });

  test('hides an answer, of which its writer is told', async () => {
    const made = await suggested('open');
    const { data: answer } = await made.suggester.client.rpc('answer_suggestion', { suggestion: made.id, said: 'A rude word' });
    await hide('answer', answer ?? '');
    const seenBy = async (client: Client) =>
      (await client.from('suggestion_answers').select('id').eq('suggestion_id', made.id)).data?.length;
    expect([await seenBy(anonymous()), await seenBy(made.author.client), await seenBy(made.suggester.client)]).toEqual([0, 0, 1]);
    const { data } = await made.suggester.client
      .from('moderation_cases')
      .select('kind, state')
      .eq('thing_id', answer ?? '')
      .single();
    expect(data).toEqual({ kind: 'answer', state: 'hidden' });
  });

  test('hides what somebody answers with their profile', async () => {
    const [made, stranger] = await Promise.all([suggested('open'), person()]);
    await stranger.client.rpc('answer_suggestion', { suggestion: made.id, said: 'Ten is too few' });
    const { boss } = await hide('profile', stranger.id);
    const seenBy = async (client: Client) =>
      (await client.from('suggestion_answers').select('id').eq('suggestion_id', made.id)).data?.length;
    const seen = [anonymous(), made.author.client, made.suggester.client, stranger.client, boss.client].map(seenBy);
    expect(await Promise.all(seen)).toEqual([0, 0, 0, 1, 1]);
  });
});
