import { describe, expect, test } from 'vitest';
import { type Choices, chosen, usualChoice } from '@/lib/import/choices';
import { distinctNotes } from '@/lib/import/notes';

const row = (place: number, twin: number | null = null) => ({ place, title: `T${place}`, problem: null, bytes: 10, length: 10, twin });
const double = (place: number, same: boolean) => ({ place, promptId: `id-${place}`, title: 'Mine', isPublic: false, same });

describe('what is done with the prompts of an import', () => {
  const rows = [row(0), row(1), row(2, 0), row(3)];
  const doubles = [double(1, true)];
  const skipped = (choices: Partial<Choices>) => {
    const found = chosen(rows, doubles, { each: new Map(), doubles: null, all: null, ...choices });
    return 'problem' in found ? found.problem : found.skipped;
  };

  test('what is there already, or comes twice, is skipped unless somebody says otherwise', () => {
    expect(
      rows.map((one) =>
        usualChoice(
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
    counts: { variable: 2, text: 0, 'left-out': 0, cut: 2 },
    notes: [
      { ...note, title: 'One', count: 2 },
      { ...cut, title: 'One', count: 1 },
      { ...cut, title: 'Two', count: 1 },
    ],
  });
});
