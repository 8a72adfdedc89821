import type { Source } from '@/lib/user-prompts/source';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { CategoryFact } from './prompt-facts';
import { SourceCredit } from './source-credit';

type Props = { prompt: UserPrompt; source: Source | null };

/** The metadata under the title of one's own prompt. */
export function UserPromptMetadata({ prompt, source }: Props) {
  return (
    <>
      <span>{prompt.isPublic ? 'Public' : 'Private'}</span>
      <CategoryFact name={prompt.category} />
      {source && <SourceCredit source={source} />}
    </>
  );
}
