import { excerptOf } from '@/lib/prompts/excerpt';
import type { Category, Prompt } from '@/lib/prompts/prompt';
import { markWords } from '@/lib/search/words';
import { PromptCard, type PromptCardProps } from './prompt-card';
import { promptMetadataOf } from './prompt-metadata';

export type PromptRowProps = {
  prompt: Prompt;
  /** Left out where the list is of one category. */
  category?: Category;
  hits?: ReadonlySet<string>;
  badge?: boolean;
  /** The level of the title's heading: that below the list's own. */
  heading?: 'h2' | 'h3';
};

/** A prompt in a list. Long lists use ClientPromptRow. */
export function PromptRow(props: PromptRowProps) {
  return <PromptCard {...cardOf(props)} />;
}

export function cardOf({ prompt, category, hits, badge = false, heading = 'h3' }: PromptRowProps): PromptCardProps {
  const { slug, title, promptText } = prompt;
  return {
    slug,
    title,
    marked: hits?.size ? markWords(title, hits) : undefined,
    excerpt: excerptOf(promptText, hits),
    metadata: promptMetadataOf(prompt, category),
    badge,
    heading,
  };
}
