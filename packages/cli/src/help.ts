import { site } from '../../../lib/site';
import { type Command, GLOBAL_OPTIONS, type Option } from './command';
import { EXIT_CODES_HELP } from './failure';

export function programHelp(commands: readonly Command[]): string {
  return [
    `Finds prompts of ${site.name}, fills in their blanks, and copies or sends them.`,
    'grok-prompts COMMAND [OPTIONS]',
    section('Commands', columns(commands.map(({ name, takes, summary }) => [[name, takes].filter(Boolean).join(' '), summary]))),
    section('Options of every command', columns(optionLines(GLOBAL_OPTIONS))),
    section('It ends with', columns(EXIT_CODES_HELP.map(([code, meaning]) => [String(code), meaning]))),
    wrapped('Results are written to standard output, and all else to standard error. More on a command: grok-prompts help COMMAND.'),
  ].join('\n\n');
}

export function commandHelp({ name, takes, summary, help = [], options }: Command): string {
  return [
    `${summary}.`,
    `grok-prompts ${[name, takes].filter(Boolean).join(' ')} [OPTIONS]`,
    ...help.map(wrapped),
    section('Options', columns(optionLines({ ...options, ...GLOBAL_OPTIONS }))),
  ].join('\n\n');
}

const section = (heading: string, lines: string[]) => [`${heading}:`, ...lines].join('\n');

function optionLines(options: Record<string, Option>): [string, string][] {
  return Object.entries(options).map(([name, { value, short, help, choices }]) => [
    `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`,
    choices ? `${help}: ${choices.join(', ')}` : help,
  ]);
}

const WIDTH = 80;

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const first = Math.max(...rows.map(([left]) => left.length));
  return rows.flatMap(([left, right]) =>
    lines(right, WIDTH - first - 4).map((line, index) => `  ${(index === 0 ? left : '').padEnd(first)}  ${line}`),
  );
}

/** A wrapped paragraph. An indented one is a command to copy, and stays on one line. */
const wrapped = (text: string) => (text.startsWith('  ') ? text : lines(text, WIDTH).join('\n'));

function lines(text: string, width: number): string[] {
  const found = [''];
  for (const word of text.split(' ')) {
    const line = found.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) found.push(word);
    else found[found.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return found;
}
