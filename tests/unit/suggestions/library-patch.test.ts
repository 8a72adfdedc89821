import { createHash } from 'node:crypto';
import { applyPatch } from 'diff';
import { expect, test } from 'vitest';
import { libraryPatch } from '@/lib/suggestions/library-patch';

const hash = (text: string) => createHash('md5').update(text).digest('hex');
const FILE = 'data/prompts.json';
const prompts = [
  { slug: 'letter', promptText: 'Write a letter to [WHOM].', variables: ['WHOM'], featured: false },
  { slug: 'poem', promptText: 'Write a poem about [TOPIC].', variables: ['TOPIC'], featured: false },
];
const library = `${JSON.stringify(prompts, null, 2)}\n`;
const change = (slug: string, content: string | null, base = prompts.find((one) => one.slug === slug)?.promptText ?? '') => ({
  id: slug,
  slug,
  content,
  base: hash(base),
  username: 'maya',
});
const patched = (taken: ReturnType<typeof change>[], file = library) => {
  const { patch, conflicts } = libraryPatch(file, FILE, taken, hash);
  return { text: applyPatch(file, patch) || '', patch, conflicts };
};

test('the patch has the text that was taken, its blanks, and the name of who suggested it', () => {
  const { text, patch } = patched([change('poem', 'Write a [LENGTH|short] poem about [TOPIC].')]);
  expect(patch).toContain(`--- a/${FILE}`);
  expect(JSON.parse(text)).toEqual([
    prompts[0],
    { ...prompts[1], promptText: 'Write a [LENGTH|short] poem about [TOPIC].', variables: ['LENGTH', 'TOPIC'], thanks: ['maya'] },
  ]);
});

test('what is in the file already, and what was only a note, changes nothing', () => {
  const taken = [change('poem', 'Write a [LENGTH|short] poem about [TOPIC].'), change('letter', null)];
  const { text } = patched(taken);
  expect(patched(taken, text)).toMatchObject({ patch: '', conflicts: [] });
  expect(libraryPatch(library, FILE, [change('letter', null)], hash)).toEqual({ patch: '', conflicts: [] });
});

test('what was put into the file before, and has changed there since, is not named again', () => {
  const [letter] = prompts;
  const file = `${JSON.stringify([{ ...letter, promptText: 'Write a short note to [WHOM].', thanks: ['maya'] }], null, 2)}\n`;
  const taken = change('letter', 'Write a note to [WHOM].');
  expect(patched([taken], file)).toMatchObject({ patch: '', conflicts: [] });
  const byAnother = { ...taken, username: 'ben' };
  expect(patched([byAnother], file)).toMatchObject({ patch: '', conflicts: [byAnother] });
  const next = change('letter', 'Write a short letter to [WHOM].', 'Write a short note to [WHOM].');
  expect(patched([taken, next], file).text).toContain('Write a short letter to [WHOM].');
});

test('of two that one person made from the same text the second is named', () => {
  const two = [change('letter', 'Write a note to [WHOM].'), change('letter', 'Write a card to [WHOM].')];
  const { text, conflicts } = patched(two);
  expect(text).toContain('Write a note to [WHOM].');
  expect(conflicts).toEqual(two.slice(1));
});

test('a text that has changed since, and a prompt that is gone, are named and left alone', () => {
  const late = [change('letter', 'Write a note to [WHOM].', 'Write to [WHOM].'), change('song', 'Write a song.')];
  expect(libraryPatch(library, FILE, late, hash)).toEqual({ patch: '', conflicts: late });
});
