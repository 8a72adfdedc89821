import { type Command, GLOBAL_OPTIONS, type Option } from '../command';

type CompletedCommand = { name: string; summary: string; options: (Option & { name: string })[]; words: 'folders' | readonly string[] };

/** The parts of commands that shells complete. The words of `help` are the names of the commands. */
export function completedCommands(commands: readonly Command[]): CompletedCommand[] {
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

/** A text without characters that have a meaning for shells, also within quotation marks. */
const plain = (text: string) => text.replace(/['"`$\\[\]]/g, '').replace(/:/g, ',');
