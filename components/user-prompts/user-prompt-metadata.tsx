import { Day } from '@/components/ui/day';
import { VersionsLink } from '@/components/versions/versions-link';
import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/plural';
import { variablesOf } from '@/lib/prompts/template';
import type { Source } from '@/lib/user-prompts/source';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { SourceCredit } from './source-credit';

type Props = { prompt: UserPrompt; source: Source | null };

/** The metadata under the title of one's own prompt. */
export function UserPromptMetadata({ prompt: { id, isPublic, category, content, createdAt, updatedAt }, source }: Props) {
  return (
    <>
      <span>{isPublic ? 'Public' : 'Private'}</span>
      {source && <SourceCredit source={source} />}
      {category && <span dir="auto">{category}</span>}
      <span className="num">{plural(variablesOf(content).length, 'blank')}</span>
      <span>
        Created <Day iso={createdAt} />
      </span>
      {formatDay(updatedAt) !== formatDay(createdAt) && (
        <span>
          Updated <Day iso={updatedAt} />
        </span>
      )}
      <VersionsLink promptId={id} />
    </>
  );
}
