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

type ReadFile = z.infer<typeof promptFileSchema>;

/** A file, and the answer of the site about it. */
type Told = { file: string } & (ReadFile | { problem: string });

/** A file may be read after others, and files of more than 50 KB are counted for ten minutes. */
const PATIENCE = { time: 120_000, wait: RATES.transfer.seconds };

/** Bytes of a text, with which a request stays below the limit of the API. */
const LARGEST = API.body - 2000;
const TOO_LARGE = `It is larger than ${LARGEST / 1000} KB. Import it on the site.`;

export const isFile = (word: string) => statSync(word, { throwIfNoEntry: false })?.isFile() === true;

/** The name of a file with its folder, by which the site knows a command or a pattern; without it where that is too long. */
function nameToSend(file: string): string {
  const place = path.resolve(file);
  const name = place.slice(path.parse(place).root.length).split(path.sep).slice(-2).join('/');
  return name.length <= IMPORT.path ? name : path.basename(place);
}

/** Lets the site read a file of another tool, and create its prompts with `create`. */
export async function readOnSite(session: Session, file: string, text: string, create = false): Promise<ReadFile> {
  const sent = { method: 'POST', body: { name: nameToSend(file), text, create }, patience: PATIENCE };
  const { body } = await session.own<ReadFile>('/imports', sent);
  if (!Array.isArray(body.prompts) || !Array.isArray(body.unread)) throw new Failure(EXIT.failed, 'The site sent an unexpected answer.');
  return body;
}

/** Has the site read files of other tools and create their prompts, and says what became of each. */
export async function pushFiles(input: Input, session: Session): Promise<void> {
  const dryRun = input.has('dry-run');
  const isJson = input.has('json');
  const files: Told[] = [];
  const isLeft = (told: Told) => 'problem' in told || told.prompts.length === 0;
  const known = new Set<string>();
  try {
    for (const file of input.words) {
      const text = textToSend(file);
      const read = text instanceof Failure ? text : await readOnSite(session, file, text, !dryRun).catch(asProblem);
      const told = { file, ...(read instanceof Failure ? { problem: read.message } : dryRun ? withKnown(read, known) : read) };
      files.push(told);
      if (!isJson) sayFile(told, dryRun);
    }
  } catch (err) {
    const sent = files.filter((told) => !isLeft(told)).length;
    say(`${sent} of ${input.words.length} files were sent. Run it again to send the others: nothing is created twice.`);
    throw err;
  } finally {
    if (isJson) printJson({ dryRun, files });
  }
  const failed = files.filter(isLeft);
  if (failed.length > 0) throw new Failure(EXIT.failed, `${plural(failed.length, 'file')} left alone.`);
}

/** Why one file was not taken. Throws where the others would not be either. */
function asProblem(err: unknown): Failure {
  if (!(err instanceof Failure) || err instanceof Unreachable || err.exitCode === EXIT.refused) throw err;
  return err;
}

/** Marks prompts that files before this one have: the site would say of them that they are there already. */
function withKnown(read: ReadFile, known: Set<string>): ReadFile {
  const prompts = read.prompts.map((prompt) => {
    const said = JSON.stringify([prompt.title, prompt.text]);
    const isKnown = prompt.problem === null && known.has(said);
    known.add(said);
    return isKnown ? { ...prompt, problem: 'It is there already' } : prompt;
  });
  return { ...read, prompts };
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
