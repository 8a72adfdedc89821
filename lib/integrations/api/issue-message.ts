import type { z } from 'zod';

/** The types of JSON in the words of a message. */
const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Says what is wrong with a parameter. Messages of zod itself are written for developers of this site. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? 'of another type'}`;
    case 'too_small':
      return issue.origin === 'string' ? lengthMessage('at least', issue.minimum) : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? lengthMessage('at most', issue.maximum) : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    default:
      return 'is not valid';
  }
}

function lengthMessage(bound: 'at least' | 'at most', characters: number | bigint): string {
  if (bound === 'at least' && characters === 1) return 'must not be empty';
  return `must have ${bound} ${characters.toLocaleString('en')} characters`;
}
