import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTATIONS } from '../../mutations/all';

test.each(MUTATIONS)('what the fault “$kind” changes is in $file, once', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});

test.each(MUTATIONS.filter(({ file }) => file.endsWith('.sql')))(
  'no later migration replaces what the fault “$kind” changes',
  ({ file, find }) => {
    const folder = 'supabase/migrations';
    const later = readdirSync(folder).filter((name) => `${folder}/${name}` > file);
    expect(later.filter((name) => readFileSync(`${folder}/${name}`, 'utf8').includes(find))).toEqual([]);
  },
);
