import { CollectionNames } from '@/components/collections/collection-names';
import type { CollectionName } from '@/lib/collections/collection';
import { excerptOf } from '@/lib/prompts/excerpt';
import { markMatches } from '@/lib/search/highlight';
import { matchesIn } from '@/lib/user-prompts/public-prompt';
import type { UserPromptPreview } from '@/lib/user-prompts/user-prompt';
import { UserPromptItem } from './user-prompt-item';

type Props = {
  prompt: UserPromptPreview;
  /** What they search it for. */
  q: string | undefined;
  /** Those that hold it. */
  collections: CollectionName[];
};

/** One of somebody's prompts in their list. */
export function UserPromptRow({ prompt: { preview, ...prompt }, q, collections }: Props) {
  const matches = q ? matchesIn(q, [prompt.title, preview]) : undefined;
  const marked = matches && markMatches(prompt.title, matches);
  return (
    <UserPromptItem
      prompt={prompt}
      marked={marked}
      excerpt={excerptOf(preview, matches)}
      names={<CollectionNames promptId={prompt.id} collections={collections} />}
    />
  );
}
