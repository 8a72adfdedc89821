import type { Command } from '../command';
import { completedCommands } from './completed-commands';

export function fishCompletion(commands: readonly Command[]): string {
  const all = completedCommands(commands);
  const after = (name: string) => `complete -c grok-prompts -n '__fish_seen_subcommand_from ${name}'`;
  const lines = all.flatMap(({ name, summary, options, words }) => [
    `complete -c grok-prompts -n __fish_use_subcommand -a ${name} -d '${summary}'`,
    ...options.map((one) => `${after(name)} -l ${one.name}${taken(one)} -d '${one.help}'`),
    ...(words === 'folders' ? [`${after(name)} -a '(__fish_complete_directories)'`] : []),
    ...(words !== 'folders' && words.length > 0 ? [`${after(name)} -a '${words.join(' ')}'`] : []),
  ]);
  return `# fish completion for grok-prompts\ncomplete -c grok-prompts -f\n${lines.join('\n')}\n`;
}

const taken = ({ value, choices }: { value?: string; choices?: readonly string[] }) =>
  `${value ? ' -x' : ''}${choices ? ` -a '${choices.join(' ')}'` : ''}`;
