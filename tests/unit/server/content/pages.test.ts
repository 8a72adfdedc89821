import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadFaq, loadTextPage, textPageSlugs } from '@/lib/server/content/pages';
import { site } from '@/lib/site';
import { messageOf } from '@/tests/unit/support/errors';
import { folderOf } from '@/tests/unit/support/library-folder';

const entries = Array.from({ length: 12 }, (_, at) => ({ question: `Question ${at}?`, answer: `Answer ${at}.` }));

afterEach(() => void vi.restoreAllMocks());

function inFolder(files: Record<string, unknown>) {
  vi.spyOn(process, 'cwd').mockReturnValue(folderOf(files));
}

describe('the FAQ', () => {
  test('has the frontMatter of the site filled in, wherever they stand', () => {
    inFolder({
      'content/faq.json': [{ question: 'Is {site} free?', answer: '{site} is. Write to {email} or {email}.' }, ...entries.slice(1)],
    });
    expect(loadFaq()[0]).toEqual({
      question: `Is ${site.name} free?`,
      answer: `${site.name} is. Write to ${site.email} or ${site.email}.`,
    });
  });

  test.each<[string, unknown, string]>([
    ['invalid JSON', '[{', 'JSON'],
    ['eleven entries', entries.slice(1), '12'],
    ['an entry without an answer', [{ question: 'Why?' }, ...entries.slice(1)], 'answer'],
    ['an entry with a misspelt field', [{ question: 'Why?', answer: 'So.', anwser: 'So.' }, ...entries.slice(1)], 'anwser'],
  ])('with %s is an error that names the file', (_, content, fault) => {
    inFolder({ 'content/faq.json': content });
    const said = messageOf(loadFaq);
    expect(said).toMatch(/^ContentError: content\/faq\.json/);
    expect(said).toContain(fault);
  });
});

describe('a text page', () => {
  const description = 'A description that is long enough to be one, seventy characters at the very least, and this has more.';

  test('is every text of the folder, and nothing else in it', () => {
    inFolder({ 'content/pages/about.mdx': '', 'content/pages/cookies.mdx': '', 'content/pages/.DS_Store': '' });
    expect(textPageSlugs()).toEqual(['about', 'cookies']);
  });

  test('is its front matter and its body', () => {
    inFolder({ 'content/pages/about.mdx': `---\ntitle: About\ndescription: "${description}"\nupdated: 2026-11-21\n---\n\nHello.\n` });
    expect(loadTextPage('about')).toEqual({ frontMatter: { title: 'About', description, updated: '2026-11-21' }, body: 'Hello.' });
  });

  test('without a title is an error that names file and field', () => {
    inFolder({ 'content/pages/about.mdx': `---\ndescription: "${description}"\nupdated: 2026-11-21\n---\nHello.` });
    expect(messageOf(() => loadTextPage('about'))).toMatch(/^ContentError: content\/pages\/about\.mdx, front matter:\n {2}title: /);
  });
});
