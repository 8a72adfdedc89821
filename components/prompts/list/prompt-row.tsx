import { excerptOf } from '@/lib/prompts/excerpt';
import type { Category, Prompt } from '@/lib/prompts/prompt';
import { promptMetadataOf } from '@/lib/prompts/prompt-metadata';
import { markMatches } from '@/lib/search/highlight';
import { PromptCard, type PromptCardProps } from './prompt-card';

export type PromptRowProps = {
  prompt: Prompt;
  /** Left out where the list is of one category. */
  category?: Category;
  matches?: ReadonlySet<string>;
  badge?: boolean;
  /** The level of the title's heading: that below the list's own. */
  heading?: 'h2' | 'h3';
  /** In a list of two columns it takes a line of its own. */
  alone?: boolean;
};

/** A prompt in a list. Long lists use ClientPromptRow. */
export function PromptRow(props: PromptRowProps) {
  return <PromptCard {...cardOf(props)} />;
}

export function cardOf({ prompt, category, matches, badge = false, heading = 'h3', alone }: PromptRowProps): PromptCardProps {
  const { id, slug, title, promptText } = prompt;
  return {
    id,
    slug,
    title,
    marked: matches?.size ? markMatches(title, matches) : undefined,
    excerpt: excerptOf(promptText, matches),
    metadata: promptMetadataOf(prompt, category),
    badge,
    heading,
    alone,
  };
}
