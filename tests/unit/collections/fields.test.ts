import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { Collection } from '@/lib/collections/collection';
import { COLLECTION_FIELDS, type CollectionTexts, collectionKeywords, collectionName, NO_TEXTS } from '@/lib/collections/collection-fields';
import { collectionMarkdown } from '@/lib/collections/markdown';
import { aboutImportSchema } from '@/lib/import/stored-import';
import { publicCollectionMarkdown } from '@/lib/integrations/markdown/collection';
import { EXPORT_FORMAT, exportSchema } from '@/lib/integrations/own-export/export-document';

// What the forms and pages import, and do not call while they are drawn.
const mocks = {
  'next/navigation': () => ({ useRouter: () => ({}), usePathname: () => '/', redirect: () => {}, notFound: () => {} }),
  '@/lib/collections/actions': () => ({
    createCollection: () => {},
    updateCollection: () => {},
    deleteCollection: () => {},
    setCollectionVisibility: () => {},
  }),
};
vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { CreateCollectionForm, EditCollectionForm } = await import('@/components/collections/collection-forms');
const { CollectionHead } = await import('@/components/collections/collection-head');
const { PublicCollection } = await import('@/components/collections/public-collection');
const { PrintedCollection } = await import('@/components/collections/printed-collection');
const { ProfileCollections } = await import('@/components/collections/profile-collections');
const { ReportedContent } = await import('@/components/moderation/reported-content');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

/** A text of its own in each field. */
const texts = Object.fromEntries(COLLECTION_FIELDS.map((field) => [field, `Text of ${field}.`])) as CollectionTexts;
const at = '2026-11-29T00:00:00+00:00';
const collection: Collection = { ...texts, id: 'id', slug: 'slug', isPublic: true, hiddenAt: null, createdAt: at, updatedAt: at };
const owner = { id: 'ada', username: 'ada', displayName: null, xHandle: null, bio: null, updatedAt: at };
const author = { ...owner, since: at, publicPrompts: 0, publicCollections: 1 };
const whole = { ...collection, owner, prompts: [] };
const reported = { collection: { ...collection, promptIds: [] }, author, title: collectionName(collection), isHidden: false, version: '' };

const SHOWN: Record<string, () => string> = {
  'the page of its owner': () => render(createElement(CollectionHead, { collection })),
  'the public page': () => render(createElement(PublicCollection, { owner, collection, items: { rows: [], page: 1, total: 0 } })),
  'the page to print': () => render(createElement(PrintedCollection, { collection: whole, back: '/' })),
  'the profile': () => render(createElement(ProfileCollections, { username: 'ada', collections: [{ ...collection, prompts: 0 }] })),
  'the view of moderators': () => {
    const item = { ...reported, prompt: null, words: null };
    return item.title + render(createElement(ReportedContent, { item, prompts: [] }));
  },
  'the Markdown of its owner': () => collectionMarkdown(whole, null),
  'the public Markdown': () => publicCollectionMarkdown(whole),
  'the words that lists and the palette search': () => `${collectionName(collection)} ${collectionKeywords(collection)}`,
};

test.each(Object.keys(SHOWN))('every text of a collection is in %s', (place) => {
  const shown = SHOWN[place]?.().replaceAll('\\', '');
  for (const text of Object.values(texts)) expect(shown).toContain(text);
});

test('a text that is empty leaves nothing on a page', () => {
  expect(render(createElement(CollectionHead, { collection: { ...collection, ...NO_TEXTS, title: 'T' } }))).not.toContain('<p');
});

test.each(COLLECTION_FIELDS)('the forms have an input for %s, and the one that edits has its text', (field) => {
  expect(render(createElement(CreateCollectionForm))).toContain(`name="${field}"`);
  const edited = render(createElement(EditCollectionForm, { collection, username: 'ada' }));
  expect(edited).toContain(`name="${field}"`);
  expect(edited).toContain(texts[field]);
});

test.each(COLLECTION_FIELDS)('the privacy page says that %s of a collection is stored', (field) => {
  expect(readFileSync('content/pages/privacy.mdx', 'utf8')).toMatch(new RegExp(`^- Your collections: .*\\b${field}\\b`, 'm'));
});

test('an export and an import that are older than the fields are read', () => {
  const older = { title: 'T', slug: 't', prompts: [] };
  const document = { format: EXPORT_FORMAT, version: 1, exported: at, prompts: [], collections: [older] };
  expect(exportSchema.parse(document).collections).toEqual([{ ...older, ...NO_TEXTS, title: 'T', public: false }]);
  expect(aboutImportSchema.parse({ collections: [older] }).collections).toEqual([{ ...older, ...NO_TEXTS, title: 'T' }]);
});
