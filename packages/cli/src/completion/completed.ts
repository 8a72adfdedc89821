import { type Command, GLOBAL_OPTIONS, type Option } from '../command';

/** A command as the three shells complete it. */
export type Completed = { name: string; summary: string; options: (Option & { name: string })[]; words: 'folders' | readonly string[] };

/** Commands as they are completed; `help` takes their names. */
export function completed(commands: readonly Command[]): Completed[] {
  return commands.map(({ name, summary, options, completes = [] }) => ({
    name,
    summary: plain(summary),
    options: Object.entries({ ...options, ...GLOBAL_OPTIONS }).map(([option, about]) => ({
      ...about,
      name: option,
      help: plain(about.help),
    })),
    words: name === 'help' ? commands.map((one) => one.name) : completes,
  }));
}

/** Without what a shell would take for its own, also within quotes. */
const plain = (text: string) => text.replace(/['"`$\\[\]]/g, '').replace(/:/g, ',');
