import { describe, expect, test } from 'vitest';
import { countSelected, isSelected, NOTHING_SELECTED, type Selected, toggled } from '@/components/my-prompts/selection/selected';

const PAGE = ['a', 'b', 'c', 'd', 'e'];
const of = (...ids: string[]): Selected => ({ ids: new Set(ids), all: false });
const ALL: Selected = { ids: new Set(PAGE), all: true };

describe('a row that is pressed', () => {
  test('is selected, and no longer when it is pressed again', () => {
    const once = toggled(NOTHING_SELECTED, PAGE, 'b');
    expect(once).toEqual(of('b'));
    expect(toggled(once, PAGE, 'b')).toEqual(NOTHING_SELECTED);
  });

  test.each([
    ['downwards', of('b'), 'd', 'b', of('b', 'c', 'd')],
    ['upwards', of('d'), 'b', 'd', of('b', 'c', 'd')],
    ['over what is selected already', of('a', 'c'), 'e', 'a', of('a', 'b', 'c', 'd', 'e')],
    ['away', of('a', 'b', 'c', 'd'), 'd', 'b', of('a')],
    ['from a row that is gone', of('x'), 'c', 'x', of('x', 'c')],
  ])('takes with it all since the last one, %s', (_how, before, id, from, after) => {
    expect(toggled(before, PAGE, id, from)).toEqual(after);
  });

  test('leaves the others of the page where all were selected', () => {
    expect(toggled(ALL, PAGE, 'c')).toEqual(of('a', 'b', 'd', 'e'));
  });
});

test('the count is that of the rows that are there, or of everything', () => {
  expect(countSelected(of('a', 'b', 'gone'), PAGE, 43)).toBe(2);
  expect(countSelected(ALL, PAGE, 43)).toBe(43);
  expect([isSelected(of('a'), 'a'), isSelected(of('a'), 'b'), isSelected(ALL, 'on another page')]).toEqual([true, false, true]);
});
