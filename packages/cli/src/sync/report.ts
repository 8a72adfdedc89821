import { plural } from '../../../../lib/text/plural';
import { EXIT, Failure } from '../failure';
import { accent, bold, print, printJson, say } from '../terminal';
import type { Compared, Comparison } from './compare';

export type Done = 'written' | 'created' | 'updated' | 'deleted';

type Entry = { file: string; id: string | null };

/** `folder`: the folder as it was typed. */
type Options = { dryRun: boolean; json: boolean; folder: string | undefined };

/** Says what pull or push does to each file, and at the end of the command what was left. */
export class Report {
  readonly #options: Options;
  readonly #done: (Entry & { done: Done })[] = [];
  readonly #conflicts: (Entry & { reason: string })[] = [];
  readonly #failed: (Entry & { problem: string })[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  done(done: Done, file: string, id: string | null): void {
    this.#done.push({ done, file, id });
    if (!this.#options.json) print(accent(this.#options.dryRun ? `would be ${done}` : done), '  ', file);
  }

  conflict(file: string, id: string | null, reason: string): void {
    this.#conflicts.push({ file, id, reason });
    say(bold('conflict'), '  ', file, `: ${reason}`);
  }

  failed(file: string, id: string | null, problem: string): void {
    this.#failed.push({ file, id, problem });
    say(bold('left alone'), '  ', file, `: ${problem}`);
  }

  notes(file: string, notes: readonly string[]): void {
    for (const note of notes) say(bold('note'), '  ', file, `: ${note}`);
  }

  sayUnread({ unreadable, otherFiles }: Comparison): void {
    for (const { path, problem } of unreadable) this.failed(path, null, problem);
    if (otherFiles > 0)
      say(
        `${plural(otherFiles, 'other Markdown file')} without a title in the front matter: no prompts. grok-prompts push FILE reads files of other tools.`,
      );
  }

  /** Prints the end of the report. Throws a Failure if there are conflicts, or files that were left alone. */
  end(): void {
    const [done, conflicts, failed] = [this.#done, this.#conflicts, this.#failed];
    const { dryRun, json, folder } = this.#options;
    if (json) printJson({ dryRun, done, conflicts, failed });
    else if (done.length === 0 && conflicts.length + failed.length === 0) say('Nothing to do.');
    if (conflicts.length > 0) {
      const typed = folder === undefined ? '' : ` ${inShell(folder)}`;
      const keep = `To keep yours: grok-prompts push${typed} --mine FILE. To take theirs: grok-prompts pull${typed} --theirs FILE.`;
      throw new Failure(EXIT.conflict, `${plural(conflicts.length, 'conflict')}. Nothing of them was overwritten. ${keep}`);
    }
    if (failed.length > 0) throw new Failure(EXIT.failed, `${plural(failed.length, 'file')} left alone.`);
  }
}

/** A word as it is typed in a shell, in quotation marks if it needs them. */
const inShell = (word: string) => (/^[\w./~+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Says how many prompts or files there are of a kind, unless there are none. */
export function sayCount(prompts: readonly unknown[], one: string, what: string): void {
  if (prompts.length > 0) say(`${plural(prompts.length, one)} ${what}`);
}

export function sayFiles(prompts: readonly Compared[], one: string, what: string, advice = ''): void {
  sayCount(prompts, one, `${what}: ${prompts.map(({ here, id }) => here?.path ?? id).join(', ')}.${advice}`);
}

export function conflictReason({ here, there, id }: Compared): string {
  if (!there) return 'it was changed here and deleted there. Take its id line out to create it again, or delete the file';
  if (!here) return 'its file was deleted here and it was changed there';
  return `it was changed here and there. Theirs: grok-prompts show ${id}`;
}
