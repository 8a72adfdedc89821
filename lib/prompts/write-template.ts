import { type BlankSegment, escapeBlanks, parseTemplate, type Variable, variablesOf } from './template';

/** What a variable offers where it is first named. */
export type Offers = Pick<Variable, 'name' | 'default' | 'choices' | 'example'>;

/** A place of a blank, in which `raw` does not matter. */
export type WrittenBlank = Omit<BlankSegment, 'raw'>;
export type WrittenSegment = { kind: 'text'; text: string } | WrittenBlank;

/**
 * The template of these segments and variables. What variables offer stands where they come first. A default that is not the first choice
 * takes two places, as it did where it was read: the default in the first that is no optional part, the choices in another one.
 */
export function templateOf(segments: readonly WrittenSegment[], variables: readonly Offers[]): string {
  const places = new Map<string, WrittenBlank[]>();
  for (const segment of segments) {
    if (segment.kind !== 'blank') continue;
    const own = places.get(segment.name);
    if (own) own.push(segment);
    else places.set(segment.name, [segment]);
  }
  const offers = new Map<WrittenSegment, string[]>();
  for (const variable of variables) {
    for (const { place, offered } of offersOf(variable, places.get(variable.name) ?? []))
      offers.set(place, [...(offers.get(place) ?? []), ...offered]);
  }
  return segments
    .map((segment) => (segment.kind === 'text' ? escapeBlanks(segment.text) : blankText(segment, offers.get(segment) ?? [])))
    .join('');
}

/** A template in the form of `templateOf`: two that ask for the same and say the same are equal in it. */
export function normalTemplate(template: string): string {
  return templateOf(parseTemplate(template), variablesOf(template));
}

type Offered = { place: WrittenBlank; offered: readonly string[] };

/** What is offered at which place of a variable, so that it is read again as it is. */
function offersOf({ default: given, choices, example }: Offers, places: WrittenBlank[]): Offered[] {
  const [first] = places;
  if (!first) return [];
  const shown = example ? [{ place: first, offered: [`e.g. ${example}`] }] : [];
  const asking = places.find(({ optional }) => !optional);
  if (given === null || !asking) {
    // At a place that is no optional part the first choice would be a default.
    const place = places.find(({ optional }) => optional) ?? first;
    return [{ place, offered: choices }, ...shown];
  }
  return [...defaultAndChoices(given, choices, asking, places), ...shown];
}

function defaultAndChoices(given: string, choices: readonly string[], asking: WrittenBlank, places: WrittenBlank[]): Offered[] {
  if (choices.length === 0) return [{ place: asking, offered: [given] }];
  const other = places.find((place) => place !== asking);
  const isFirst = given === '' || choices[0] === given;
  if (!isFirst && other) {
    const offered = other.optional ? choices : [...choices, ...choices.slice(0, 1)];
    return [
      { place: asking, offered: [given] },
      { place: other, offered },
    ];
  }
  const others = choices[0] === given ? choices.slice(1) : choices;
  // A place that offers one thing alone has a default and no choices.
  return [{ place: asking, offered: [given, ...(others.length > 0 ? others : [given])] }];
}

function blankText({ name, optional, before, after }: WrittenBlank, offered: readonly string[]): string {
  return `[${[name + (optional ? `?${before}…${after}` : ''), ...offered.map(offerText)].join('|')}]`;
}

/** What is offered elsewhere may have what ends an offer here. */
const offerText = (offer: string) => offer.replaceAll(']', ')').replaceAll('|', '/');
