import type { z } from 'zod';
import type { prompt as promptSchema } from '../../../lib/integrations/api/schemas';
import { isUuid } from '../../../lib/text/uuid';
import { isPromptId, type OwnPrompt } from './api/checked';
import { ownPromptOf } from './api/own';
import { EXIT, Failure, usage } from './failure';
import type { Session } from './session';

export type ReadPrompt = z.infer<typeof promptSchema>;

/** A prompt that a command works on. */
export type FoundPrompt = { kind: 'read'; prompt: ReadPrompt } | { kind: 'own'; prompt: OwnPrompt };

/** The prompt of a slug, an id or the address of its page. Somebody's own are looked for first where they are signed in. */
export async function findPrompt(session: Session, name: string): Promise<FoundPrompt> {
  const id = promptId(name);
  if (!isUuid(id)) return { kind: 'read', prompt: await named(session.read<ReadPrompt>(`/prompts/${id}`), name) };
  if (session.isSignedIn) {
    const own = await ownPromptOf(session, id).catch(notFoundAsNull);
    if (own) return { kind: 'own', prompt: own.body };
  }
  return { kind: 'read', prompt: await named(session.read<ReadPrompt>(`/public-prompts/${id}`), name) };
}

/** Id of a prompt in what was typed: the id itself, or the end of the address of its page. */
export function promptId(name: string): string {
  const id = (/^https?:\/\//.test(name) && URL.canParse(name) ? (new URL(name).pathname.split('/').at(-1) ?? '') : name).toLowerCase();
  if (!isPromptId(id)) throw usage(`${JSON.stringify(name)} names no prompt: give what search shows first, such as professional-email.`);
  return id;
}

async function named<T>(reading: Promise<T>, name: string): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.exitCode !== EXIT.notFound) throw cause;
    throw new Failure(EXIT.notFound, `There is no prompt ${name}, or it is not public. Find one with grok-prompts search.`, { cause });
  }
}

/** Null where something is not there. */
export function notFoundAsNull(err: unknown): null {
  if (err instanceof Failure && err.exitCode === EXIT.notFound) return null;
  throw err;
}
