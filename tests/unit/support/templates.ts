import fc from 'fast-check';

/** The name of a blank, by the grammar of the template language. A few come often, so that names repeat. */
export const name = fc.oneof(fc.constantFrom('A', 'TOPIC', 'OTHER'), fc.stringMatching(/^[A-Z0-9_]{1,12}$/));

/** Text that people really put into prompts and values, the awkward kinds included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '$&',
    "$' $` $$ $1",
    '\\n \\ \\\\',
    'one\ntwo\r\n\tthree',
    '👩‍👩‍👧 🇩🇪 ✍🏽',
    'שלום [עולם] مرحبا',
    '[OTHER]',
    '[OTHER|x]',
    '[a] [] [|] [Name] [ NAME ] ]][[',
    '\u202e\u0000\ufeff',
    '<b>&amp;</b>',
  ),
);

/** Text in which no blank can begin, whatever stands next to it. */
export const plainText = anyText.map((text) => text.replaceAll('[', '('));

/** The source of a blank with the parts it is made of. The default is null where none is given. */
export const blank = fc.record({
  name,
  default: fc.option(
    anyText.map((text) => text.replaceAll(']', ')')),
    { nil: null },
  ),
});

type Part = string | { name: string; default: string | null };

/** A template with the parts it is made of, in order. */
export const template = fc.array(fc.oneof(plainText, blank), { maxLength: 12 }).map((parts: Part[]) => ({
  parts,
  source: parts.map(sourceOf).join(''),
  names: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
}));

/** A part as it is written in a template. */
export function sourceOf(part: Part): string {
  if (typeof part === 'string') return part;
  return part.default === null ? `[${part.name}]` : `[${part.name}|${part.default}]`;
}

/** A template, and values typed for some of its blanks. */
export const templateWithValues = template.chain((written) =>
  fc
    .array(fc.tuple(fc.constantFrom('A', ...written.names), anyText), { maxLength: 8 })
    .map((entries) => ({ ...written, values: Object.fromEntries(entries) })),
);

/** A template with so many blanks, each of another name. */
export const blanksNamed = (count: number) => Array.from({ length: count }, (_, index) => `[BLANK_${index}]`).join(' ');
