import { fillTemplate } from '@/lib/prompts/template';

/** The 5-word sequences of a prompt. */
function sequencesOf(promptText: string): Set<string> {
  const words = fillTemplate(promptText)
    .toLowerCase()
    .match(/[\p{L}\p{N}’']+/gu);
  return new Set(words?.slice(0, -4).map((_, at) => words.slice(at, at + 5).join(' ')));
}

/** Every pair of texts that shares more than `limit` of the 5-word sequences of the shorter one. */
export function nearDuplicates(texts: { slug: string; promptText: string }[], limit: number): string[] {
  const known = texts.map(({ slug, promptText }) => ({ slug, sequences: sequencesOf(promptText) }));
  return known.flatMap((one, at) =>
    known.slice(at + 1).flatMap((other) => {
      const [small, large] = one.sequences.size < other.sequences.size ? [one, other] : [other, one];
      const shared = [...small.sequences].filter((sequence) => large.sequences.has(sequence)).length;
      return shared > limit * small.sequences.size ? `${one.slug} and ${other.slug}` : [];
    }),
  );
}
