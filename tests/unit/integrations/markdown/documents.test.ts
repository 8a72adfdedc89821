import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NO_TEXTS } from '@/lib/collections/collection-fields';
import { categoryMarkdown } from '@/lib/integrations/markdown/category';
import { publicCollectionMarkdown } from '@/lib/integrations/markdown/collection';
import { plainMarkdown } from '@/lib/integrations/markdown/guide';
import { profileMarkdown } from '@/lib/integrations/markdown/profile';
import { promptMarkdown } from '@/lib/integrations/markdown/prompt';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { categoryOf, findLibraryPrompt, library } from '@/lib/prompts/library';
import { libraryDocument } from '@/lib/prompts/prompt-document';
import { variablesOf } from '@/lib/prompts/template';
import { splitFrontMatter } from '@/lib/server/content/front-matter';
import { absoluteUrl, site } from '@/lib/site';
import { template } from '@/tests/unit/support/templates';
import { userPrompt } from '@/tests/unit/support/user-prompts';

const anyFields = z.record(z.string(), z.unknown());

/** A document in its parts. The text is what stands after the empty line below the front matter, but for the last line break. */
function partsOf(markdown: string) {
  const { frontMatter } = splitFrontMatter(markdown, anyFields, 'a document');
  return { fields: frontMatter, text: markdown.slice(markdown.indexOf('\n---\n\n', 3) + 6, -1) };
}

describe('a prompt', () => {
  test('says all that is known of it, and of each blank', () => {
    const content = 'Plan [DAYS|three|five] days in [CITY|e.g. Lisbon].[BUDGET? We have ….]\n\n[NOTES]';
    const author = { username: 'ada', displayName: 'Ada: "the" first', xHandle: null };
    const prompt = userPrompt({ title: '# A trip', content, category: 'Travel', author, isPublic: true });
    expect(partsOf(promptMarkdown(publicDocument(prompt)))).toEqual({
      fields: {
        title: '# A trip',
        description: 'Plan three days in [CITY]. [NOTES]',
        category: 'Travel',
        blanks: [
          { name: 'DAYS', default: 'three', choices: ['three', 'five'] },
          { name: 'CITY', example: 'Lisbon' },
          { name: 'BUDGET', optional: true },
          { name: 'NOTES', material: true },
        ],
        url: absoluteUrl(`/prompt/shared/${prompt.id}`),
        license: site.license,
        licenseUrl: absoluteUrl('/terms'),
        author: { name: 'Ada: "the" first', url: absoluteUrl('/u/ada') },
        created: prompt.createdAt,
        updated: prompt.updatedAt,
      },
      text: content,
    });
  });

  test('of the library has no author, and its text letter for letter', () => {
    for (const prompt of library().prompts) {
      const { fields, text } = partsOf(promptMarkdown(libraryDocument(prompt, categoryOf(prompt))));
      expect(text).toBe(prompt.promptText);
      expect(fields).toMatchObject({ title: prompt.title, description: prompt.description, category: categoryOf(prompt).name });
      expect(fields).not.toHaveProperty('author');
    }
  });

  test('comes back as it went out, whatever its text and blanks are', () => {
    fc.assert(
      fc.property(template, ({ source }) => {
        const content = source.toWellFormed();
        const { fields, text } = partsOf(promptMarkdown(publicDocument(userPrompt({ content }))));
        expect(text).toBe(content);
        const names = z.array(z.object({ name: z.string(), default: z.string().optional() })).parse(fields.blanks ?? []);
        expect(names).toEqual(
          variablesOf(content).map(({ name, default: given }) => ({ name, ...(given !== null && { default: given }) })),
        );
      }),
    );
  });
});

test('a category lists each of its prompts once, below the topics that it has', () => {
  for (const category of library().categories) {
    const prompts = library().prompts.filter(({ categoryId }) => categoryId === category.id);
    const { fields, text } = partsOf(categoryMarkdown(category, prompts));
    expect(fields).toMatchObject({ title: `${category.name} prompts`, prompts: prompts.length });
    expect(text.startsWith(`${category.introduction}\n\n`)).toBe(true);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    expect(links.sort()).toEqual(prompts.map(({ slug }) => absoluteUrl(`/prompt/${slug}.md`)).sort());
  }
});

describe('a guide', () => {
  const mdx = `<SiteName /> is free, see [terms](/terms) and [this](//elsewhere.example).

<Before>

Say *it*.

</Before>

<After>

Say it to [WHOM].

</After>

<PromptCard slug="professional-email" />`;

  test('is read without its components', () => {
    expect(
      plainMarkdown(mdx, findLibraryPrompt),
    ).toBe(`${site.name} is free, see [terms](${absoluteUrl('/terms')}) and [this](//elsewhere.example).

**Before:**

Say *it*.

**After:**

Say it to [WHOM].

- [Professional email](${absoluteUrl('/prompt/professional-email.md')}): ${findLibraryPrompt('professional-email')?.description}`);
  });
});

const profile = {
  ...{ id: '5eed0000-0000-4000-8000-0000000000aa', username: 'ada', displayName: 'Ada', xHandle: 'ada_x' },
  ...{ bio: 'Writes.\n--- and more', updatedAt: '2026-11-20T10:00:00Z' },
};

test('a profile lists collections and prompts, and says so where there are none', () => {
  const collection = { ...NO_TEXTS, id: 'c', title: 'Mine', slug: 'mine', updatedAt: '2026-11-20T10:00:00Z', prompts: 1 };
  const { fields, text } = partsOf(
    profileMarkdown({ profile, prompts: [{ id: 'p', title: '[A]', category: 'Odd' }], collections: [collection] }),
  );
  expect(fields).toMatchObject({ title: 'Ada', username: 'ada', description: profile.bio, x: 'https://x.com/ada_x' });
  expect(text).toBe(`## Collections

- [Mine](${absoluteUrl('/u/ada/mine.md')}): 1 prompt

## Prompts

- [\\[A\\]](${absoluteUrl('/prompt/shared/p.md')}): Odd`);
  expect(partsOf(profileMarkdown({ profile, prompts: [], collections: [] })).text).toBe('No public prompts yet.');
});

test('a collection has the texts of its prompts in fences', () => {
  const prompts = [
    { title: 'One', from: 'Writing', url: 'https://example.com/one', text: 'Say [WHAT].' },
    { title: 'Two', from: 'Ada', url: 'https://example.com/two', text: null },
  ];
  const { fields, text } = partsOf(publicCollectionMarkdown({ ...NO_TEXTS, title: 'Mine', slug: 'mine', owner: profile, prompts }));
  expect(fields).toMatchObject({ title: 'Mine', prompts: 2, url: absoluteUrl('/u/ada/mine'), author: { name: 'Ada' } });
  expect(text).toContain('## 1. One\n\nWriting, <https://example.com/one>\n\n```text\nSay [WHAT].\n```');
  expect(text).toContain('## 2. Two');
});
