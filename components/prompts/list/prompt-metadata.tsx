import type { PromptMetadataValues } from '@/lib/prompts/prompt-metadata';

/** The items of a metadata line. */
export function PromptMetadata({ metadata: { category, asks, blanks, worked } }: { metadata: PromptMetadataValues }) {
  return (
    <>
      {category && <span>{category}</span>}
      {asks && <span>{asks}</span>}
      <span className="num">{blanks}</span>
      {worked && <span className="num">{worked}</span>}
    </>
  );
}
