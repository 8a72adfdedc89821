import 'server-only';
import type { Account } from '../../account/account';
import { SUGGESTIONS } from '../../account-limits';
import { accountPaths } from '../../account-paths';
import { databaseRefusal } from '../../forms/database-refusal';
import type { ActionResult } from '../../forms/form-state';
import { QUOTAS } from '../../limits';
import { countAttempt } from '../../server/rate-limit/rate-limit';
import { absoluteUrl } from '../../site';
import { BackendError } from '../../supabase/connection';
import { invalid, ProblemError, problemOf, tooManyRequests } from './problem';
import type { Problem } from './schemas';

/** Counts a change against the rate limit of an account. Throws a ProblemError if there were too many. */
export async function countWrite(user: Account): Promise<void> {
  const wait = await countAttempt('write', user.id);
  if (wait > 0) throw new ProblemError(tooManyRequests(wait));
}

export function throwIfRefused(result: ActionResult): undefined {
  if (result.status === 'done') return undefined;
  if (result.code === 'invalid') {
    const [first, ...rest] = Object.entries(result.errors).map(([name, detail]) => ({ name, in: 'body' as const, detail: detail ?? '' }));
    if (first) throw invalid(first, ...rest);
  }
  if (result.code === 'looks-private')
    throw new ProblemError(problemOf('looks-private', `${result.question} If so, send sure: true, or use push --sure`));
  throw new ProblemError(refusalProblem(result.code) ?? problemOf('unavailable', 'Try again in a minute'));
}

const QUOTA_DETAILS: Record<string, string> = {
  'prompts-quota': `An account can have at most ${QUOTAS.prompts.toLocaleString('en')} prompts`,
  'text-quota': `The prompts of an account can have at most ${QUOTAS.textBytes / 1_000_000} MB of text`,
  'saved-prompts-quota': `An account can save at most ${QUOTAS.savedPrompts.toLocaleString('en')} prompts`,
  'collections-quota': `An account can have at most ${QUOTAS.collections} collections`,
  'suggestions-quota': `An account can suggest ${SUGGESTIONS.inDay} changes in a day`,
  'open-suggestions-quota': 'Too many suggestions of the account are open there. Wait for an answer, or withdraw one',
  'many-suggestions': 'Too many suggestions are waiting there already',
  'collection-prompts-quota': `A collection can hold at most ${QUOTAS.collectionPrompts} prompts`,
};

/** The problem for a refusal of the database that the API explains; null for every other error. */
export function databaseProblem(err: unknown): Problem | null {
  const code = err instanceof BackendError ? databaseRefusal(err.cause) : null;
  return code && refusalProblem(code);
}

function refusalProblem(code: string): Problem | null {
  if (code === 'changed-elsewhere')
    return problemOf('precondition-failed', 'It has been changed or deleted since you read it. Get it again');
  if (code === 'not-saved') return problemOf('not-found', 'It does not exist, or is not yours');
  if (code === 'hidden') return problemOf('not-published', `It is hidden: see ${absoluteUrl(accountPaths.decisions)}`);
  if (code === 'suspended') return problemOf('not-published', `The account is suspended: see ${absoluteUrl(accountPaths.decisions)}`);
  if (code === 'no-suggestions') return problemOf('no-suggestions', 'This prompt takes no suggestions');
  const isQuota = Object.hasOwn(QUOTA_DETAILS, code) || code.endsWith('-quota');
  return isQuota ? problemOf('quota-reached', QUOTA_DETAILS[code] ?? 'A limit of the account is reached') : null;
}
