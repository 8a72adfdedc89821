import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { IMPORT } from '../../../../lib/account-limits';
import type { readPromptFile as promptFileSchema } from '../../../../lib/integrations/api/own-schemas';
import { API, RATES } from '../../../../lib/limits';
import { decodeFile } from '../../../../lib/text/decode-file';
import { plural } from '../../../../lib/text/plural';
import type { Input } from '../command';
import { EXIT, Failure, Unreachable } from '../failure';
import type { Session } from '../session';
import { accent, bold, print, printJson, say } from '../terminal';
import { readPromptFile } from './prompt-file';

type ReadAnswer = z.infer<typeof promptFileSchema>;

/** A file, and the answer of the site to it, or why there is none. */
type FileReport = { file: string } & (ReadAnswer | { problem: string });

/** Reading may wait for other files, and the rate limit of large files is one of ten minutes. */
const WAITING = { timeout: 120_000, retryAfter: RATES.transfer.seconds };

/** Maximum bytes of a text, so that a request with it stays below the limit of the API. */
const LARGEST = API.body - 2000;
const TOO_LARGE = `It is larger than ${LARGEST / 1000} KB. Import it on the site.`;

export const isFile = (word: string) => statSync(word, { throwIfNoEntry: false })?.isFile() === true;

/** The name of a file with that of its folder, by which the site knows some formats; without the folder if that is too long. */
function nameToSend(file: string): string {
  const place = path.resolve(file);
  const name = place.slice(path.parse(place).root.length).split(path.sep).slice(-2).join('/');
  return name.length <= IMPORT.path ? name : path.basename(place);
}

/** Sends a file of another tool to the site, which reads it, and creates its prompts if `create` is true. */
export async function readOnSite(session: Session, file: string, text: string, create = false): Promise<ReadAnswer> {
  const options = { method: 'POST', body: { name: nameToSend(file), text, create }, waiting: WAITING };
  const { body } = await session.own<ReadAnswer>('/imports', options);
  if (!Array.isArray(body.prompts) || !Array.isArray(body.unread)) throw new Failure(EXIT.failed, 'The site sent an unexpected answer.');
  return body;
}

/** Sends files of other tools to the site, which creates their prompts except in a dry run, and says what became of each file. */
export async function pushFiles(input: Input, session: Session): Promise<void> {
  const dryRun = input.has('dry-run');
  const isJson = input.has('json');
  const files: FileReport[] = [];
  const isLeftAlone = (report: FileReport) => 'problem' in report || report.prompts.length === 0;
  const known = new Set<string>();
  try {
    for (const file of input.words) {
      const text = textToSend(file);
      const read = text instanceof Failure ? text : await readOnSite(session, file, text, !dryRun).catch(asProblem);
      const report = { file, ...(read instanceof Failure ? { problem: read.message } : dryRun ? withKnown(read, known) : read) };
      files.push(report);
      if (!isJson) sayFile(report, dryRun);
    }
  } catch (err) {
    const sent = files.filter((report) => !isLeftAlone(report)).length;
    say(`${sent} of ${input.words.length} files were sent. Run it again to send the others: nothing is created twice.`);
    throw err;
  } finally {
    if (isJson) printJson({ dryRun, files });
  }
  const failed = files.filter(isLeftAlone);
  if (failed.length > 0) throw new Failure(EXIT.failed, `${plural(failed.length, 'file')} left alone.`);
}

/** The Failure of one file. An error that the other files would have, too, is thrown. */
function asProblem(err: unknown): Failure {
  if (!(err instanceof Failure) || err instanceof Unreachable || err.exitCode === EXIT.refused) throw err;
  return err;
}

/** Marks prompts that earlier files have, too: in a dry run the site does not know them. */
function withKnown(read: ReadAnswer, known: Set<string>): ReadAnswer {
  const prompts = read.prompts.map((prompt) => {
    const said = JSON.stringify([prompt.title, prompt.text]);
    const isKnown = prompt.problem === null && known.has(said);
    known.add(said);
    return isKnown ? { ...prompt, problem: 'It is there already' } : prompt;
  });
  return { ...read, prompts };
}

function textToSend(file: string): string | Failure {
  if (!isFile(file)) return new Failure(EXIT.failed, `There is no file ${file}.`);
  if (statSync(file).size > LARGEST) return new Failure(EXIT.failed, TOO_LARGE);
  const text = decodeFile(readFileSync(file))?.text ?? null;
  if (text === null) return new Failure(EXIT.failed, 'It is not text.');
  if (text === '') return new Failure(EXIT.failed, 'It is empty.');
  if (Buffer.byteLength(JSON.stringify(text)) > LARGEST) return new Failure(EXIT.failed, TOO_LARGE);
  const known = readPromptFile(text);
  const isPulled = known.kind === 'prompt' && known.id !== null;
  return isPulled ? new Failure(EXIT.failed, 'It has the id of a prompt of yours: push its folder.') : text;
}

function sayFile(report: FileReport, dryRun: boolean): void {
  const { file } = report;
  if ('problem' in report) {
    say(bold('left alone'), '  ', file, `: ${report.problem}`);
    return;
  }
  for (const { title, problem, notes } of report.prompts) {
    if (problem) say(bold('left alone'), '  ', title, `: ${problem}`);
    else print(accent(dryRun ? 'would be created' : 'created'), '  ', title);
    for (const note of notes) say(bold('note'), '  ', title, `: ${note}`);
  }
  const label = report.prompts.length === 0 ? 'left alone' : 'note';
  for (const { line, reason } of report.unread) say(bold(label), '  ', file, line === null ? `: ${reason}` : `, line ${line}: ${reason}`);
}
