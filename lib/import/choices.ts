import { IMPORT } from '../account-limits';
import { addToList } from '../lists/add-to-list';
import { characterCountProblem } from '../my-prompts/content-length';
import { type Choice, type Duplicate, duplicatesByPlace, type StoredRow } from './stored-import';

/** The choice before the user makes one: a prompt is skipped if the user has the same one already, or the import has it before. */
export const defaultChoice = ({ twin }: Pick<StoredRow, 'twin'>, duplicate: Duplicate | undefined): Choice =>
  duplicate?.same || twin !== null ? 'skip' : 'keep';

export const choiceOf = (row: Pick<StoredRow, 'choice' | 'twin'>, duplicate: Duplicate | undefined) =>
  row.choice ?? defaultChoice(row, duplicate);

/** Choices that the form of the preview sends. Those for many prompts win over those for single ones. */
export type SentChoices = {
  /** The choice for each prompt of the page, by its place. */
  each: ReadonlyMap<number, Choice>;
  /** Places of prompts of the page whose variables stay as they are in their files. */
  asIs: readonly number[];
  /** The choice for all prompts with a duplicate. */
  doubles: Choice | null;
  /** The choice for all prompts without a duplicate. */
  all: 'keep' | 'skip' | null;
  /** The choice for the variables of all prompts. */
  texts: 'blanks' | 'as-is' | null;
};

/** Places of prompts by the choice that they get, and by whether their variables stay as they are in their files. */
export type ChangedChoices = { choices: Map<Choice, number[]>; asIs: Map<boolean, number[]> };

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
    if (choice && choice !== choiceOf(row, duplicate)) addToList(changed.choices, choice, place);
    if (asIs === null) continue;
    const stays = sent.texts ? sent.texts === 'as-is' : sent.each.has(place) ? sentAsIs.has(place) : asIs;
    if (stays !== asIs) addToList(changed.asIs, stays, place);
  }
  return changed;
}

/** The places of prompts that would be imported, except the first `room`, which the account has room for. */
export function placesBeyond(
  rows: readonly Pick<StoredRow, 'place' | 'problem' | 'twin'>[],
  duplicates: readonly Duplicate[],
  room: number,
): number[] {
  const duplicateOf = duplicatesByPlace(duplicates);
  const wanted = rows.filter((row) => row.problem === null && defaultChoice(row, duplicateOf.get(row.place)) === 'keep');
  return wanted.slice(room).map(({ place }) => place);
}

/** The choices of an import for a new import of the same files. Choices in files of `readAgain`, which were read in another way, are lost. */
export function carriedChoices(
  before: readonly Pick<StoredRow, 'file' | 'choice' | 'asIs'>[],
  after: readonly { file: number }[],
  readAgain: ReadonlyMap<number, unknown>,
): ChangedChoices {
  const changed: ChangedChoices = { choices: new Map(), asIs: new Map() };
  const places = new Map<number, number[]>();
  for (const [place, { file }] of after.entries()) addToList(places, file, place);
  for (const { file, choice, asIs } of before) {
    const place = places.get(file)?.shift();
    if (place === undefined || readAgain.has(file)) continue;
    if (choice) addToList(changed.choices, choice, place);
    if (asIs) addToList(changed.asIs, true, place);
  }
  return changed;
}

/** Places of prompts, and ids of their duplicates, as the database function import_prompts takes them. */
export type ResolvedChoices = { skipped: number[]; replaced: number[]; doubles: number[]; double_ids: string[] };

type Row = Pick<StoredRow, 'place' | 'title' | 'problem' | 'bytes' | 'length' | 'twin' | 'choice'>;

/** The choices for all prompts of an import, or why the prompts cannot be imported with them. */
export function resolveChoices(rows: readonly Row[], duplicates: readonly Duplicate[]): ResolvedChoices | { problem: string } {
  const duplicateOf = duplicatesByPlace(duplicates);
  const taken: ResolvedChoices = { skipped: [], replaced: [], doubles: [], double_ids: [] };
  const replacedIds = new Set<string>();
  let [bytes, bytesReplaced, bytesReplacing] = [0, 0, 0];
  for (const row of rows) {
    if (row.problem !== null) continue;
    const duplicate = duplicateOf.get(row.place);
    const wanted = choiceOf(row, duplicate);
    // If several prompts have the same duplicate, only the first replaces it. The others become new prompts.
    const isReplacing = wanted === 'replace' && duplicate !== undefined && !replacedIds.has(duplicate.promptId);
    if (wanted === 'skip') taken.skipped.push(row.place);
    else bytes += row.bytes;
    if (isReplacing) {
      // Replacing a text is an edit, whose length is limited more than that of a new prompt.
      const problem = characterCountProblem(row.length);
      if (problem) return { problem: `“${row.title}” cannot replace your prompt: ${problem}. Keep both, or skip it` };
      replacedIds.add(duplicate.promptId);
      bytesReplaced += duplicate.bytes;
      bytesReplacing += row.bytes;
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
  // Undo brings the replaced texts back in one request, too.
  const replacing = Math.max(bytesReplaced, bytesReplacing);
  if (replacing > IMPORT.replacedBytes)
    return {
      problem: `These are ${megabytes(replacing)} of text, and ${megabytes(IMPORT.replacedBytes)} can be replaced at once. Keep both, or skip some of them, and import the file again for the rest`,
    };
  return taken;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
