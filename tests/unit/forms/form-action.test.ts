import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { done, looksPrivate, untouched } from '@/lib/forms/form-state';
import { form } from '../../support/forms';

const ada = { id: 'ada', email: 'ada@example.org' };
const currentUser = vi.fn();
const countAttempt = vi.fn();
const limitAttempts = vi.fn();
const setRetryAfter = vi.fn();
const error = vi.fn();

vi.resetModules();
vi.doMock('@/lib/account/current-user', () => ({ currentUser }));
vi.doMock('@/lib/account/limit-attempts', () => ({ limitAttempts }));
vi.doMock('@/lib/server/rate-limit/rate-limit', () => ({ countAttempt, setRetryAfter }));
vi.doMock('@/lib/server/log/log', () => ({ log: { error } }));
const { formAction, userFormAction } = await import('@/lib/forms/form-action');
const { BackendError } = await import('@/lib/supabase/connection');

afterAll(() => {
  for (const path of ['account/current-user', 'account/limit-attempts', 'server/rate-limit/rate-limit', 'server/log/log'])
    vi.doUnmock(`@/lib/${path}`);
  vi.resetModules();
});

beforeEach(() => {
  vi.clearAllMocks();
  currentUser.mockResolvedValue(ada);
  countAttempt.mockResolvedValue(0);
  limitAttempts.mockImplementation((_kind, _email, run) => run());
});

describe('an action for people who are signed in', () => {
  const schema = z.object({ title: z.string().trim().min(1, 'Title is required') });
  const run = vi.fn(async () => done());
  const action = userFormAction({ schema, rate: 'write', failure: 'It could not be written' }, run);

  test('gets what its schema makes of the form, and who sent it; the form then shows what was stored', async () => {
    expect(await action(untouched, form({ title: ' A\r\nplan ', user: 'eve' }))).toEqual({
      status: 'done',
      values: { title: 'A\nplan' },
    });
    expect(run).toHaveBeenCalledExactlyOnceWith({ title: 'A\nplan' }, ada);
    expect(countAttempt).toHaveBeenCalledExactlyOnceWith('write', 'ada');
  });

  test('takes the consent to publish what looks private for the text alone that was asked about', async () => {
    const publish = vi.fn(async ({ sure }: { sure: string }) => (sure ? done() : looksPrivate(['an email address'])));
    const asking = userFormAction(
      { schema: z.object({ title: z.string(), sure: z.string().default('') }), rate: 'write', failure: 'It could not be published' },
      publish,
    );
    const asked = await asking(untouched, form({ title: 'jo@shop.de' }));
    expect(asked).toMatchObject({ status: 'refused', code: 'looks-private' });
    expect(await asking(asked, form({ title: 'mia@shop.de', sure: 'true' }))).toMatchObject({ code: 'looks-private' });
    expect(await asking(asked, form({ title: 'jo@shop.de', sure: 'true' }))).toMatchObject({ status: 'done' });
    expect(await asking(untouched, form({ title: 'mia@shop.de', sure: 'true' }))).toMatchObject({ status: 'done' });
  });

  test('shows other values where it says so once it is done', async () => {
    run.mockResolvedValueOnce({ status: 'done', values: { title: '' } } as ReturnType<typeof done>);
    expect(await action(untouched, form({ title: 'A plan' }))).toEqual({ status: 'done', values: { title: '' } });
  });

  test('gets all texts of a name where its schema takes a list, and sends none of those back', async () => {
    const list = vi.fn(async () => done());
    const several = userFormAction({ schema: z.object({ ids: z.array(z.string()).default([]) }), rate: 'write', failure: 'No' }, list);
    const sent = form({});
    for (const id of ['a', 'b\r\nc']) sent.append('ids', id);
    expect(await several(untouched, sent)).toEqual({ status: 'done', values: {} });
    expect(await several(untouched, form({}))).toEqual({ status: 'done', values: {} });
    expect(list.mock.calls).toEqual([
      [{ ids: ['a', 'b\nc'] }, ada],
      [{ ids: [] }, ada],
    ]);
    // Of any other name the first one counts.
    const twice = form({ title: 'First' });
    twice.append('title', 'Second');
    await action(untouched, twice);
    expect(run).toHaveBeenCalledWith({ title: 'First' }, ada);
  });

  test('does not run on what its schema refuses', async () => {
    const answer = { status: 'refused', code: 'invalid', errors: { title: 'Title is required' } };
    expect(await action(untouched, form({ title: ' ' }))).toEqual({ ...answer, values: { title: ' ' } });
    // A browser can send anything in its place.
    for (const odd of [undefined, null, 7, 'title=x', { title: 'x' }])
      expect(await Reflect.apply(action, undefined, [untouched, odd])).toEqual({ ...answer, values: { title: '' } });
    expect(run).not.toHaveBeenCalled();
  });

  test('does not run for nobody, and gives back what was typed', async () => {
    currentUser.mockResolvedValue(null);
    expect(await action(untouched, form({ title: 'Plan' }))).toEqual({ status: 'refused', code: 'signed-out', values: { title: 'Plan' } });
    expect(run).not.toHaveBeenCalled();
  });

  test('does not run too often', async () => {
    countAttempt.mockResolvedValue(61);
    const answer = await action(untouched, form({ title: 'Plan' }));
    expect(answer).toEqual({ status: 'refused', code: 'too-many-attempts', seconds: 61, values: { title: 'Plan' } });
    expect(setRetryAfter).toHaveBeenCalledExactlyOnceWith(61);
    expect(run).not.toHaveBeenCalled();
  });

  test('answers that it failed when the backend does, and the log has the cause', async () => {
    const cause = new BackendError('down');
    run.mockRejectedValueOnce(cause);
    expect(await action(untouched, form({ title: 'Plan' }))).toEqual({ status: 'refused', code: 'failed', values: { title: 'Plan' } });
    expect(error).toHaveBeenCalledExactlyOnceWith({ err: cause }, 'It could not be written');
    currentUser.mockRejectedValue(cause);
    expect(await action(untouched, form({ title: 'Plan' }))).toMatchObject({ status: 'refused', code: 'failed' });
  });

  test('answers with the limit that the database says is reached, which is no fault', async () => {
    run.mockRejectedValueOnce(new BackendError('full', { cause: { code: 'PT403', details: 'prompts' } }));
    expect(await action(untouched, form({ title: 'Plan' }))).toMatchObject({ status: 'refused', code: 'prompts-quota' });
    expect(error).not.toHaveBeenCalled();
  });

  test('lets redirects and faults of our own through', async () => {
    const redirect = new Error('NEXT_REDIRECT');
    run.mockRejectedValueOnce(redirect);
    await expect(action(untouched, form({ title: 'Plan' }))).rejects.toBe(redirect);
  });
});

describe('an action for everybody', () => {
  const schema = z.object({ email: z.string().trim(), password: z.string() });
  const run = vi.fn(async () => done());
  const action = formAction({ schema, rate: 'signIn', failure: 'Nobody signs in' }, run);

  test('counts on the account that its form names, and never sends a password back', async () => {
    const answer = await action(untouched, form({ email: ' ada@example.org', password: 'secret' }));
    expect(answer).toEqual({ status: 'done', values: { email: 'ada@example.org' } });
    expect(limitAttempts).toHaveBeenCalledExactlyOnceWith('signIn', 'ada@example.org', expect.any(Function), expect.any(Function));
    expect(currentUser).not.toHaveBeenCalled();
  });

  test('does not run too often', async () => {
    limitAttempts.mockImplementation((_kind, _email, _run, refuse) => refuse(1));
    expect(await action(untouched, form({ email: 'a', password: 'b' }))).toMatchObject({ code: 'too-many-attempts', seconds: 1 });
    expect(run).not.toHaveBeenCalled();
  });

  test('may have no rate', async () => {
    await formAction({ schema, rate: 'none', failure: '' }, run)(untouched, form({}));
    expect(limitAttempts).not.toHaveBeenCalled();
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('a form without an input for a field of its schema', () => {
  const action = userFormAction(
    { schema: z.object({ title: z.string(), notes: z.string() }), rate: 'write', failure: '' },
    vi.fn(async () => done()),
  );
  afterEach(() => vi.unstubAllEnvs());

  test('fails in development, where its author sees it', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await expect(action(untouched, form({ title: 'Plan' }))).rejects.toThrow('The form has no input for notes');
    await expect(action(untouched, form({ title: 'Plan', notes: '' }))).resolves.toMatchObject({ status: 'done' });
  });

  test('is an empty field for people', async () => {
    expect(await action(untouched, form({ title: 'Plan' }))).toMatchObject({ status: 'done', values: { title: 'Plan', notes: '' } });
  });
});
