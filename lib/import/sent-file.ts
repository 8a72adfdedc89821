import 'server-only';
import type { Account } from '../account/account';
import { IMPORT } from '../account-limits';
import { promptsChanged } from '../my-prompts/change-prompts';
import { dataOf, waitLonger } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { usualChoice } from './choices';
import { findImport } from './queries';
import { readInWorker } from './read-in-worker';
import { storeImport } from './store';

type Read = Exclude<Awaited<ReturnType<typeof readSentFile>>, string>;

/** Reads a file that a program sends, as those that are brought to the page Import. */
export async function readSentFile(name: string, text: string) {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  const sent = new Response(form);
  return readInWorker({ body: await sent.arrayBuffer(), type: sent.headers.get('content-type') ?? '' });
}

/** Takes all of it that can be taken and is not there already. Returns how many prompts it created, and the places of those that were there. */
export async function takeSentFile(user: Account, read: Read): Promise<{ created: number; known: ReadonlySet<number> }> {
  const found = await findImport(await storeImport(user, read));
  if (!found) throw new Error('An import that was just stored is not there');
  const doubles = new Map(found.duplicates.map((duplicate) => [duplicate.place, duplicate]));
  const known = found.rows
    .filter((row) => row.problem === null && usualChoice(row, doubles.get(row.place)) === 'skip')
    .map(({ place }) => place);
  const skipped = known.flatMap((place) => doubles.get(place) ?? []);
  const client = await sessionClient();
  waitLonger(IMPORT.databaseTimeout);
  const taking = client.rpc('import_prompts', {
    import: found.id,
    skipped: known,
    doubles: skipped.map(({ place }) => place),
    double_ids: skipped.map(({ promptId }) => promptId),
  });
  const taken = dataOf(await taking.maybeSingle());
  promptsChanged(user, []);
  for (const collection of taken?.collection_ids ?? []) promptsChanged(user, [], collection);
  return { created: taken?.prompts ?? 0, known: new Set(known) };
}
