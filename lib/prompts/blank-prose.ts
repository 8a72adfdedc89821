import type { Blank } from './prompt-document';

/** Describes in words what a blank offers: `"friendly" if nothing is said; such as "friendly", "formal"`. */
export function blankProse({ default: given, choices, example, optional, material }: Blank): string {
  return [
    ...(optional ? ['optional'] : []),
    ...(given === null ? [] : [`${JSON.stringify(given)} if nothing is said`]),
    ...(choices.length > 0 ? [`such as ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`] : []),
    ...(example ? [`e.g. ${JSON.stringify(example)}`] : []),
    ...(material ? ['the text to work on'] : []),
  ].join('; ');
}

export type ProseBlank = Pick<Blank, 'default' | 'choices' | 'example'>;

const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const PARTS = new RegExp(`(${STRING}) if nothing is said|such as (${STRING}(?:, ${STRING})*)|e\\.g\\. (${STRING})`, 'g');

/** Reads what `blankProse` wrote. Other words are ignored. */
export function parseBlankProse(prose: string): ProseBlank {
  const blank: { default: string | null; choices: string[]; example: string } = { default: null, choices: [], example: '' };
  for (const [, given, choices, example] of prose.matchAll(PARTS)) {
    if (given) blank.default = unquoted(given);
    if (choices) blank.choices = [...choices.matchAll(new RegExp(STRING, 'g'))].map(([choice]) => unquoted(choice));
    if (example) blank.example = unquoted(example);
  }
  return blank;
}

function unquoted(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return json.slice(1, -1);
  }
}
