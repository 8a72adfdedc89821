import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { UserText, UserTexts } from '@/components/ui/user-text';
import { collectionLines } from '@/lib/collections/collection-fields';
import type { ModerationItem } from '@/lib/moderation/queries';
import { shownTag } from '@/lib/my-prompts/tags';
import { profileLines } from '@/lib/profiles/profile-fields';
import { promptPath, promptRef } from '@/lib/prompts/prompt-ref';

type Props = {
  item: ModerationItem;
  /** The prompts in a reported collection. The title is null for one that is deleted or private. */
  prompts: { id: string; title: string | null }[];
};

/** The texts of a reported prompt, collection, profile, suggestion or answer. */
export function ReportedContent({ item: { prompt, collection, words, author }, prompts }: Props) {
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
