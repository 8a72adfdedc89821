import { IMPORT } from '../account-limits';
import { characterCountProblem } from '../my-prompts/content-length';
import type { Duplicate, StoredRow } from './stored-import';

/** Choices for a prompt of an import. `keep` keeps both it and a duplicate. */
export const CHOICES = ['keep', 'skip', 'replace'] as const;
export type Choice = (typeof CHOICES)[number];

/** Default choice: skips a prompt that exists already, or twice in the import. */
export function usualChoice({ twin }: Pick<StoredRow, 'twin'>, duplicate: Duplicate | undefined): Choice {
  return duplicate?.same || twin !== null ? 'skip' : 'keep';
}

export type Choices = { each: ReadonlyMap<number, Choice>; doubles: Choice | null; all: 'keep' | 'skip' | null };

export type Chosen = { skipped: number[]; replaced: number[]; doubles: number[]; double_ids: string[] };

type Row = Pick<StoredRow, 'place' | 'title' | 'problem' | 'bytes' | 'length' | 'twin'>;

/** Resolves the choices, or returns why they cannot be taken. A choice for all wins over one for each. */
export function chosen(
  rows: readonly Row[],
  duplicates: readonly Duplicate[],
  { each, doubles: forDuplicates, all: forAll }: Choices,
): Chosen | { problem: string } {
  const duplicateOf = new Map(duplicates.map((duplicate) => [duplicate.place, duplicate]));
  const taken: Chosen = { skipped: [], replaced: [], doubles: [], double_ids: [] };
  const replacedIds = new Set<string>();
  let [bytes, replacedBytes] = [0, 0];
  for (const row of rows) {
    if (row.problem !== null) continue;
    const duplicate = duplicateOf.get(row.place);
    const wanted = (duplicate ? forDuplicates : forAll) ?? each.get(row.place) ?? usualChoice(row, duplicate);
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
