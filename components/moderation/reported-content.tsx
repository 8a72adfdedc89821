import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { UserText, UserTexts } from '@/components/ui/user-text';
import { collectionLines } from '@/lib/collections/collection-fields';
import type { ModerationItem, moderationItem } from '@/lib/moderation/queries';
import { reasonLabel } from '@/lib/moderation/reasons';
import { shownTag } from '@/lib/my-prompts/tags';
import { paths } from '@/lib/paths';
import { profileLines } from '@/lib/profiles/profile-fields';
import { promptPath, promptRef } from '@/lib/prompts/prompt-ref';
import { plural } from '@/lib/text/plural';

type Named = { id: string; title: string | null };

/** The texts of a reported prompt, collection, profile, suggestion or answer. `prompts` are those in a reported collection. */
export function ReportedContent({ item: { prompt, collection, words, author }, prompts }: { item: ModerationItem; prompts: Named[] }) {
  if (prompt)
    return (
      <div className="grid gap-2">
        <Facts category={prompt.category} tags={prompt.tags} createdAt={prompt.createdAt} />
        <PromptText text={prompt.content} />
      </div>
    );
  if (collection)
    return (
      <div className="grid gap-3">
        <Facts createdAt={collection.createdAt} />
        <UserTexts texts={collectionLines(collection)} />
        <ol className="list-decimal pl-6">
          {prompts.map(({ id, title }) => (
            <li key={id} dir="auto" className="wrap-anywhere">
              {title === null ? 'No longer available' : <Link href={promptPath(promptRef(id))}>{title}</Link>}
            </li>
          ))}
        </ol>
      </div>
    );
  if (words)
    return (
      <div className="grid gap-3">
        <Facts createdAt={words.createdAt} />
        <UserText text={words.text} />
        {words.content && <PromptText text={words.content} />}
      </div>
    );
  return (
    <div className="grid gap-3">
      <Dotted>
        <span>@{author.username}</span>
        {author.xHandle && <span>@{author.xHandle} on X</span>}
      </Dotted>
      <UserTexts texts={profileLines(author)} />
    </div>
  );
}

function Facts({ category, tags = [], createdAt }: { category?: string | null; tags?: string[]; createdAt: string }) {
  return (
    <div className="text-meta text-ink-3">
      <Dotted>
        {category && <span dir="auto">{category}</span>}
        {tags.map((tag) => (
          <span key={tag} dir="auto">
            {shownTag(tag)}
          </span>
        ))}
        <span className="num">
          Created <Day iso={createdAt} />
        </span>
      </Dotted>
    </div>
  );
}

function PromptText({ text }: { text: string }) {
  return (
    <pre
      className="max-h-[60vh] overflow-auto border border-rule bg-paper-2 p-4 font-serif whitespace-pre-wrap wrap-anywhere"
      dir="auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
      tabIndex={0}
    >
      {text}
    </pre>
  );
}

export function AuthorFacts({ author }: { author: ModerationItem['author'] }) {
  return (
    <Dotted>
      <Link href={paths.profile(author.username)} dir="auto">
        {author.displayName ?? `@${author.username}`}
      </Link>
      <span>@{author.username}</span>
      <span className="num">
        Since <Day iso={author.since} />
      </span>
      <span className="num">{plural(author.publicPrompts, 'public prompt')}</span>
      <span className="num">{plural(author.publicCollections, 'public collection')}</span>
    </Dotted>
  );
}

type Found = NonNullable<Awaited<ReturnType<typeof moderationItem>>>;

const OUTCOMES: Record<string, string> = {
  kept: 'Dismissed',
  hidden: 'Content hidden',
  removed: 'Content removed',
  gone: 'Deleted by its author',
};

export function ReportList({ reports, names }: Pick<Found, 'reports' | 'names'>) {
  return (
    <ul className="w-full border-t border-rule">
      {reports.map(({ id, reporter_id, reason, note, created_at, counts, outcome }) => (
        <li key={id} className="grid gap-1 border-b border-rule py-2.5">
          <p className="font-semibold">{reasonLabel(reason)}</p>
          {note && <UserText text={note} />}
          <Dotted className="text-meta text-ink-3">
            <span>{names.has(reporter_id) ? `@${names.get(reporter_id)}` : 'Somebody'}</span>
            <span className="num">
              <Day iso={created_at} />
            </span>
            {!counts && <span>New or unconfirmed account</span>}
            {outcome && <span>{OUTCOMES[outcome]}</span>}
          </Dotted>
        </li>
      ))}
    </ul>
  );
}
