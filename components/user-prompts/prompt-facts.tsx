import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { variablesOf } from '@/lib/prompts/template';
import { formatDay } from '@/lib/text/dates';
import { plural } from '@/lib/text/plural';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';

type Props = {
  prompt: Pick<UserPrompt, 'content' | 'createdAt' | 'updatedAt'>;
  /** What happened at `createdAt`. */
  made: 'Created' | 'Shared';
};

/** What is known of a prompt that somebody wrote, below its text. */
export function PromptFacts({ prompt: { content, createdAt, updatedAt }, made }: Props) {
  return (
    <>
      <span className="num">{plural(variablesOf(content).length, 'blank')}</span>
      <span className="num">
        {made} <Day iso={createdAt} />
      </span>
      {formatDay(updatedAt) !== formatDay(createdAt) && (
        <span className="num">
          Updated <Day iso={updatedAt} />
        </span>
      )}
    </>
  );
}

/** The category of a prompt that somebody wrote, with a link to where others of it are, if anywhere. */
export function CategoryFact({ name, href }: { name: string | null; href?: string }) {
  if (!name) return null;
  if (!href) return <span dir="auto">{name}</span>;
  return (
    <Link className="tall-target" href={href} dir="auto">
      {name}
    </Link>
  );
}
