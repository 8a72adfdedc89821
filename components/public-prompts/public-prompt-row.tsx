import { publicName } from '@/lib/profiles/profile';
import { excerptOf } from '@/lib/prompts/excerpt';
import { markMatches } from '@/lib/search/highlight';
import { matchesIn } from '@/lib/user-prompts/public-prompt';
import type { PublicPromptPreview } from '@/lib/user-prompts/user-prompt';
import { PublicPromptCard } from './public-prompt-card';

type Props = {
  prompt: PublicPromptPreview;
  /** What was searched for, to mark it. */
  q?: string;
  /** The level of the title's heading: that below the list's own. */
  heading?: 'h2' | 'h3';
};

/** A community prompt in a list, with its author. */
export function PublicPromptRow({ prompt, q = '', heading = 'h2' }: Props) {
  const { id, title, preview, category, author, createdAt } = prompt;
  const matches = matchesIn(q, [title, preview]);
  return (
    <PublicPromptCard
      id={id}
      title={markMatches(title, matches)}
      excerpt={excerptOf(preview, matches)}
      category={category}
      author={{ name: publicName(author), username: author.username }}
      createdAt={createdAt}
      heading={heading}
    />
  );
}
