import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { readFile } from '../../../../lib/integrations/api/own-schemas';
import { API } from '../../../../lib/limits';
import { decodeFile } from '../../../../lib/text/file-text';
import { plural } from '../../../../lib/text/plural';
import type { Input } from '../command';
import { EXIT, Failure, tried } from '../failure';
import type { Session } from '../session';
import { accent, bold, print, printJson, say } from '../terminal';
import { readPromptFile } from './prompt-file';

type ReadFile = z.infer<typeof readFile>;

/** A file, and the answer of the site about it. */
type Told = { file: string } & (ReadFile | { problem: string });

/** Bytes of a text, with which a request stays below the limit of the API. */
const LARGEST = API.body - 2000;
const TOO_LARGE = `It is larger than ${LARGEST / 1000} KB. Import it on the site.`;

export const isFile = (word: string) => statSync(word, { throwIfNoEntry: false })?.isFile() === true;

/** What the site reads in a file of another tool, and creates where that is asked. */
export async function readOnSite(session: Session, file: string, text: string, create = false): Promise<ReadFile> {
  const { body } = await session.own<ReadFile>('/imports', { method: 'POST', body: { name: path.basename(file), text, create } });
  if (!Array.isArray(body.prompts) || !Array.isArray(body.unread)) throw new Failure(EXIT.failed, 'The site sent an unexpected answer.');
  return body;
}

/** Has the site read files of other tools and create their prompts, and says what became of each. */
export async function pushFiles(input: Input, session: Session): Promise<void> {
  const dryRun = input.has('dry-run');
  const isJson = input.has('json');
  const files: Told[] = [];
  try {
    for (const file of input.words) {
      const text = textToSend(file);
      const read = text instanceof Failure ? text : await tried(readOnSite(session, file, text, !dryRun));
      const told = { file, ...(read instanceof Failure ? { problem: read.message } : read) };
      files.push(told);
      if (!isJson) sayFile(told, dryRun);
    }
  } catch (err) {
    say(`${files.length} of ${input.words.length} files were sent. Run it again to send the others: nothing is created twice.`);
    throw err;
  } finally {
    if (isJson) printJson({ dryRun, files });
  }
  if (dryRun) say('Prompts that are there already are not created again.');
  const failed = files.filter((told) => 'problem' in told || told.prompts.length === 0);
  if (failed.length > 0) throw new Failure(EXIT.failed, `${plural(failed.length, 'file')} left alone.`);
}

/** The text of a file; a Failure if it is none that can be sent. */
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

function sayFile(told: Told, dryRun: boolean): void {
  const { file } = told;
  if ('problem' in told) {
    say(bold('left alone'), '  ', file, `: ${told.problem}`);
    return;
  }
  for (const { title, problem, notes } of told.prompts) {
    if (problem) say(bold('left alone'), '  ', title, `: ${problem}`);
    else print(accent(dryRun ? 'would be created' : 'created'), '  ', title);
    for (const note of notes) say(bold('note'), '  ', title, `: ${note}`);
  }
  const label = told.prompts.length === 0 ? 'left alone' : 'note';
  for (const { line, reason } of told.unread) say(bold(label), '  ', file, line === null ? `: ${reason}` : `, line ${line}: ${reason}`);
}
