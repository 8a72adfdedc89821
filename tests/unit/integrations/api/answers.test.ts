import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { guides } from '@/lib/guides/guides';
import { categoryAnswer, guideAnswer, guideSummary, profileAnswer, promptAnswer, promptSummary } from '@/lib/integrations/api/answers';
import { listPrompts } from '@/lib/integrations/api/handlers';
import { ProblemError } from '@/lib/integrations/api/problem';
import * as schemas from '@/lib/integrations/api/schemas';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { categoryOf, findLibraryPrompt, library, promptsIn } from '@/lib/prompts/library';
import { libraryDocument } from '@/lib/prompts/prompt-document';
import { userPrompt } from '@/tests/unit/support/user-prompts';

/** An answer has what its schema says, and nothing else. */
const expectExact = (schema: z.ZodType, answer: unknown) => expect(schema.parse(answer)).toEqual(answer);

describe('answers have what their schemas say, and nothing else', () => {
  test('prompts', () => {
    for (const prompt of library().prompts) {
      const document = libraryDocument(prompt, categoryOf(prompt));
      expectExact(schemas.prompt, promptAnswer(document));
      expectExact(schemas.promptSummary, promptSummary(libraryDocumentHead(document)));
    }
    const shared = promptAnswer(publicDocument(userPrompt({ content: 'Say [WHAT|a|b] to [WHOM].', category: 'Talk', isPublic: true })));
    expectExact(schemas.prompt, shared);
    expect(shared).toMatchObject({ type: 'public', kind: null, category: { slug: null, name: 'Talk' }, author: { username: 'ada' } });
    expect(JSON.stringify(shared)).not.toContain(userPrompt().ownerId);
  });

  test('categories, guides and profiles', () => {
    for (const category of library().categories) {
      const answer = categoryAnswer(category, promptsIn(category));
      expectExact(schemas.category, answer);
      if (answer.topics.length > 0) expect(answer.topics.reduce((sum, { prompts }) => sum + prompts, 0)).toBe(answer.prompts);
    }
    for (const guide of guides()) {
      expectExact(schemas.guide, guideAnswer(guide, findLibraryPrompt));
      expectExact(schemas.guideSummary, guideSummary(guide));
    }
    const profile = { id: 'x', username: 'ada', displayName: '', xHandle: null, bio: '', updatedAt: '2026-11-20T10:00:00Z' };
    expectExact(schemas.profile, profileAnswer(profile, 0, []));
  });
});

function libraryDocumentHead({ tags: _, text: __, blanks: ___, ...head }: ReturnType<typeof libraryDocument>) {
  return head;
}

describe('the list of the library', () => {
  test('is narrowed to a topic of the category that is given with it, and to no other', async () => {
    const [first, second] = library().categories.filter(({ topics }) => topics.length > 0);
    const topic = first?.topics[0]?.slug;
    const of = (category: string | undefined) => listPrompts({ category, topic, limit: 100 });
    const { prompts } = await of(first?.slug);
    expect(new Set(prompts.map((prompt) => prompt.topic))).toEqual(new Set([topic]));
    for (const category of [second?.slug, undefined])
      await expect(of(category)).rejects.toMatchObject({ problem: { status: 400, parameters: [{ name: 'topic' }] } });
  });

  test('is narrowed and sorted, and its pages are the whole of it', async () => {
    const listed: string[] = [];
    let after: string | undefined;
    do {
      const page = await listPrompts({ category: 'writing', sort: 'title', limit: 10, after });
      expectExact(schemas.promptList, page);
      listed.push(...page.prompts.map(({ id }) => id));
      after = page.next ? (new URL(page.next).searchParams.get('after') ?? undefined) : undefined;
    } while (after);
    const wanted = library().prompts.filter(({ categoryId }) => categoryId === 'writing');
    expect(listed.toSorted()).toEqual(wanted.map(({ slug }) => slug).toSorted());
    const { prompts } = await listPrompts({ kind: 'conversation', limit: 100 });
    expect(new Set(prompts.map(({ kind }) => kind))).toEqual(new Set(['conversation']));
  });

  test('says what it does not know', async () => {
    await expect(listPrompts({ category: 'nothing', limit: 1 })).rejects.toThrow(ProblemError);
    await expect(listPrompts({ category: 'writing', after: 'regex-pattern', limit: 1 })).rejects.toThrow(/after: /);
  });
});
