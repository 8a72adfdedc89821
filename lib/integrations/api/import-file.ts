import 'server-only';
import type { Account } from '../../account/account';
import { IMPORT } from '../../account-limits';
import type { ImportProblem } from '../../import/import';
import { ALREADY_THERE, importSentFile, readSentFile } from '../../import/import-sent-file';
import { countAttempt } from '../../server/rate-limit/rate-limit';
import { waitLonger } from '../../supabase/connection';
import type { InputOf } from './input';
import type { ownOperations } from './own-operations';
import { invalid, ProblemError, problemOf, tooManyRequests } from './problem';

export async function importFile({ name, text, create = false }: InputOf<typeof ownOperations.importFile>, user: Account) {
  const wait = Buffer.byteLength(text) > IMPORT.smallFile ? await countAttempt('transfer', user.id) : 0;
  if (wait > 0) throw new ProblemError(tooManyRequests(wait));
  const read = await readSentFile(name, text);
  if (typeof read === 'string') throw refusal(read);
  // Reading may have waited for other files, so the time limit begins anew.
  waitLonger(IMPORT.databaseTimeout);
  const { created, problems } = read.rows.length > 0 ? await importSentFile(user, read, create) : { created: 0, problems: null };
  const unnamed = read.table?.columns === null ? 'Call the column of the prompts “prompt” in the first row of the table' : null;
  const prompts = read.rows.map(({ title, category, tags, content, line, notes, problem, twin }, place) => ({
    title,
    category,
    tags,
    text: content,
    line,
    notes: notes.map((note) => note.text),
    problem: unnamed ?? problem ?? problems?.get(place) ?? (twin === null ? null : ALREADY_THERE),
  }));
  return {
    body: { formats: read.formats, created, prompts, unread: read.unread.map(({ line, reason }) => ({ line, reason })) },
    status: created > 0 ? (201 as const) : (200 as const),
  };
}

function refusal(problem: ImportProblem): ProblemError {
  if (problem === 'busy') return new ProblemError(problemOf('unavailable', 'Other files are being read. Try again in a minute'));
  return problem === 'unsafe-path' || problem === 'nothing-sent'
    ? invalid({ name: 'name', in: 'body', detail: 'must be the name of a file' })
    : invalid({ name: 'text', in: 'body', detail: REFUSALS[problem] ?? 'cannot be read' });
}

const REFUSALS: Partial<Record<ImportProblem, string>> = {
  'too-many-prompts': 'has more prompts than an account can have. Send part of it',
  'too-much-text': 'has more text than can be imported at once. Send part of it',
  'newer-format': 'was written by a newer version of this site',
  'too-heavy': 'takes too long to read',
};
