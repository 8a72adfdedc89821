import type { Command } from '../command';
import { bashCompletion } from '../completion/bash';
import { fishCompletion } from '../completion/fish';
import { zshCompletion } from '../completion/zsh';
import { usage } from '../failure';
import { printText } from '../terminal';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };
const NAMES = Object.keys(SHELLS);

/** The command that writes the script by which a shell completes `commands`. */
export function completionOf(commands: () => readonly Command[]): Command {
  return {
    name: 'completion',
    takes: NAMES.join('|'),
    words: { min: 1, max: 1 },
    summary: 'Write what has your shell complete commands and options',
    help: [
      'bash, in ~/.bashrc:',
      '  source <(grok-prompts completion bash)',
      'zsh, in ~/.zshrc below compinit:',
      '  source <(grok-prompts completion zsh)',
      'fish, once:',
      '  grok-prompts completion fish > ~/.config/fish/completions/grok-prompts.fish',
    ],
    options: {},
    completes: NAMES,
    async run({ words: [name] }) {
      const completion = Object.entries(SHELLS).find(([shell]) => shell === name)?.[1];
      if (!completion) throw usage(`There is no completion for ${JSON.stringify(name)}. There is for ${NAMES.join(', ')}.`);
      printText(completion(commands()).trimEnd());
    },
  };
}
