import { variablesOf } from '@/lib/prompts/template';
import type { Source } from '@/lib/user-prompts/source';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { PromptFacts } from './prompt-facts';
import { SourceCredit } from './source-credit';
import { VersionsLink } from './versions-link';

type Props = { prompt: UserPrompt; source: Source | null };

/** The metadata under the title of one's own prompt. */
export function UserPromptMetadata({ prompt, source }: Props) {
  return (
    <>
      <span>{prompt.isPublic ? 'Public' : 'Private'}</span>
      {source && <SourceCredit source={source} />}
      <PromptFacts {...prompt} blanks={variablesOf(prompt.content).length} made="Created" />
      <VersionsLink promptId={prompt.id} />
    </>
  );
}
