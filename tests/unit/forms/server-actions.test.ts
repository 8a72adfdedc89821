import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** They take nothing from the browser, or hand it on to another action. */
const PLAIN = ['removeSaved', 'makeMineFromButton'];

test('every server action is made by the wrapper that checks its form, its rate and who sent it', () => {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const actions = files.filter((text) => /^'use server'/.test(text)).flatMap((text) => text.match(/^export (?!type).*/gm) ?? []);
  expect(actions.length).toBeGreaterThan(10);
  const unchecked = actions.filter((line) => !/^export const \w+ = (formAction|userFormAction)\(/.test(line));
  expect(unchecked.map((line) => /function (\w+)/.exec(line)?.[1] ?? line).toSorted()).toEqual(PLAIN.toSorted());
  // Nor is there any inside of a component.
  expect(files.filter((text) => /^\s+'use server'/m.test(text))).toEqual([]);
});
