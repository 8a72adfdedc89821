import type { z } from 'zod';
import type { prompt as promptSchema } from '../../../lib/integrations/api/schemas';
import { isUuid } from '../../../lib/text/uuid';
import { isPromptId, type OwnPrompt } from './api/checked-answers';
import { getOwnPrompt } from './api/own-data';
import { EXIT, Failure, usage } from './failure';
import type { Session } from './session';

type PromptAnswer = z.infer<typeof promptSchema>;

export type FoundPrompt = { kind: 'library' | 'public'; prompt: PromptAnswer } | { kind: 'own'; prompt: OwnPrompt };

/** Finds a prompt by its slug, its id or the address of its page. Own prompts are looked for first, if there is a token. */
export async function findPrompt(session: Session, name: string): Promise<FoundPrompt> {
  const id = promptId(name);
  if (!isUuid(id)) return { kind: 'library', prompt: await named(session.read<PromptAnswer>(`/prompts/${id}`), name) };
  if (session.isSignedIn) {
    const own = await getOwnPrompt(session, id).catch(notFoundAsNull);
    if (own) return { kind: 'own', prompt: own.body };
  }
  return { kind: 'public', prompt: await named(session.read<PromptAnswer>(`/public-prompts/${id}`), name) };
}

/** The id of a prompt in what was typed: the id itself, or the end of the address of its page. */
export function promptId(name: string): string {
  const id = (/^https?:\/\//.test(name) && URL.canParse(name) ? (new URL(name).pathname.split('/').at(-1) ?? '') : name).toLowerCase();
  if (!isPromptId(id)) throw usage(`${JSON.stringify(name)} names no prompt: give what search shows first, such as professional-email.`);
  return id;
}

/** The answer to a request for a prompt. If there is none, the Failure says what was typed. */
async function named<T>(answer: Promise<T>, name: string): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.exitCode !== EXIT.notFound) throw cause;
    throw new Failure(EXIT.notFound, `There is no prompt ${name}, or it is not public. Find one with grok-prompts search.`, { cause });
  }
}

/** Handles the error of a request: null if there is no such thing. */
export function notFoundAsNull(err: unknown): null {
  if (err instanceof Failure && err.exitCode === EXIT.notFound) return null;
  throw err;
}
