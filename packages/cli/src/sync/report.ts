import { plural } from '../../../../lib/text/plural';
import { EXIT, Failure } from '../failure';
import { accent, bold, print, printJson, say } from '../terminal';
import type { Compared, Comparison } from './compare';

export type Done = 'written' | 'created' | 'updated' | 'deleted';

type Entry = { file: string; id: string | null };

/** Collects what pull or push did and what it left, and prints it at the end. */
export class Report {
  readonly #dryRun: boolean;
  readonly #json: boolean;
  readonly #folder: string | undefined;
  readonly #done: (Entry & { done: Done })[] = [];
  readonly #conflicts: (Entry & { reason: string })[] = [];
  readonly #failed: (Entry & { problem: string })[] = [];

  /** `folder` is what was typed after the command. */
  constructor({ dryRun, json, folder }: { dryRun: boolean; json: boolean; folder: string | undefined }) {
    this.#dryRun = dryRun;
    this.#json = json;
    this.#folder = folder;
  }

  done(done: Done, file: string, id: string | null): void {
    this.#done.push({ done, file, id });
    if (!this.#json) print(accent(this.#dryRun ? `would be ${done}` : done), '  ', file);
  }

  conflict(file: string, id: string | null, reason: string): void {
    this.#conflicts.push({ file, id, reason });
    say(bold('conflict'), '  ', file, `: ${reason}`);
  }

  failed(file: string, id: string | null, problem: string): void {
    this.#failed.push({ file, id, problem });
    say(bold('left alone'), '  ', file, `: ${problem}`);
  }

  /** Says what was changed or left out in a file of another tool. */
  notes(file: string, notes: readonly string[]): void {
    for (const note of notes) say(bold('note'), '  ', file, `: ${note}`);
  }

  /** Says what cannot be read or is no prompt. */
  sayUnread({ unreadable, others }: Comparison): void {
    for (const { path, problem } of unreadable) this.failed(path, null, problem);
    if (others > 0)
      say(
        `${plural(others, 'other Markdown file')} without a title in the front matter: no prompts. grok-prompts push FILE reads files of other tools.`,
      );
  }

  /** Ends the command. Throws a Failure where something was left that somebody has to look at. */
  end(): void {
    const [done, conflicts, failed] = [this.#done, this.#conflicts, this.#failed];
    if (this.#json) printJson({ dryRun: this.#dryRun, done, conflicts, failed });
    else if (done.length === 0 && conflicts.length + failed.length === 0) say('Nothing to do.');
    if (conflicts.length > 0) {
      const typed = this.#folder === undefined ? '' : ` ${inShell(this.#folder)}`;
      const keep = `To keep yours: grok-prompts push${typed} --mine FILE. To take theirs: grok-prompts pull${typed} --theirs FILE.`;
      throw new Failure(EXIT.conflict, `${plural(conflicts.length, 'conflict')}. Nothing of them was overwritten. ${keep}`);
    }
    if (failed.length > 0) throw new Failure(EXIT.failed, `${plural(failed.length, 'file')} left alone.`);
  }
}

/** A word as it is typed in a shell. */
const inShell = (word: string) => (/^[\w./~+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Says what the other command would do, where it would. */
export function sayCount(prompts: readonly unknown[], one: string, what: string): void {
  if (prompts.length > 0) say(`${plural(prompts.length, one)} ${what}`);
}

/** Why a prompt is a conflict. */
export function conflictReason({ here, there, id }: Compared): string {
  if (!there) return 'it was changed here and deleted there. Take its id line out to create it again, or delete the file';
  if (!here) return 'its file was deleted here and it was changed there';
  return `it was changed here and there. Theirs: grok-prompts show ${id}`;
}
