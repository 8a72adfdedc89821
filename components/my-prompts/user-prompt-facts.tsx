import { PromptFacts } from '@/components/prompts/row/prompt-facts';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { LIST_FACTS, userPromptFacts } from '@/lib/my-prompts/list-item';
import type { Source } from '@/lib/my-prompts/source';
import { shownTag } from '@/lib/my-prompts/tags';
import type { UserPrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { promptRef } from '@/lib/prompts/prompt-ref';
import { formatDay } from '@/lib/text/dates';

export function UserPromptFacts({ prompt }: { prompt: UserPrompt }) {
  const { id, createdAt, updatedAt } = prompt;
  return (
    <>
      <PromptFacts item={{ ref: promptRef(id), facts: userPromptFacts(prompt, LIST_FACTS.page) }} />
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
