import { XLink } from '@/components/profiles/x-link';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { SourceCredit } from '@/components/user-prompts/source-credit';
import { formatDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { publicName } from '@/lib/profiles/profile';
import { variablesOf } from '@/lib/prompts/template';
import { publicPromptsPath } from '@/lib/user-prompts/public-prompt-filter';
import type { Source } from '@/lib/user-prompts/source';
import type { PublicPrompt } from '@/lib/user-prompts/user-prompt';

type Props = { prompt: PublicPrompt; source: Source | null };

/** The metadata under the title of a public prompt's page. */
export function PublicPromptMetadata({ prompt: { author, category, content, createdAt, updatedAt }, source }: Props) {
  return (
    <>
      <span>
        By{' '}
        <Link className="tall-target" href={paths.profile(author.username)} dir="auto" rel="author">
          {publicName(author)}
        </Link>
      </span>
      {source && <SourceCredit source={source} />}
      {category && (
        <Link className="tall-target" href={publicPromptsPath({ category })} dir="auto">
          {category}
        </Link>
      )}
      <span className="num">{plural(variablesOf(content).length, 'blank')}</span>
      <span>
        Shared <Day iso={createdAt} />
      </span>
      {formatDay(updatedAt) !== formatDay(createdAt) && (
        <span>
          Updated <Day iso={updatedAt} />
        </span>
      )}
      {author.xHandle && <XLink handle={author.xHandle}>{`Follow @${author.xHandle} on X`}</XLink>}
    </>
  );
}
