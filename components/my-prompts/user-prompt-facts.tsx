import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import type { Source } from '@/lib/my-prompts/source';
import { shownTag } from '@/lib/my-prompts/tags';
import type { UserPrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { formatDay } from '@/lib/text/dates';

export function UserPromptDates({ prompt: { createdAt, updatedAt } }: { prompt: Pick<UserPrompt, 'createdAt' | 'updatedAt'> }) {
  return (
    <>
      <span className="num">
        Created <Day iso={createdAt} />
      </span>
      {formatDay(updatedAt) !== formatDay(createdAt) && (
        <span className="num">
          Updated <Day iso={updatedAt} />
        </span>
      )}
    </>
  );
}

export function LabelFact({ name, href }: { name: string; href?: string | undefined }) {
  if (!href) return <span dir="auto">{name}</span>;
  return (
    <Link className="tall-target" href={href} dir="auto">
      {name}
    </Link>
  );
}

export function TagFacts({ tags, href }: { tags: readonly string[]; href?: (tag: string) => string }) {
  return tags.map((tag) => <LabelFact key={tag} name={shownTag(tag)} href={href?.(tag)} />);
}

export function SourceCredit({ source: { title, author, href } }: { source: Source }) {
  return (
    <span>
      From <cite dir="auto">{href ? <Link href={href}>{title}</Link> : title}</cite>
      {author !== null && (
        <>
          {' '}
          by <bdi>{author}</bdi>
        </>
      )}
    </span>
  );
}

export function VersionsLink({ promptId }: { promptId: string }) {
  return (
    <Link className="inline-block tall-target print:hidden" href={paths.promptVersions(promptId)}>
      Versions
    </Link>
  );
}
