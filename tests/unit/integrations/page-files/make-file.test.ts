import { getRewrittenUrl, unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { afterEach, expect, test, vi } from 'vitest';
import * as collections from '@/lib/collections/public-queries';
import { EXPORT_FORMATS } from '@/lib/integrations/formats/export-formats';
import type { OfferedFormat } from '@/lib/integrations/formats/page-exports';
import { findExports, makeFile } from '@/lib/integrations/page-files/make-file';
import * as findPrompts from '@/lib/my-prompts/find-prompts';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import nextConfig from '@/next.config';
import { userPrompt } from '@/tests/unit/support/user-prompts';

afterEach(() => void vi.restoreAllMocks());

/** The path of the route that answers an address; null where that is a page. */
async function routeOf(address: string): Promise<string | null> {
  const url = getRewrittenUrl(await unstable_getResponseFromNextConfig({ url: `https://site.example${address}`, nextConfig }));
  return url && new URL(url).pathname;
}

test.each([
  ['/prompt/x.md', '/files/uncached/md/prompt/x'],
  ['/prompt/x.skill.md', '/files/uncached/skill.md/prompt/x'],
  ['/prompt/x.claude.skill.md', '/files/uncached/claude.skill.md/prompt/x'],
  ['/prompt/x.claude.skill.md/.well-known/agent-skills/index.json', '/files/uncached/claude.index.json/prompt/x'],
  ['/prompt/x/use/raycast', '/files/uncached/use.raycast/prompt/x'],
  ['/prompt/shared/x.claude.skills.zip', '/files/cached/claude.skills.zip/prompt/shared/x'],
  ['/prompt/shared/x/use/formats.json', '/files/cached/use.formats.json/prompt/shared/x'],
  ['/category/x.atom', '/files/uncached/atom/category/x'],
  ['/category/x.skill.md', '/files/uncached/md/category/x.skill'],
  ['/u/x.md', '/files/cached/md/u/x'],
  ['/u/x.atom', '/files/uncached/atom/u/x'],
  ['/u/x/y.skills.zip', '/files/cached/skills.zip/u/x/y'],
  ['/.well-known/agent-skills/index.json', '/files/uncached/index.json/prompts'],
  ['/prompts.md', null],
  ['/guides/x.atom', null],
  ['/prompt/x/use', '/use-in/prompt/x'],
  ['/category/x/use', null],
])('%s leads to %s', async (address, route) => {
  expect(await routeOf(address)).toBe(route);
});

test.each([
  ['prompts', ['skills.zip', 'index.json', 'atom']],
  ['prompt/professional-email', ['md', 'skill.md', 'skills.zip', 'claude.skills.zip', 'index.json', 'use.raycast', 'use.formats.json']],
  ['category/writing', ['md', 'skills.zip', 'atom']],
  ['guides', ['atom']],
  ['guides/beginners-guide-to-grok', ['md']],
])('the page %s has %j and no other file', async (page, files) => {
  const segments = page.split('/');
  for (const file of files) expect((await makeFile(file, segments))?.body.length, file).toBeGreaterThan(100);
  for (const file of ['md', 'atom', 'skills.zip', 'use.nothing', 'constructor'].filter((one) => !files.includes(one)))
    expect(await makeFile(file, segments), file).toBeNull();
});

test('a page that is not there has no file', async () => {
  for (const page of ['prompt/nothing', 'category/constructor', 'guides/nothing', 'about', '{slug}', 'prompt/a/b'])
    for (const file of ['md', 'atom', 'skill.md', 'index.json', 'use.text']) expect(await makeFile(file, page.split('/')), page).toBeNull();
});

test('files of many prompts of the library are made once', async () => {
  const [one, two] = [await makeFile('skills.zip', ['prompts']), await makeFile('skills.zip', ['prompts'])];
  expect(one).toBe(two);
});

test.each([
  [true, null],
  [false, 'Only the first prompt is in it: the others would make the file too long.'],
])('the formats of a collection (all of its prompts in one file: %j) say %j', async (all, note) => {
  vi.spyOn(collections, 'findPublicCollection').mockResolvedValue({ collection: { id: 'c' } } as never);
  vi.spyOn(collections, 'publicItemIds').mockResolvedValue(['one', 'two']);
  vi.spyOn(findPrompts, 'findDocuments').mockResolvedValue({ documents: [publicDocument(userPrompt({ isPublic: true }))], all });
  const page = ['u', 'ada', 'mondays'];
  const inMenu: OfferedFormat[] = JSON.parse(String((await makeFile('use.formats.json', page))?.body));
  for (const formats of [inMenu, (await findExports(page))?.formats ?? []]) {
    expect(formats).toHaveLength(EXPORT_FORMATS.length);
    for (const { notes } of formats) expect(notes.filter((one) => one.startsWith('Only the first'))).toEqual(note === null ? [] : [note]);
  }
});
