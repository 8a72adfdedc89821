import type { Command } from '../command';
import { usage } from '../failure';
import { commandHelp, programHelp } from '../help';
import { printText } from '../terminal';

/** The command that explains `commands`, itself included. */
export function helpOf(commands: () => readonly Command[]): Command {
  return {
    name: 'help',
    takes: '[COMMAND]',
    words: { min: 0, max: 1 },
    summary: 'Explain what there is, or one command',
    options: {},
    async run({ words: [name] }) {
      const command = commands().find((one) => one.name === name);
      if (name !== undefined && !command) throw usage(`There is no command ${JSON.stringify(name)}. See grok-prompts help.`);
      printText(command ? commandHelp(command) : programHelp(commands()));
    },
  };
}
