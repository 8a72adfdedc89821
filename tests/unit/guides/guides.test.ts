import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GUIDE_SLUGS } from '@/lib/guides/guide';
import { messageOf } from '../support/errors';
import { folderOf } from '../support/library-folder';

const file = 'content/guides/grok-for-coding.mdx';
const front = {
  title: 'Grok for coding',
  description: 'A description that is long enough to be one, seventy characters at the very least, and this has more.',
  slug: 'grok-for-coding',
  categories: '[coding]',
  readingTime: '11 min',
  updated: '2026-11-21',
};

/** A guide in order, but for what is given; a field that is undefined is left out. */
function guideFile(change: Record<string, string | undefined> = {}): string {
  const lines = Object.entries({ ...front, ...change }).flatMap(([field, value]) => (value === undefined ? [] : `${field}: ${value}`));
  return `---\n${lines.join('\n')}\n---\nA zebra opens it.\n`;
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.restoreAllMocks());
afterAll(() => void vi.resetModules());

async function guidesOf(files: Record<string, string>) {
  vi.spyOn(process, 'cwd').mockReturnValue(folderOf(files));
  return import('@/lib/guides/guides');
}

describe('a broken guide ends the build with file and field', () => {
  const broken: [string, string, string][] = [
    ['no front matter', 'Just text.', 'title: '],
    ['an empty file', '', 'title: '],
    ['front matter that never ends', guideFile().replace(/\n---\n/, '\n'), 'title: '],
    ['front matter that is no YAML', guideFile({ title: '"unclosed' }), 'YAML'],
    ['no description', guideFile({ description: undefined }), 'description: '],
    ['a description that says too little', guideFile({ description: 'Short.' }), 'description: '],
    ['no categories', guideFile({ categories: '[]' }), 'categories: '],
    ['a reading time in words', guideFile({ readingTime: 'ten minutes' }), 'readingTime: must read like "10 min"'],
    ['a day that does not exist', guideFile({ updated: '2026-02-30' }), 'updated: '],
    ['the slug of another guide', guideFile({ slug: 'grok-for-marketing' }), 'slug: must be grok-for-coding'],
    ['a misspelt field', guideFile({ reading_time: '11 min' }), 'reading_time'],
  ];

  test.each(broken)('%s', async (_, source, fault) => {
    const { guides } = await guidesOf({ [file]: source });
    const said = messageOf(guides);
    expect(said).toContain(`ContentError: ${file}, front matter:`);
    expect(said).toContain(fault);
  });
});

describe('the guides', () => {
  test('are listed all five in reading order, also while their texts are not written', async () => {
    const { guides, guideSource } = await guidesOf({ [file]: guideFile() });
    expect(guides().map(({ slug }) => slug)).toEqual(GUIDE_SLUGS);
    expect(guides().at(-1)).toMatchObject({ title: 'Grok for coding', body: 'A zebra opens it.' });
    expect(guides()[0]).toMatchObject({ title: 'Beginners guide to Grok', frontMatter: null, body: null });
    expect(guideSource('beginners-guide-to-grok')).toBeNull();
  });

  test('lead to the one before and the one after', async () => {
    const { findGuide } = await guidesOf({});
    expect(findGuide('beginners-guide-to-grok')).toMatchObject({ previous: null, next: { slug: 'how-to-write-effective-prompts' } });
    expect(findGuide('grok-for-coding')).toMatchObject({ previous: { slug: 'grok-for-marketing' }, next: null });
  });

  test.each(['', 'grok', '../pages/about', 'Grok-For-Coding', '__proto__'])('of another slug (%j) do not exist', async (slug) => {
    const { findGuide, guideSource } = await guidesOf({ 'content/pages/about.mdx': 'secret', [file]: guideFile() });
    expect(findGuide(slug)).toBeNull();
    expect(guideSource(slug)).toBeNull();
  });

  test('are given as they were written, front matter and all', async () => {
    const { guideSource } = await guidesOf({ [file]: guideFile() });
    expect(guideSource('grok-for-coding')).toBe(guideFile());
  });

  test('are searched by title and text, as far as they are written', async () => {
    const { searchGuides } = await guidesOf({ [file]: guideFile() });
    expect(searchGuides('zebra').map(({ guide }) => guide.slug)).toEqual(['grok-for-coding']);
    expect(searchGuides('coding')[0]?.matches).toEqual(new Set(['coding']));
    expect(searchGuides('marketing')).toEqual([]);
  });

  test('are searched by title for words that say too little elsewhere', async () => {
    const { searchGuides } = await guidesOf({ [file]: guideFile() });
    expect(searchGuides('grok').map(({ guide }) => guide.slug)).toContain('grok-for-coding');
    expect(searchGuides('Grok')[0]?.matches).toEqual(new Set(['grok']));
    expect(searchGuides('opens')).toHaveLength(1);
    expect(searchGuides('my')).toEqual([]);
    expect(searchGuides('!!!')).toEqual([]);
  });
});
