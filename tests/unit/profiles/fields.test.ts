import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { profileAnswer } from '@/lib/integrations/api/answers';
import { profile as profileSchema } from '@/lib/integrations/api/schemas';
import { profileMarkdown } from '@/lib/integrations/markdown/profile';
import { EXPORT_FORMAT, exportSchema } from '@/lib/integrations/own-export/export-document';
import type { Profile } from '@/lib/profiles/profile';
import { PROFILE_FIELDS, PROFILE_LINES, type ProfileTexts, profileLines, profileRow, profileTextsOf } from '@/lib/profiles/profile-fields';
import { storedProfileTexts } from '@/lib/profiles/profile-form';

// What the form and the pages import, and do not call while they are drawn.
const mocks = {
  'next/navigation': () => ({ useRouter: () => ({}), usePathname: () => '/', redirect: () => {}, notFound: () => {} }),
  '@/lib/profiles/actions': () => ({ saveProfile: () => {}, checkUsername: () => {} }),
};
vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { ProfileForm } = await import('@/components/profiles/profile-form');
const { ProfileHead } = await import('@/components/profiles/profile-head');
const { ReportedContent } = await import('@/components/moderation/reported-content');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

/** A text of its own in each field. */
const texts = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, `text_of_${field}`.toLowerCase()])) as ProfileTexts;
const at = '2026-11-29T00:00:00+00:00';
const profile: Profile = { ...texts, id: 'id', updatedAt: at };
const author = { ...profile, since: at, publicPrompts: 0, publicCollections: 0 };
const reported = { prompt: null, collection: null, words: null, author, title: texts.displayName ?? '', isHidden: false, version: '' };

const SHOWN: Record<string, () => string> = {
  'the public page': () => render(createElement(ProfileHead, { profile, prompts: 0 })),
  'the form': () => render(createElement(ProfileForm, { profile, fallbackName: '' })),
  'the view of moderators': () => reported.title + render(createElement(ReportedContent, { item: reported, prompts: [] })),
  'the Markdown': () => profileMarkdown({ profile, prompts: [], collections: [] }),
  'the answer of the API': () => JSON.stringify(profileSchema.parse(profileAnswer(profile, 0, []))),
  'the row that is stored': () => JSON.stringify(profileRow(profile)),
  'the export': () => JSON.stringify(profileTextsOf(profile)),
};

test.each(Object.keys(SHOWN))('every text of a profile is in %s', (place) => {
  const shown = SHOWN[place]?.().replaceAll('\\', '');
  for (const text of Object.values(texts)) expect(shown).toContain(text);
});

test.each(PROFILE_FIELDS)('the form has an input for %s', (field) => {
  expect(render(createElement(ProfileForm, { profile: null, fallbackName: '' }))).toContain(`name="${field}"`);
});

test('a text that is empty or missing leaves nothing below the name', () => {
  for (const empty of ['', null]) {
    const none = Object.fromEntries(PROFILE_LINES.map((field) => [field, empty])) as Pick<Profile, (typeof PROFILE_LINES)[number]>;
    expect(profileLines(none)).toEqual([]);
  }
});

test.each(PROFILE_FIELDS)('the privacy page says that %s of a profile is stored', (field) => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter}`);
  expect(readFileSync('content/pages/privacy.mdx', 'utf8')).toMatch(new RegExp(`^- Your profile: .*\\b${words}\\b`, 'im'));
});

test('an export that is older than the fields is read', () => {
  const document = { format: EXPORT_FORMAT, version: 1, exported: at, prompts: [], profile: { username: 'ada' } };
  const empty = Object.fromEntries(Object.keys(storedProfileTexts).map((field) => [field, null]));
  expect(exportSchema.parse(document).profile).toEqual({ ...empty, username: 'ada' });
});
