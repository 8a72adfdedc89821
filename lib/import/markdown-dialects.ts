import type { VariableNotation } from '../integrations/formats/export-format';
import { markdown } from '../integrations/formats/markdown';
import { plainText } from '../integrations/formats/plain-text';
import { claudeCode, skill } from '../integrations/formats/skill';
import { vscode } from '../integrations/formats/vscode';
import type { UploadedFile } from './import';

/** How a tool reads Markdown: the variables that it fills in. `isText`: brackets are text, no blanks. `fillsCode`: it fills in those in code, too. */
type Dialect = { format: string; notations: readonly VariableNotation[]; isText?: boolean; fillsCode?: boolean };

const MARKDOWN: Dialect = { format: markdown.name, notations: plainText.notations };
const VSCODE: Dialect = { format: vscode.name, notations: vscode.notations, isText: true, fillsCode: true };
const SKILL: Dialect = { format: skill.name, notations: ['braces', 'arguments', 'commands'], isText: true };
const CLAUDE_CODE: Dialect = { format: claudeCode.name, notations: [...SKILL.notations, 'positions'] };

/** The dialects that can be chosen for any Markdown or text. */
const DIALECTS = [MARKDOWN, VSCODE, CLAUDE_CODE, SKILL];
export const MARKDOWN_FORMATS = DIALECTS.map(({ format }) => format);

/** The dialects that a path tells. The first pattern that matches counts. */
const BY_PATH: readonly (readonly [RegExp, Dialect])[] = [
  [/\.prompty$/i, { format: 'Prompty', notations: plainText.notations, fillsCode: true }],
  [/\.prompt$/i, { format: '.prompt', notations: plainText.notations, fillsCode: true }],
  [/\.mdc$|(^|\/)\.cursorrules$/i, { format: 'Cursor', notations: ['braces'] }],
  [/(^|\/)\.\w+$/, { format: markdown.name, notations: ['braces'] }],
  [/\.(instructions|agent|chatmode)\.md$/i, { format: vscode.name, notations: ['braces'] }],
];

const ARGUMENT_FIELDS = ['argument-hint', 'arguments'];
export const COMMAND_FIELDS = [...ARGUMENT_FIELDS, 'allowed-tools', 'disable-model-invocation'];

/** The dialect that the user chose for a file, or the one that its path, its front matter and its text tell. */
export function dialectOf({ path, readAs }: UploadedFile, fields: Record<string, unknown>, text: string): Dialect {
  const chosen = DIALECTS.find(({ format }) => format === readAs?.format);
  if (chosen) return chosen;
  if (/\.prompt\.md$/i.test(path)) return VSCODE;
  // In a file without arguments `$5` is an amount of money.
  const hasArguments = ARGUMENT_FIELDS.some((name) => name in fields) || /(^|\/)commands\//.test(path) || text.includes('$ARGUMENTS');
  const { notations } = hasArguments ? CLAUDE_CODE : SKILL;
  const hasInputs = text.includes('${input:');
  if (/(^|\/)SKILL\.md$/i.test(path)) return { ...SKILL, notations: hasInputs ? [...notations, ...vscode.notations] : notations };
  if (hasInputs) return { format: vscode.name, notations: ['dollar', 'arguments'], isText: true };
  const byPath = BY_PATH.find(([pattern]) => pattern.test(path));
  if (byPath) return byPath[1];
  const isCommand = hasArguments || COMMAND_FIELDS.some((name) => name in fields);
  return isCommand ? { ...CLAUDE_CODE, notations } : MARKDOWN;
}
