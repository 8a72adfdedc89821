import { addToList } from '../lists/add-to-list';
import { type BlankSegment, escapeBlanks, type Variable } from './template';

export type Offers = Pick<Variable, 'name' | 'default' | 'choices' | 'example'>;

export type WrittenBlank = Omit<BlankSegment, 'raw'>;
export type WrittenSegment = { kind: 'text'; text: string } | WrittenBlank;

/** Writes a template. If the default of a variable is not its first choice, one of its places gets the default, and another, if any, the choices. */
export function templateOf(segments: readonly WrittenSegment[], variables: readonly Offers[]): string {
  const places = new Map<string, WrittenBlank[]>();
  for (const segment of segments) if (segment.kind === 'blank') addToList(places, segment.name, segment);
  const offers = new Map<WrittenSegment, string[]>();
  for (const variable of variables) {
    for (const { place, offered } of offersOf(variable, places.get(variable.name) ?? []))
      offers.set(place, [...(offers.get(place) ?? []), ...offered]);
  }
  return segments
    .map((segment) => (segment.kind === 'text' ? escapeBlanks(segment.text) : blankText(segment, offers.get(segment) ?? [])))
    .join('');
}

type Offered = { place: WrittenBlank; offered: readonly string[] };

/** Distributes what a variable offers over its places, so that parsing the template returns the same variable where the places suffice. */
function offersOf({ default: given, choices, example }: Offers, places: WrittenBlank[]): Offered[] {
  const [first] = places;
  if (!first) return [];
  const shown = example ? [{ place: first, offered: [`e.g. ${example}`] }] : [];
  const asking = places.find(({ optional }) => !optional);
  if (given === null || !asking) {
    // Outside an optional part the first choice would be the default.
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
  // The default stands twice if it is the only choice, because a single offer is no choice.
  return [{ place: asking, offered: [given, ...(others.length > 0 ? others : [given])] }];
}

function blankText({ name, optional, before, after }: WrittenBlank, offered: readonly string[]): string {
  return blankWith(name + (optional ? `?${before}…${after}` : ''), offered);
}

/** A blank as it is written, with its default, choices and example. Characters that would end an offer are replaced. */
export const blankWith = (name: string, offers: readonly string[]) => `[${[name, ...offers.map(offerText)].join('|')}]`;

const offerText = (offer: string) => offer.replaceAll(']', ')').replaceAll('|', '/');
