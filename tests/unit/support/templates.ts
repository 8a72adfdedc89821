import fc from 'fast-check';

/** The name of a blank, by the grammar of the template language. A few come often, so that names repeat. */
export const name = fc.oneof(
  fc.constantFrom('A', 'TOPIC', 'OTHER'),
  fc.stringMatching(/^[A-Z0-9_]{1,12}$/).filter((text) => !/^\d+$/.test(text)),
);

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
    '\\[OTHER]',
    ' for … of us',
    '[OTHER? or ... so] … ...',
    '[a] [] [|] [Name] [ NAME ] ]][[',
    '\u202e\u0000\ufeff',
    '<b>&amp;</b>',
  ),
);

/** Text in which no blank can begin, and which makes none text, whatever stands next to it. */
export const plainText = anyText.map((text) => text.replaceAll('[', '(').replace(/\\+$/, ''));

const inside = anyText.map((text) => text.replace(/[[\]|]/g, '/'));
/** A default or a choice: no example. */
const offer = inside.filter((text) => !text.startsWith('e.g. '));
const offers = fc.array(offer.filter(Boolean), { maxLength: 3 });
const example = fc.oneof(fc.constant(''), inside.filter(Boolean));

/** A blank with the parts it is made of. The default is null where none is given; a blank without one offers no choices. */
export const blank = fc.oneof(
  fc.record({ name, default: fc.constant(null), choices: fc.constant<string[]>([]), example, words: fc.constant(null) }),
  fc.record({ name, default: offer, choices: offers, example, words: fc.constant(null) }),
);

const words = inside.map((text) => text.replace(/…|\.\.\./g, '-').replace(/\.+$/, ''));
/** An optional part with the parts it is made of. */
export const optionalPart = fc.record({
  ...{ name, default: fc.constant(null), choices: offers, example },
  words: fc.record({ before: words, after: inside, ellipsis: fc.constantFrom('…', '...') }),
});

type BlankPart = {
  name: string;
  default: string | null;
  choices: string[];
  example: string;
  words: { before: string; after: string; ellipsis: string } | null;
};
export type Part = string | BlankPart;

/** A template with the parts it is made of, in order. */
export const template = fc.array(fc.oneof(plainText, blank, optionalPart), { maxLength: 12 }).map((parts: Part[]) => ({
  parts,
  source: parts.map(sourceOf).join(''),
  names: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
}));

/** A part as it is written in a template. */
export function sourceOf(part: Part): string {
  if (typeof part === 'string') return part;
  const { name, words, example } = part;
  const offered = [part.default, ...part.choices, example && `e.g. ${example}`].filter((text) => text !== null && text !== '');
  const given = part.default === '' ? ['', ...offered] : offered;
  return `[${[name + (words ? `?${words.before}${words.ellipsis}${words.after}` : ''), ...given].join('|')}]`;
}

/** A template, and values typed for some of its blanks. */
export const templateWithValues = template.chain((written) =>
  fc
    .array(fc.tuple(fc.constantFrom('A', ...written.names), anyText), { maxLength: 8 })
    .map((entries) => ({ ...written, values: Object.fromEntries(entries) })),
);

/** A template with so many blanks, each of another name. */
export const blanksNamed = (count: number) => Array.from({ length: count }, (_, index) => `[BLANK_${index}]`).join(' ');

/** Before a mark of the text such a value leaves that one out (doubled-marks.test.ts). */
export const endsWithMark = (text: string) => /[^\p{L}\p{N}\]]\s*$/u.test(text);
