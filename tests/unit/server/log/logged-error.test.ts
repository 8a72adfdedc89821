import { describe, expect, test } from 'vitest';
import { loggedError } from '@/lib/server/log/logged-error';

const typed = 'my secret plan';

/** Errors as supabase-js answers them. */
const database = { code: '22P02', details: null, hint: null, message: `invalid input syntax for type uuid: "${typed}"` };
const network = {
  code: '',
  details: 'TypeError: fetch failed\n\nCaused by: Error: connect ECONNREFUSED 127.0.0.1:1',
  hint: '',
  message: 'TypeError: fetch failed',
};

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('what may quote somebody is not logged', () => {
  test.each([
    ['an error of the database', database],
    ['one that is the cause of another', new Error(database.message, { cause: database })],
    ['an answer that is no JSON', { message: `<h1>No route to /rest/v1/prompts?q=${typed}</h1>` }],
    ['an error with more fields', Object.assign(new Error('Invalid URL'), { input: typed, url: typed, request: { body: typed } })],
    [
      'a refusal of the auth service',
      Object.assign(new Error(`Email address "${typed}" is invalid`), { name: 'AuthApiError', status: 400, code: 'email_address_invalid' }),
    ],
    ['a parser of JSON', thrownBy(() => JSON.parse(typed))],
    ['a parser of numbers', thrownBy(() => BigInt(typed))],
    ['a text', typed],
    ['nothing', undefined],
  ])('%s', (_, err) => expect(JSON.stringify(loggedError(err))).not.toContain('secret'));
});

describe('the cause of a fault is logged', () => {
  test('the code of the database, and the rule that was broken', () => {
    const message = 'new row for relation "user_prompts" violates check constraint "user_prompts_title_length"';
    expect(loggedError({ ...database, code: '23514', message })).toEqual({
      type: 'object',
      code: '23514',
      message: 'constraint "user_prompts_title_length"',
    });
  });

  test('why the network failed', () => {
    expect(loggedError(new Error(network.message, { cause: network }))).toMatchObject({
      message: network.message,
      cause: { details: expect.stringContaining('ECONNREFUSED') },
    });
    const unreachable = Object.assign(new Error('fetch failed'), { name: 'AuthRetryableFetchError', status: 0 });
    expect(loggedError(unreachable)).toMatchObject({ type: 'AuthRetryableFetchError', message: 'fetch failed', status: 0 });
  });

  test('a fault of our own, with its stack and its causes', () => {
    const err = new TypeError('x is not a function', { cause: new Error('before', { cause: new SyntaxError(typed) }) });
    expect(loggedError(err)).toMatchObject({
      type: 'TypeError',
      message: err.message,
      stack: err.stack,
      cause: { message: 'before', cause: { type: 'SyntaxError', stack: expect.stringContaining('logged-error.test') } },
    });
  });
});
