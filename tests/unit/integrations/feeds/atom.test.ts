import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atomDocument, type Feed, updatedAt } from '@/lib/integrations/feeds/atom';
import { escapeXml } from '@/lib/text/xml';

const author = { name: 'Grok Prompts', url: 'https://site.example/' };
const feed: Feed = {
  ...{ title: 'New', subtitle: 'What is new', url: 'https://site.example/prompts', feedUrl: 'https://site.example/prompts.atom', author },
  entries: [
    {
      ...{
        title: 'A <b> & "c"',
        url: 'https://site.example/prompt/a',
        published: '2026-11-22T00:00:00Z',
        updated: '2026-11-23T10:00:00+02:00',
      },
      ...{ summary: 'Why', text: 'Write [A|b].', category: "O'Neil", author: { name: 'Ada', url: 'https://site.example/u/ada' } },
    },
  ],
};

const REFERENCES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#13': '\r' };
const read = (xml: string) => xml.replace(/&(\w+|#13);/g, (_, name) => REFERENCES[name] ?? '?');

describe('a feed', () => {
  test('has what RFC 4287 asks for', () => {
    const xml = atomDocument(feed);
    expect(xml).toContain('<id>https://site.example/prompts</id>');
    expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://site.example/prompts.atom"/>');
    expect(xml).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
    expect(xml).toContain('<category term="O&apos;Neil"/>');
    expect(xml).toContain('<updated>2026-11-23T08:00:00.000Z</updated>');
    expect(xml.match(/<author>/g)).toHaveLength(2);
  });

  test('changed last when its entry that changed last did, and has a time without entries', () => {
    const [entry] = feed.entries;
    expect(updatedAt({ entries: entry ? [entry, { ...entry, updated: '2026-11-23T08:00:01Z' }] : [] })).toBe('2026-11-23T08:00:01.000Z');
    expect(updatedAt({ entries: [] })).toBe('1970-01-01T00:00:00.000Z');
  });

  test('holds any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeXml(text);
        expect(escaped).not.toMatch(/[<>"'\r]|&(?!(amp|lt|gt|quot|apos|#13);)/);
        expect(escaped.isWellFormed()).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these XML does not allow
        expect(read(escaped)).toBe(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/\p{Cs}/gu, ''));
      }),
    );
  });
});
