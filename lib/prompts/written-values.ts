import { cleanValue } from './stored-values';
import { ANYTHING_ELSE, parseTemplate, type Values, type Variable, variablesOf } from './template';

/** True for a field whose value may have several lines: the last field, or a blank for pasted text. */
export function keepsLines(name: string, material: readonly string[]): boolean {
  return name === ANYTHING_ELSE.name || material.includes(name);
}

/** Values as they are stored, without empty ones. */
export function cleanValues(values: Values, material: readonly string[]): Values {
  const clean = Object.entries(values).map(([name, text]) => [name, cleanValue(text, keepsLines(name, material))] as const);
  return Object.fromEntries(clean.filter(([, text]) => text !== ''));
}

/** Values after typing into a blank. A value that is the default is kept as empty, and so are mere spaces in a blank without a default. */
export function withValue(values: Values, variable: Variable, text: string, keepsBreaks: boolean): Values {
  const clean = cleanValue(text, keepsBreaks);
  return { ...values, [variable.name]: clean === variable.default || (variable.default === null && !clean.trim()) ? '' : clean };
}

/** Names of the blanks for pasted text in a user's prompt: those without a default that stand alone on a line. */
export function materialIn(template: string): string[] {
  const written = parseTemplate(template).map((segment) =>
    segment.kind === 'blank' ? `${segment.before}[${segment.name}]${segment.after}` : segment.raw,
  );
  const lines = written.join('').split('\n');
  const alone = new Set(lines.map((line) => /^\[([A-Z0-9_]+)\]$/.exec(line.trim())?.[1]));
  return variablesOf(template).flatMap(({ name, default: given }) => (given === null && alone.has(name) ? name : []));
}
