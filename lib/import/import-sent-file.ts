import 'server-only';
import type { Account } from '../account/account';
import { resolveChoices } from './choices';
import { importPrompts } from './import-prompts';
import { findImport } from './queries';
import { type ImportToStore, readInWorker } from './read-in-worker';
import { removeImport, storeImport } from './store-import';

/** Why a prompt of a sent file is not created. */
export const ALREADY_THERE = 'It is there already';

/** Reads a file that a program sends to the API, in the same way as uploads to the page Import. */
export async function readSentFile(name: string, text: string) {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  const sent = new Response(form);
  return readInWorker({ body: await sent.arrayBuffer(), type: sent.headers.get('content-type') ?? '' });
}

/** Creates the prompts of a sent file that are new and have room in the account, if `create` is true. `problems`: why others are not, by place. */
export async function importSentFile(
  user: Account,
  read: ImportToStore,
  create: boolean,
): Promise<{ created: number; problems: ReadonlyMap<number, string> }> {
  const found = await findImport(await storeImport(user, read));
  const choices = found && resolveChoices(found.rows, found.duplicates);
  if (!choices || 'problem' in choices) throw new Error('An import that was just stored cannot be taken');
  const imported = create ? await importPrompts(user, found, choices) : null;
  if (!create) await removeImport(found.id);
  const beyond = new Set(found.rows.filter(({ choice }) => choice === 'skip').map(({ place }) => place));
  const problems = choices.skipped.map((place) => [place, beyond.has(place) ? 'Your account has no room for it' : ALREADY_THERE] as const);
  return { created: imported?.prompts ?? 0, problems: new Map(problems) };
}
