import { type ParseArgsConfig, parseArgs } from 'node:util';
import { usage } from './failure';
import type { Session } from './session';

/** An option of a command. `value`: what the help calls its value, if it takes one. */
export type Option = { help: string; value?: string; short?: string; multiple?: true; choices?: readonly string[] };

export type Command = {
  name: string;
  /** The words that follow the name, in the form in which the help shows them. */
  takes: string;
  /** The number of words that may follow the name. */
  words: { min: number; max: number };
  summary: string;
  /** Paragraphs of `help NAME`. An indented one is a command to copy. */
  help?: readonly string[];
  options: Record<string, Option>;
  /** The words that a shell completes. */
  completes?: 'folders' | readonly string[];
  run: (input: Input, session: Session) => Promise<void>;
};

export const GLOBAL_OPTIONS: Record<string, Option> = {
  site: { value: 'URL', help: 'Ask this site instead, also by GROK_PROMPTS_SITE' },
  help: { short: 'h', help: 'Show the help of the command' },
};

export const JSON_OPTION: Option = { help: 'Write the answer as JSON' };

export class Input {
  readonly words: readonly string[];
  readonly #values: Record<string, unknown>;

  constructor(words: readonly string[], values: Record<string, unknown>) {
    this.words = words;
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  texts(name: string): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** The value of an option that must be a whole number from 1. */
  count(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^[1-9]\d{0,5}$/.test(text)) throw usage(`--${name} must be a whole number from 1, and not ${JSON.stringify(text)}.`);
    return Number(text);
  }
}

/** Parses what was typed after the name of a command. Throws a Failure if it cannot be understood. */
export function parseInput(command: Command, args: readonly string[]): Input {
  const options = Object.entries({ ...command.options, ...GLOBAL_OPTIONS }).map(([name, { value, short, multiple }]) => {
    const option = { type: value === undefined ? 'boolean' : 'string', ...(short && { short }), ...(multiple && { multiple }) } as const;
    return [name, option] as const;
  });
  const config = { args: [...args], options: Object.fromEntries(options), allowPositionals: true } satisfies ParseArgsConfig;
  const { values, positionals } = parse(config, command);
  const input = new Input(positionals, values);
  if (!input.has('help')) checkWords(command, positionals.length);
  return input;
}

function parse(config: ParseArgsConfig, command: Command) {
  try {
    return parseArgs(config);
  } catch (cause) {
    const [message = ''] = (cause instanceof Error ? cause.message : String(cause)).split('. ', 1);
    throw usage(`${message.replace(/\.$/, '')}. See grok-prompts help ${command.name}.`);
  }
}

function checkWords({ name, takes, words: { min, max } }: Command, count: number): void {
  if (count >= min && count <= max) return;
  throw usage(`This is how it is used: grok-prompts ${name}${takes && ` ${takes}`}`);
}
