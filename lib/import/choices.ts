import { IMPORT } from '../account-limits';
import { addTo } from '../lists/add-to';
import { characterCountProblem } from '../my-prompts/content-length';
import { type Choice, type Duplicate, duplicatesByPlace, type StoredRow } from './stored-import';

/** Default choice: skips a prompt that exists already, or twice in the import. */
export function usualChoice({ twin }: Pick<StoredRow, 'twin'>, duplicate: Duplicate | undefined): Choice {
  return duplicate?.same || twin !== null ? 'skip' : 'keep';
}

/** The choice for a prompt: what was said, or the default. */
export const choiceOf = (row: Pick<StoredRow, 'choice' | 'twin'>, duplicate: Duplicate | undefined) =>
  row.choice ?? usualChoice(row, duplicate);

/**
 * The parts of a sent form: choices for the prompts of its page, and the places of those whose texts stay as they are in their files; and choices for all,
 * which win over them: for those that somebody has already, for the others, and for the texts.
 */
export type SentChoices = {
  each: ReadonlyMap<number, Choice>;
  asIs: readonly number[];
  doubles: Choice | null;
  all: 'keep' | 'skip' | null;
  texts: 'blanks' | 'as-is' | null;
};

export type ChangedChoices = { choices: Map<Choice, number[]>; asIs: Map<boolean, number[]> };

/** The places whose choices change by a form. */
export function changedChoices(
  rows: readonly Pick<StoredRow, 'place' | 'problem' | 'twin' | 'choice' | 'asIs'>[],
  duplicates: readonly Duplicate[],
  sent: SentChoices,
): ChangedChoices {
  const duplicateOf = duplicatesByPlace(duplicates);
  const sentAsIs = new Set(sent.asIs);
  const changed: ChangedChoices = { choices: new Map(), asIs: new Map() };
  for (const row of rows) {
    if (row.problem !== null) continue;
    const { place, asIs } = row;
    const duplicate = duplicateOf.get(place);
    const choice = (duplicate ? sent.doubles : sent.all) ?? sent.each.get(place);
    if (choice && choice !== choiceOf(row, duplicate)) addTo(changed.choices, choice, place);
    if (asIs === null) continue;
    const stays = sent.texts ? sent.texts === 'as-is' : sent.each.has(place) ? sentAsIs.has(place) : asIs;
    if (stays !== asIs) addTo(changed.asIs, stays, place);
  }
  return changed;
}

/** The places of the prompts that would be imported, but stand behind the first that an account has room for. */
export function placesBeyond(
  rows: readonly Pick<StoredRow, 'place' | 'problem' | 'twin'>[],
  duplicates: readonly Duplicate[],
  room: number,
): number[] {
  const duplicateOf = duplicatesByPlace(duplicates);
  const wanted = rows.filter((row) => row.problem === null && usualChoice(row, duplicateOf.get(row.place)) === 'keep');
  return wanted.slice(room).map(({ place }) => place);
}

type CarriedRow = Pick<StoredRow, 'place' | 'file' | 'choice' | 'asIs'>;

/** Choices for the prompts of an import, carried over to the same prompts of its files after some of them were read again in another way. */
export function carriedChoices(
  before: readonly CarriedRow[],
  after: readonly { file: number }[],
  readAgain: ReadonlyMap<number, unknown>,
): ChangedChoices {
  const changed: ChangedChoices = { choices: new Map(), asIs: new Map() };
  const places = new Map<number, number[]>();
  for (const [place, { file }] of after.entries()) addTo(places, file, place);
  for (const { file, choice, asIs } of before) {
    const place = places.get(file)?.shift();
    if (place === undefined || readAgain.has(file)) continue;
    if (choice) addTo(changed.choices, choice, place);
    if (asIs) addTo(changed.asIs, true, place);
  }
  return changed;
}

export type Chosen = { skipped: number[]; replaced: number[]; doubles: number[]; double_ids: string[] };

type Row = Pick<StoredRow, 'place' | 'title' | 'problem' | 'bytes' | 'length' | 'twin' | 'choice'>;

/** Resolves the choices, or returns why they cannot be taken. */
export function chosen(rows: readonly Row[], duplicates: readonly Duplicate[]): Chosen | { problem: string } {
  const duplicateOf = duplicatesByPlace(duplicates);
  const taken: Chosen = { skipped: [], replaced: [], doubles: [], double_ids: [] };
  const replacedIds = new Set<string>();
  let [bytes, replacedBytes] = [0, 0];
  for (const row of rows) {
    if (row.problem !== null) continue;
    const duplicate = duplicateOf.get(row.place);
    const wanted = choiceOf(row, duplicate);
    // Two cannot take the place of one.
    const isReplacing = wanted === 'replace' && duplicate !== undefined && !replacedIds.has(duplicate.promptId);
    if (wanted === 'skip') taken.skipped.push(row.place);
    else bytes += row.bytes;
    if (isReplacing) {
      // A new prompt may be short or long; replacing a text is an edit.
      const problem = characterCountProblem(row.length);
      if (problem) return { problem: `“${row.title}” cannot replace your prompt: ${problem}. Keep both, or skip it` };
      replacedIds.add(duplicate.promptId);
      replacedBytes += row.bytes;
      taken.replaced.push(row.place);
    }
    if (duplicate && (isReplacing || wanted === 'skip')) {
      taken.doubles.push(row.place);
      taken.double_ids.push(duplicate.promptId);
    }
  }
  if (bytes > IMPORT.textBytes)
    return {
      problem: `These are ${megabytes(bytes)} of text, and ${megabytes(IMPORT.textBytes)} can be imported at once. Skip some of them, and import the file again for the rest`,
    };
  if (replacedBytes > IMPORT.replacedBytes)
    return {
      problem: `These are ${megabytes(replacedBytes)} of text, and ${megabytes(IMPORT.replacedBytes)} can be replaced at once. Keep both, or skip some of them, and import the file again for the rest`,
    };
  return taken;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
