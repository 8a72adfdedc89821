import {
  type ForeignVariable,
  VARIABLE_NAME as NAME,
  type SharedNotation,
  type VariableNotation,
  type VariableRule,
} from '../integrations/formats/export-format';
import { blankName } from '../prompts/identifier';
import { parseTemplate } from '../prompts/template';
import { blankWith } from '../prompts/write-template';
import type { Note } from './import';

/** Words of template languages that are not names of variables. */
const KEYWORDS = new Set(['else', 'end', 'endif', 'this', 'true', 'false', 'null']);
const CONDITION = /^(?:if|elif|unless|foreach|range|include) |^for .* in /i;

const COMMANDS = /@@@langfusePrompt:[^@\n]{1,200}@@@|[!@]\{[^{}\n]{1,200}\}|!`[^`\n]{1,200}`|\$\{CLAUDE_\w{1,40}\}/gu;

const NOTATIONS = {
  /** Variables such as `{{name}}`, `{{{ name }}}`, `{{ user.name }}`, `{{name|filter}}` and `{{$name}}`, but not `${{ name }}` of GitHub Actions. */
  braces: {
    expression: new RegExp(
      `(?<!\\$)(?:\\{\\{\\{\\s{0,3}(?<raw>${NAME}?)\\s{0,3}\\}\\}\\}|\\{\\{\\s{0,3}\\$?(?<name>${NAME}?)\\s{0,3}(?:\\|[^{}\\n]{0,300})?\\}\\})`,
      'gu',
    ),
    read: ({ name, raw }) => named(name ?? raw),
  },
  /** Variables such as `${name}`, `${name:default}`, `${input:name:default}` and `${input:name|default}`, but not `${NAME:-default}` of a shell. */
  dollar: {
    expression: new RegExp(`\\$\\{(?:input:)?(?<name>(?!input[:}])${NAME})(?:[:|](?![-=?+])(?<given>[^{}\\n]{0,300}))?\\}`, 'gu'),
    read: ({ name, given }) => named(name, given),
    kept: /\$\{[^{}\n]{1,200}\}/g,
  },
  /** Variables such as `[[name]]`. */
  brackets: { expression: new RegExp(`\\[\\[(?<name>${NAME})\\]\\]`, 'gu'), read: ({ name }) => named(name), kept: /\$\|\$/g },
  /** Variables such as `$ARGUMENTS` and `$ARGUMENTS[1]`. */
  arguments: {
    expression: /\$(?<name>ARGUMENTS)\b(?:\[(?<at>\d{1,2})\])?/gu,
    read: ({ name, at }) => (at ? { name: `ARGUMENT_${at}` } : named(name)),
  },
  /** The words after a command, from `$1` to `$9`, but no amounts such as `$1.50`, `$5 million` and `$9/month`, or columns of awk. */
  positions: {
    expression:
      /(?<!print |[\p{L}\p{N}_])\$(?<at>[1-9])(?![\d.,]*\d|[ \u00a0]?(?:million|billion|thousand|k|m|bn|b|x)\b|[%+]|\/(?:\p{L}|[ \u00a0]?\$))/giu,
    read: ({ at }) => ({ name: `ARGUMENT_${at}` }),
  },
  /** Commands, files and values that only a tool runs, reads or knows: `!{git diff}`, `@{notes.md}`, `!`git diff``, `${CLAUDE_SKILL_DIR}`. */
  commands: { expression: COMMANDS, read: () => null, kept: COMMANDS },
} satisfies Record<SharedNotation, VariableRule>;

/** The rule for variables such as `$issue`, if the front matter names the arguments of a command. */
const namedArguments = (names: readonly string[]): VariableRule => ({
  expression: new RegExp(`\\$(?<name>${names.join('|')})\\b`, 'gu'),
  read: ({ name }) => named(name),
});

/** A fenced block of code of Markdown. Blocks without a language, or of text, Markdown, XML or JSON, do not count: they often hold prompts. */
const CODE_BLOCK =
  /^( {0,12}(?:```|~~~)[ \t]*(?!(?:text|txt|plain\w*|markdown|md|prompt|xml|json)\b)[a-z][^\n]*\n[\s\S]*?(?:^ {0,12}(?:```|~~~)|(?![\s\S])))/gim;

/** Matches text that stays text in all notations and gets a note: expressions and conditions of template languages, and words in single braces. */
const KEPT =
  /(?<![\w{$\\%#@!])\{[A-Za-z_][\w -]{0,39}\}(?!\})|(?<!\$)\{\{[^{}\n]{1,200}\}\}|\{%-?\s{0,3}(?:if|elif|for|set|include)\b[^%\n]{0,200}%\}/g;

const named = (name: string | undefined, given?: string): ForeignVariable | null =>
  name === undefined || KEYWORDS.has(name.trim().toLowerCase()) || CONDITION.test(name)
    ? null
    : { name: name.trim(), given: given?.trim() };

export type VariableOptions = {
  /** The text as it is in the file, for a format that escapes what is no variable. Only variables in this text become blanks. */
  written?: string | undefined;
  /** Names of arguments that the front matter of the file lists. */
  names?: readonly string[];
  /** True if variables in blocks of code stay text, except `$ARGUMENTS`. */
  keepsCode?: boolean;
};

/** Turns the variables of other tools into blanks. Returns the template, a note on each different variable, and at most one on what stays text. */
export function withForeignVariables(
  template: string,
  notations: readonly VariableNotation[],
  { written, names = [], keepsCode = false }: VariableOptions = {},
): { text: string; notes: Note[] } {
  const known: VariableRule[] = notations.map((notation) => (typeof notation === 'string' ? NOTATIONS[notation] : notation));
  const variables = written === undefined ? null : new Set(known.flatMap((rule) => variablesIn(written, rule)));
  const blanks = new Blanks();
  const rules = [...known, ...(names.length > 0 ? [namedArguments(names)] : [])];
  const turn = (text: string, some: readonly VariableRule[]) =>
    parseTemplate(text)
      .map(({ kind, raw }) =>
        kind === 'blank' ? raw : some.reduce((source, rule) => replaceVariables(source, rule, variables, blanks), raw),
      )
      .join('');
  const kept: string[] = [];
  const pieces = keepsCode ? template.split(CODE_BLOCK) : [template];
  const text = pieces.map((piece, index) => {
    const isCode = index % 2 === 1;
    const done = turn(piece, isCode ? rules.filter((rule) => rule === NOTATIONS.arguments) : rules);
    if (notations.length > 0) kept.push(...(done.match(KEPT) ?? []));
    for (const rule of known) {
      if (isCode && rule !== NOTATIONS.arguments) kept.push(...variablesIn(done, rule));
      if (rule.kept) kept.push(...(done.match(rule.kept) ?? []));
    }
    return done;
  });
  return { text: text.join(''), notes: [...blanks.notes, ...keptNotes([...new Set(kept)])] };
}

export const variableNote = (raw: string, blank: string): Note => ({ kind: 'variable', text: `${raw} became the blank ${blank}` });

function keptNotes([first = '', second = '', ...others]: readonly string[]): Note[] {
  if (!first) return [];
  if (!second) return [{ kind: 'text', text: `${first} stays text` }];
  const text = others.length > 0 ? `${first}, ${second} and ${others.length} more stay text` : `${first} and ${second} stay text`;
  return [{ kind: 'text', text }];
}

const variablesIn = (text: string, { expression }: VariableRule) => [...text.matchAll(expression)].map(([raw]) => raw);

/** Replaces the variables of one notation by blanks; if `variables` is given, only those in it. */
function replaceVariables(
  source: string,
  { expression, read }: VariableRule,
  variables: ReadonlySet<string> | null,
  blanks: Blanks,
): string {
  return source.replace(expression, (...found) => {
    const raw = String(found[0]);
    const at: number = found.at(-3);
    // A blank after a backslash would be text.
    if (variables?.has(raw) === false || source[at - 1] === '\\') return raw;
    const variable = read(found.at(-1));
    return variable ? blanks.add(raw, variable) : raw;
  });
}

/** The blanks made of the variables of one text, with notes on them. Of several defaults of a variable the first one counts. */
class Blanks {
  readonly #blanks = new Map<string, string>();
  readonly #defaults = new Map<string, string>();
  /** The names of blanks for variables whose names have no letters A to Z. */
  readonly #numbered = new Map<string, string>();
  readonly #variants = new Map<string, string[]>();
  readonly notes: Note[] = [];

  /** Returns the blank for a variable, which is written as `raw`. */
  add(raw: string, variable: ForeignVariable): string {
    const { name: original, given = '', choices = [], example = '', isEach = false } = variable;
    const before = this.#blanks.get(raw);
    if (before && !isEach) return before;
    const name = this.#nameOf(variable);
    const first = this.#defaults.get(name);
    if (first === undefined && given) this.#defaults.set(name, given);
    const hasOther = first !== undefined && given !== '' && given !== first;
    // Names of blanks have the letters A to Z, so a name in another script is shown as an example.
    const shown = example || (blankName(original) ? '' : original);
    const others = choices[0] === given ? choices.slice(1) : choices;
    const blank = blankWith(name, [...(given && !hasOther ? [given] : []), ...others, ...(shown ? [`e.g. ${shown}`] : [])]);
    this.#blanks.set(raw, blank);
    const note = variableNote(raw, blank);
    this.notes.push(hasOther ? { ...note, text: `${note.text}, which has one default: ${first}` } : note);
    return blank;
  }

  #nameOf({ name: original, variant, isEach = false }: ForeignVariable): string {
    const name = blankName(original) ?? this.#numbered.get(original) ?? `BLANK_${this.#numbered.size + 1}`;
    if (!blankName(original)) this.#numbered.set(original, name);
    if (variant === undefined && !isEach) return name;
    const variants = this.#variants.get(name) ?? [];
    const known = isEach ? -1 : variants.indexOf(variant ?? '');
    const place = known < 0 ? variants.push(variant ?? '') : known + 1;
    this.#variants.set(name, variants);
    return place === 1 ? name : `${name}_${place}`;
  }
}
