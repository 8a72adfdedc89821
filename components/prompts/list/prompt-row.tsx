import { excerptOf } from '@/lib/prompts/excerpt';
import type { Category, Prompt } from '@/lib/prompts/prompt';
import { markMatches } from '@/lib/search/highlight';
import { PromptCard } from './prompt-card';
import { promptMetadataOf } from './prompt-metadata';

type Props = {
  prompt: Prompt;
  /** Left out where the list is of one category. */
  category?: Category;
  matches?: ReadonlySet<string>;
  badge?: boolean;
  /** The level of the title's heading: that below the list's own. */
  heading?: 'h2' | 'h3';
};

/** A prompt in a list. */
export function PromptRow({ prompt, category, matches, badge = false, heading = 'h3' }: Props) {
  const { slug, title, promptText } = prompt;
  return (
    <PromptCard
      slug={slug}
      title={title}
      marked={matches?.size ? markMatches(title, matches) : undefined}
      excerpt={excerptOf(promptText, matches)}
      metadata={promptMetadataOf(prompt, category)}
      badge={badge}
      heading={heading}
    />
  );
}
