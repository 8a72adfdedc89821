import { expect, test } from 'vitest';
import { freeName } from '@/lib/prompts/free-name';

test.each([
  ['Write.', 'BLANK'],
  ['Write [BLANK].', 'BLANK_2'],
  ['Write [BLANK|first|second][BLANK_2? with …].', 'BLANK_3'],
  ['Write [BLANK_2].', 'BLANK'],
  ['Write \\[BLANK].', 'BLANK'],
])('in “%s” another blank is called %s', (template, name) => expect(freeName(template, 'BLANK')).toBe(name));
