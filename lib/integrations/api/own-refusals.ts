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

/** Throws the ProblemError for a refused change. */
export function throwIfRefused(result: ActionResult): void {
  if (result.status === 'done') return;
  if (result.code === 'invalid') {
    const [first, ...rest] = Object.entries(result.errors).map(([name, detail]) => ({ name, in: 'body' as const, detail: detail ?? '' }));
    if (first) throw invalid(first, ...rest);
  }
  if (result.code === 'looks-private')
    throw new ProblemError(problemOf('looks-private', `${result.question} If so, send sure: true, or use push --sure`));
  throw new ProblemError(refusalProblem(result.code) ?? problemOf('unavailable', 'Try again in a minute'));
}

/** The detail of the problem quota-reached for some codes of refusals. */
const FULL: Record<string, string> = {
  'prompts-quota': `An account can have at most ${QUOTAS.prompts.toLocaleString('en')} prompts`,
  'text-quota': `The prompts of an account can have at most ${QUOTAS.textBytes / 1_000_000} MB of text`,
  'saved-prompts-quota': `An account can save at most ${QUOTAS.savedPrompts.toLocaleString('en')} prompts`,
  'collections-quota': `An account can have at most ${QUOTAS.collections} collections`,
  'suggestions-quota': `An account can suggest ${SUGGESTIONS.inDay} changes in a day`,
  'open-suggestions-quota': `An account can have at most ${SUGGESTIONS.ofAccount} open suggestions to one author`,
  'many-suggestions': 'Too many suggestions are waiting there already',
  'no-suggestions': 'This prompt takes no suggestions',
  'collection-prompts-quota': `A collection can hold at most ${QUOTAS.collectionPrompts} prompts`,
};

/** The problem for a change that the database refused; null for every other error. */
export function databaseProblem(err: unknown): Problem | null {
  const code = err instanceof BackendError ? databaseRefusal(err.cause) : null;
  return code && (refusalProblem(code) ?? quotaProblem(code));
}

/** The problem for the code of a refusal; null for codes that the API does not expect. */
function refusalProblem(code: string): Problem | null {
  if (code === 'changed-elsewhere')
    return problemOf('precondition-failed', 'It has been changed or deleted since you read it. Get it again');
  if (code === 'not-saved') return problemOf('not-found', 'It does not exist, or is not yours');
  if (code === 'hidden' || code === 'suspended') return publishingProblem(code);
  return Object.hasOwn(FULL, code) || code.endsWith('-quota') ? quotaProblem(code) : null;
}

const publishingProblem = (code: 'hidden' | 'suspended') =>
  problemOf(
    'not-published',
    code === 'hidden'
      ? `It is hidden: see ${absoluteUrl(accountPaths.decisions)}`
      : `The account is suspended: see ${absoluteUrl(accountPaths.decisions)}`,
  );

const quotaProblem = (code: string) => problemOf('quota-reached', FULL[code] ?? 'The account is full');
