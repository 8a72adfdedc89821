import { describe, expect, test } from 'vitest';
import { IMPORT } from '@/lib/account-limits';
import { carriedChoices, changedChoices, defaultChoice, placesBeyond, resolveChoices, type SentChoices } from '@/lib/import/choices';
import type { Note } from '@/lib/import/import';
import { distinctNotes, foldedNotes, notesOf } from '@/lib/import/notes';
import type { Choice } from '@/lib/import/stored-import';
import { readImport } from '../support/read-import';

const row = (place: number, twin: number | null = null) => ({
  place,
  title: `T${place}`,
  problem: null,
  bytes: 10,
  length: 10,
  twin,
  choice: null as Choice | null,
  asIs: null as boolean | null,
  file: 0,
});
const double = (place: number, same: boolean) => ({ place, promptId: `id-${place}`, title: 'Mine', isPublic: false, same, bytes: 10 });

test('prompts behind the first that an account has room for are skipped; what is refused or there twice takes no room', () => {
  const rows = [row(0), { ...row(1), problem: 'Too long' }, row(2, 0), row(3), row(4)];
  expect(placesBeyond(rows, [], 2)).toEqual([4]);
  expect(placesBeyond(rows, [], 0)).toEqual([0, 3, 4]);
  expect(placesBeyond(rows, [], 3)).toEqual([]);
  expect(placesBeyond(rows, [double(0, true), double(3, false)], 1)).toEqual([4]);
});

describe('what is done with the prompts of an import', () => {
  const rows = [row(0), row(1), row(2, 0), row(3)];
  const doubles = [double(1, true)];
  const nothing = { each: new Map<number, Choice>(), asIs: [], doubles: null, all: null, texts: null };
  const skipped = (sent: Partial<SentChoices>) => {
    const { choices } = changedChoices(rows, doubles, { ...nothing, ...sent });
    const choiceAt = (place: number) => [...choices].find(([, places]) => places.includes(place))?.[0] ?? null;
    const found = resolveChoices(
      rows.map((one) => ({ ...one, choice: choiceAt(one.place) })),
      doubles,
    );
    return 'problem' in found ? found.problem : found.skipped;
  };

  test('what is there already, or comes twice, is skipped unless somebody says otherwise', () => {
    expect(
      rows.map((one) =>
        defaultChoice(
          one,
          doubles.find(({ place }) => place === one.place),
        ),
      ),
    ).toEqual(['keep', 'skip', 'skip', 'keep']);
    expect(skipped({})).toEqual([1, 2]);
    expect(skipped({ each: new Map([[2, 'keep']]) })).toEqual([1]);
    expect(skipped({ each: new Map([[0, 'skip']]) })).toEqual([0, 1, 2]);
  });

  test('what is said for all goes before it: for those that somebody has, and for the others', () => {
    expect(skipped({ all: 'skip', each: new Map([[0, 'keep']]) })).toEqual([0, 1, 2, 3]);
    expect(skipped({ all: 'keep' })).toEqual([1]);
    expect(skipped({ all: 'skip', doubles: 'keep' })).toEqual([0, 2, 3]);
  });

  test('no more is replaced than Undo can bring back, however short the new texts are', () => {
    const replaced = [0, 1].map((place) => ({ ...row(place), choice: 'replace' as const }));
    const long = (bytes: number) => [0, 1].map((place) => ({ ...double(place, false), bytes }));
    expect(resolveChoices(replaced, long(IMPORT.replacedBytes / 2))).toMatchObject({ replaced: [0, 1] });
    expect(resolveChoices(replaced, long(IMPORT.replacedBytes))).toEqual({
      problem: expect.stringContaining('These are 1.8 MB of text, and 0.9 MB can be replaced at once.'),
    });
  });

  test('only what changes is kept: of the prompts of a page, and of all', () => {
    const texts = [{ ...row(0), asIs: false }, { ...row(1), asIs: true }, row(2), { ...row(3), asIs: false }];
    const sent = {
      ...nothing,
      each: new Map<number, Choice>([
        [0, 'keep'],
        [1, 'skip'],
        [2, 'skip'],
      ]),
      asIs: [0],
    };
    expect(changedChoices(texts, [], sent)).toEqual({
      choices: new Map([['skip', [1, 2]]]),
      asIs: new Map([
        [true, [0]],
        [false, [1]],
      ]),
    });
    expect(changedChoices(texts, [], { ...nothing, texts: 'as-is' }).asIs).toEqual(new Map([[true, [0, 3]]]));
    expect(changedChoices(texts, [], { ...nothing, texts: 'blanks' }).asIs).toEqual(new Map([[false, [1]]]));
  });

  test('what was chosen stays when another file is read again', () => {
    const before = [row(0), { ...row(1), file: 1, choice: 'skip' as const }, { ...row(2), file: 2 }, { ...row(3), file: 2, asIs: true }];
    const after = [{ file: 0 }, { file: 0 }, { file: 1 }, { file: 2 }, { file: 2 }];
    expect(carriedChoices(before, after, new Map([[0, null]]))).toEqual({
      choices: new Map([['skip', [2]]]),
      asIs: new Map([[true, [4]]]),
    });
    expect(carriedChoices(before, after, new Map([[2, null]])).asIs).toEqual(new Map());
  });
});

test('changes are counted by prompt, and each different one is told once', () => {
  const note = { kind: 'variable', text: '{{a}} became the blank [A]' } as const;
  const cut = { kind: 'cut', text: 'Its title was cut short' } as const;
  expect(
    distinctNotes([
      { title: 'One', notes: [cut, note] },
      { title: 'Two', notes: [note, cut] },
      { title: 'Three', notes: [] },
    ]),
  ).toEqual({
    counts: { variable: 2, text: 0, damaged: 0, 'left-out': 0, cut: 2 },
    notes: [
      { ...note, title: 'One', count: 2 },
      { ...cut, title: 'One', count: 1 },
      { ...cut, title: 'Two', count: 1 },
    ],
  });
});

test('with its variables as they are, a prompt keeps the notes on what else was changed', () => {
  const notes = readImport([{ path: 'a.md', bytes: Buffer.from('Say {{what}} to [WHO] [YES|NO] \ufffd') }]);
  if (typeof notes === 'string') throw new Error(notes);
  const [row] = notes.rows;
  expect(row?.notes.map(({ kind }) => kind).sort()).toEqual(['damaged', 'text', 'variable', 'variable']);
  const { notes: all = [], notesAsIs = [] } = row ?? {};
  expect(notesOf({ notes: all, notesAsIs, asIs: true }).map(({ text }) => text)).toEqual([
    '[WHO] stays text, with a backslash before it',
    '[YES|NO] stays text, with a backslash before it',
    'Damaged characters are shown as �',
  ]);
  expect(notesOf({ notes: all, notesAsIs, asIs: false })).toEqual(all);
});

test('of many notes those on what is lost are kept, and of each kind the rest is counted', () => {
  const blanks = Array.from({ length: 30 }, (_, at): Note => ({ kind: 'variable', text: `[B${at}] is a blank` }));
  const left = Array.from({ length: 3 }, (_, at): Note => ({ kind: 'left-out', text: `Left out: f${at}` }));
  const text: Note = { kind: 'text', text: '[X] stays text' };
  const folded = foldedNotes([...blanks, text, ...left], 5);
  expect(folded.map((note) => note.text)).toEqual([
    '[B0] is a blank',
    '[X] stays text',
    'Left out: f0',
    'Left out: f1',
    'Left out: f2',
    '29 more blanks',
  ]);
  expect(folded.at(-1)?.kind).toBe('variable');
  expect(foldedNotes([...left, text, ...blanks.slice(0, 1)], 2).map((note) => note.text)).toEqual([
    'Left out: f0',
    'Left out: f1',
    '1 more part is left out',
    '1 more part stays text',
    '1 more blank',
  ]);
  expect(foldedNotes(left, 5)).toEqual(left);
});
