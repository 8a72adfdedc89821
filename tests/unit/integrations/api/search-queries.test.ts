import { describe, expect, test } from 'vitest';
import { findSearchResults } from '@/lib/integrations/api/search-queries';
import { callTool } from '@/lib/integrations/mcp/tools';

describe('a search that may come from somebody in danger', () => {
  test('is answered by where to get help and the prompts of the library for it alone', async () => {
    const { prompts, ...others } = await findSearchResults({ q: 'panic attack', limit: 24 });
    expect(others).toEqual({
      query: 'panic attack',
      help: expect.stringContaining('findahelpline.com'),
      corrected: null,
      total: 2,
      publicPrompts: [],
      people: [],
      guides: [],
      categories: [],
    });
    expect(prompts.map(({ match, prompt }) => [match, prompt.id])).toEqual([
      ['likely', 'calm-down-when-stressed-or-anxious'],
      ['likely', 'i-need-someone-to-talk-to'],
    ]);
  });

  test.each([
    ['i want to die', 'your local emergency number'],
    ['ich will sterben', 'der Notruf Ihres Landes'],
    ['quiero morir', 'el número de emergencias de tu país'],
    ['死にたい', 'お住まいの国の緊急通報番号へ'],
  ])('%s is answered in its language', async (q, said) => {
    expect((await findSearchResults({ q, limit: 1 })).help).toContain(said);
  });

  test('is so for assistants, too', async () => {
    const { structuredContent } = await callTool({ name: 'search_prompts', arguments: { query: 'panic attack' } }, null);
    expect(structuredContent).toMatchObject({ help: expect.stringContaining('findahelpline.com') });
  });
});

test('any other search says nothing of help', async () => {
  expect(await findSearchResults({ q: 'cover letter', limit: 1 })).toMatchObject({ help: null, prompts: [{ match: 'all' }] });
});
