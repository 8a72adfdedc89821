import { ANYTHING_ELSE, parseTemplate, type Values, type Variable, variablesOf } from './template';

const LINE_BREAKS = /[\r\n\u2028\u2029]+/;

/**
 * A text as it is kept for a blank: on one line, or with its lines where the blank takes pasted text (`material`). Never with a line break
 * at its end.
 */
export function cleanValue(text: string, material: boolean): string {
  const lines = text.split(LINE_BREAKS);
  if (lines.length === 1) return text;
  if (material) return withoutLastBreaks(text);
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

// In a loop: /[\r\n]+$/ takes time that grows with the square of a run of line breaks.
function withoutLastBreaks(text: string): string {
  let end = text.length;
  while (end > 0 && LINE_BREAKS.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether several lines are kept: in the last field and where a blank takes pasted text. */
export function keepsLines(name: string, material: readonly string[]): boolean {
  return name === ANYTHING_ELSE.name || material.includes(name);
}

/** Values from elsewhere, each as it is kept. */
export function cleanValues(values: Values, material: readonly string[]): Values {
  const clean = Object.entries(values).map(([name, text]) => [name, cleanValue(text, keepsLines(name, material))] as const);
  return Object.fromEntries(clean.filter(([, text]) => text !== ''));
}

/** The values after a text that was pasted into a blank for one line was moved to the last field, behind what stands there. */
export function withMoved(values: Values, variable: Variable, before: string, text: string): Values {
  const written = values[ANYTHING_ELSE.name];
  return withWritten(withWritten(values, variable, before, false), ANYTHING_ELSE, written ? `${written}\n\n${text}` : text, true);
}

/** The values after a text was written into a blank. Whoever writes the default writes nothing. */
export function withWritten(values: Values, variable: Variable, text: string, material: boolean): Values {
  const clean = cleanValue(text, material);
  return { ...values, [variable.name]: clean === variable.default ? '' : clean };
}

/**
 * Where Return leads from the blank at `place`: the next one of another name that does not stand before already, because that one is
 * written. `names` are those of all blanks in the order of the text. -1 after the last one.
 */
export function nextBlank(names: readonly string[], place: number): number {
  return names.findIndex((name, index) => index > place && names.indexOf(name) === index);
}

/** The blanks that take pasted text in a prompt that does not name them: those without a default that stand alone on a line. */
export function materialIn(template: string): string[] {
  const written = parseTemplate(template).map((segment) =>
    segment.kind === 'blank' ? `${segment.before}[${segment.name}]${segment.after}` : segment.raw,
  );
  const lines = written.join('').split('\n');
  const alone = new Set(lines.map((line) => /^\[([A-Z0-9_]+)\]$/.exec(line.trim())?.[1]));
  return variablesOf(template).flatMap(({ name, default: given }) => (given === null && alone.has(name) ? name : []));
}

/** "2 blanks still empty": what whoever copies a prompt should know. Nothing when none is. */
export function emptyMessage(count: number): string {
  return count === 0 ? '' : `${count} ${count === 1 ? 'blank' : 'blanks'} still empty`;
}
