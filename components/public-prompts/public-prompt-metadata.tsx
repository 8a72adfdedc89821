import { LabelFact, SourceCredit, TagFacts } from '@/components/my-prompts/user-prompt-facts';
import { XLink } from '@/components/profiles/x-link';
import { Link } from '@/components/ui/link';
import { listPath } from '@/lib/lists/list-filter';
import type { Source } from '@/lib/my-prompts/source';
import type { UserPrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { publicName } from '@/lib/profiles/profile';

export function PublicPromptMetadata({ prompt, source }: { prompt: UserPrompt; source: Source | null }) {
  const { author, category, tags } = prompt;
  return (
    <>
      <span>
        By{' '}
        <Link className="tall-target" href={paths.profile(author.username)} dir="auto" rel="author">
          {publicName(author)}
        </Link>
      </span>
      {category && <LabelFact name={category} href={listPath(paths.publicPrompts, { category })} />}
      <TagFacts tags={tags} />
      {source && <SourceCredit source={source} />}
      {author.xHandle && <XLink handle={author.xHandle}>{`Follow @${author.xHandle} on X`}</XLink>}
    </>
  );
}
