import 'server-only';
import type { Account } from '../account/account';
import { chosen } from './choices';
import { findImport, removeImport } from './queries';
import { type ReadInWorker, readInWorker } from './read-in-worker';
import { storeImport, takeImport } from './store';

export const KNOWN = 'It is there already';

/** Reads a file that a program sends, as those that are brought to the page Import. */
export async function readSentFile(name: string, text: string) {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  const sent = new Response(form);
  return readInWorker({ body: await sent.arrayBuffer(), type: sent.headers.get('content-type') ?? '' });
}

/**
 * Creates what a file holds, is not there already and fits into the account, or without `create` only looks what that is. Returns how many prompts were
 * created, and by place why others are not.
 */
export async function takeSentFile(
  user: Account,
  read: ReadInWorker,
  create: boolean,
): Promise<{ created: number; problems: ReadonlyMap<number, string> }> {
  const found = await findImport(await storeImport(user, read));
  const what = found && chosen(found.rows, found.duplicates);
  if (!what || 'problem' in what) throw new Error('An import that was just stored cannot be taken');
  const taken = create ? await takeImport(user, found, what) : await removeImport(found.id);
  const beyond = new Set(found.rows.filter(({ choice }) => choice === 'skip').map(({ place }) => place));
  const problems = what.skipped.map((place) => [place, beyond.has(place) ? 'Your account has no room for it' : KNOWN] as const);
  return { created: taken?.prompts ?? 0, problems: new Map(problems) };
}
