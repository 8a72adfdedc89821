import { expect, test } from 'vitest';
import { fieldForSharedText, sharedTextIn, withSharedText } from '@/lib/prompts/shared-text';

const shared = (fields: Record<string, string>) => sharedTextIn(new URLSearchParams(fields));
const plain = { promptText: 'Write about [TOPIC].', material: [] };
const summary = { promptText: 'Sum up [TEXT] for [WHOM|me].', material: ['TEXT'] };

test('a shared text is what the app sends, each part once', () => {
  expect(shared({ title: ' A page ', text: '', url: 'https://example.com/a' })).toBe('A page\nhttps://example.com/a');
  expect(shared({ title: 'A page', text: 'A page https://example.com/a', url: 'https://example.com/a' })).toBe(
    'A page https://example.com/a',
  );
  expect(shared({ title: 'Note', text: 'Note' })).toBe('Note');
  expect(shared({ text: 'two\nlines & a [BLANK]' })).toBe('two\nlines & a [BLANK]');
  expect(shared({})).toBe('');
});

test('it takes the place of the material of a prompt, or stands below what is in its last field', () => {
  expect(fieldForSharedText(plain).label).toBe('Anything else');
  expect(withSharedText(plain, { TOPIC: 'tea' }, 'Notes')).toEqual({ TOPIC: 'tea', anythingElse: 'Notes' });
  expect(withSharedText(plain, { anythingElse: 'Be brief.' }, 'Notes')).toEqual({ anythingElse: 'Be brief.\n\nNotes' });
  expect(fieldForSharedText(summary).label).toBe('Text');
  expect(withSharedText(summary, { TEXT: 'old', WHOM: 'us', anythingElse: 'x' }, 'new')).toEqual({
    TEXT: 'new',
    WHOM: 'us',
    anythingElse: 'x',
  });
});
