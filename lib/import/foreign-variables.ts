import { blankName } from '../prompts/identifier';
import { parseTemplate } from '../prompts/template';
import type { Note } from './import';

/** How tools write variables in a text. Each expression gives the name as `name`, and what it says by itself as `given`. */
const NOTATIONS = {
  /** `{{name}}`, `{{ user.name }}`, `{{name|filter}}` */
  braces: /\{\{\s{0,3}(?<name>[\p{L}_][\p{L}\p{N}_ .-]{0,59}?)\s{0,3}(?:\|[^{}\n]{0,300})?\}\}/gu,
  /** `${name}`, `${name:default}`, `${input:name:default}` */
  dollar: /\$\{(?:input:)?(?<name>[\p{L}_][\p{L}\p{N}_ .-]{0,59})(?::(?<given>[^{}\n]{0,300}))?\}/gu,
  /** `{argument name="tone" default="friendly"}`, `{clipboard}` */
  raycast:
    /\{argument(?:[^{}\n]{0,200}?\bname="(?<name>[^"{}\n]{1,60})")?(?:[^{}\n]{0,200}?\bdefault="(?<given>[^"{}\n]{0,300})")?[^{}\n]{0,200}\}|\{(?<own>clipboard|selection|browser-tab|cursor|date|time|datetime|day)\}/gu,
  /** `[[name]]` */
  brackets: /\[\[(?<name>[\p{L}_][\p{L}\p{N}_ -]{0,59})\]\]/gu,
  /** `$ARGUMENTS` */
  arguments: /\$(?<name>ARGUMENTS)\b/gu,
} as const;

export type Notation = keyof typeof NOTATIONS;

/**
 * A template in which what other tools take for variables are blanks, and what changed, in sentences. Where a file has kept apart what is no
 * variable, `written` is the text as it stands there.
 */
export function withForeignVariables(template: string, notations: readonly Notation[], written?: string): { text: string; notes: Note[] } {
  const variables = written === undefined ? null : new Set(notations.flatMap((notation) => variablesIn(written, notation)));
  const changed = new Map<string, string>();
  const text = parseTemplate(template)
    .map(({ kind, raw }) =>
      kind === 'blank' ? raw : notations.reduce((source, notation) => turned(source, notation, variables, changed), raw),
    )
    .join('');
  return { text, notes: [...changed].map(([raw, blank]) => variableNote(raw, blank)) };
}

export const variableNote = (raw: string, blank: string): Note => ({ kind: 'variable', text: `${raw} became the blank ${blank}` });

const variablesIn = (text: string, notation: Notation) => [...text.matchAll(NOTATIONS[notation])].map(([raw]) => raw);

function turned(source: string, notation: Notation, variables: ReadonlySet<string> | null, changed: Map<string, string>): string {
  return source.replace(NOTATIONS[notation], (...found) => {
    const raw = String(found[0]);
    if (variables?.has(raw) === false) return raw;
    const groups: Record<string, string | undefined> = found.at(-1);
    const at: number = found.at(-3);
    const name = blankName(groups.name ?? groups.own ?? 'ARGUMENT');
    // After a backslash it would be text.
    if (!name || source[at - 1] === '\\') return raw;
    const given = groups.given?.replaceAll(']', ')').replaceAll('|', '/');
    const blank = given ? `[${name}|${given}]` : `[${name}]`;
    changed.set(raw, blank);
    return blank;
  });
}
