'use client';

import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { ExcerptText, MarkedText } from '@/components/prompts/text/excerpt-text';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { useHydrated } from '@/components/ui/use-hydrated';
import { listViews } from '@/lib/browser/list-view';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { promptPath } from '@/lib/prompts/prompt-ref';
import { AuthorLink } from './author-link';
import { compactLinkClass, compactTitleClass } from './compact-row-class';
import { CompactRowLayout, Fact } from './compact-row-layout';
import { RowExcerpt } from './row-excerpt';
import { StoredValues } from './stored-values';

type Props = {
  item: PromptListItem;
  /** The level of the title's heading: that below the list's own. */
  heading?: 'h2' | 'h3';
  /** On the start page, whose sections say what is pinned: in the place of author and category, what this browser has stored for its blanks. */
  withValues?: boolean;
  /** Before its title. */
  lead?: ReactNode;
  /** The collections that hold it. */
  collections?: ReactNode;
  /** What can be done with it: Copy, and a menu. */
  actions: ReactNode;
  /** Grey, because it was removed from the list. */
  muted?: boolean;
  hidden?: boolean;
  ref?: Ref<HTMLElement>;
  /** Below all that. */
  children?: ReactNode;
};

/**
 * A prompt of any kind as one line of a list to work in, with its excerpt where those are shown. Its title is the one stop of the Tab key: the arrow
 * keys lead to the rest of it (docs/decisions/keys.md).
 */
export function CompactRow({ item, heading: Heading = 'h2', withValues, lead, collections, actions, muted, hidden, ref, children }: Props) {
  const withExcerpts = useSyncExternalStore(listViews.excerpts.subscribe, listViews.excerpts.get, listViews.excerpts.getOnServer);
  const { ref: promptRef, title, marked } = item;
  const { texts = [] } = item.facts;
  const excerpt = <ExcerptText pieces={item.excerpt} muted={muted} />;
  return (
    <CompactRowLayout
      ref={ref}
      hidden={hidden}
      lead={lead}
      title={
        <Heading
          className={muted ? `${compactTitleClass} text-ink-3` : compactTitleClass}
          dir={promptRef.kind === 'library' ? undefined : 'auto'}
        >
          <Link
            className={compactLinkClass}
            href={promptPath(promptRef)}
            data-sheet={promptRef.kind === 'library' ? promptRef.id : undefined}
          >
            {marked ? <MarkedText text={marked} /> : title}
          </Link>
        </Heading>
      }
      facts={<Facts item={item} collections={collections} withValues={withValues} />}
      actions={actions}
    >
      {(item.excerpt.length > 0 || texts.length > 0) && (
        <div className="col-start-2 -col-end-1 hidden max-w-[75ch] pb-2.5 excerpts:block">
          {/* What is stored for its blanks is filled in where it can be seen. */}
          {withExcerpts ? (
            <RowExcerpt item={item} muted={muted}>
              {excerpt}
            </RowExcerpt>
          ) : (
            excerpt
          )}
          {texts.length > 0 && (
            <p className="dotted num mt-1 flex flex-wrap gap-x-[17px] text-meta text-ink-3 wrap-anywhere">
              {texts.map((text) => (
                <span key={text} dir="auto">
                  {text}
                </span>
              ))}
            </p>
          )}
        </div>
      )}
      {children}
    </CompactRowLayout>
  );
}

/** In the place of a prompt that was deleted or made private again. */
export function GoneCompactRow({ lead, collections, actions }: Pick<Props, 'lead' | 'collections' | 'actions'>) {
  return (
    <CompactRowLayout
      lead={lead}
      title={<h2 className={`${compactTitleClass} text-ink-3`}>No longer available</h2>}
      facts={
        <>
          <Fact>Its author deleted this prompt or made it private again.</Fact>
          {collections && <Fact>{collections}</Fact>}
        </>
      }
      actions={actions}
    />
  );
}

/** What a row says beside its title. Where there is room, the date has a column of its own. */
function Facts({ item: { facts, storageId }, collections, withValues = false }: Pick<Props, 'item' | 'collections' | 'withValues'>) {
  const hydrated = useHydrated();
  const { author, category, isPrivate, isHidden, isPinned, createdAt, savedAt, usedAt } = facts;
  const isDated = Boolean(createdAt || savedAt) || usedAt !== undefined;
  // A phone has no room for "Never used", nor for the dot before it.
  const isShort = usedAt === null && !createdAt && !savedAt;
  const open = (isHidden || isPrivate === false) && <span className="flex-none">{isHidden ? 'Hidden' : 'Public'}</span>;
  const origin = (
    <>
      {author && (
        <Fact>
          <AuthorLink {...author} tabIndex={hydrated ? -1 : undefined} />
        </Fact>
      )}
      {category && (
        <Fact className={isPinned && !withValues ? 'max-md:hidden' : ''}>
          <span dir="auto">{category}</span>
        </Fact>
      )}
    </>
  );
  return (
    <>
      {isPinned && !withValues && <span className="flex-none font-semibold text-ink-2">Pinned</span>}
      {/* Before what is only known in the browser, so that it does not move. */}
      {withValues && open}
      {withValues ? <StoredValues storageId={storageId}>{origin}</StoredValues> : origin}
      {collections && <Fact className={isPinned && !withValues ? 'max-md:hidden' : ''}>{collections}</Fact>}
      {!withValues && open}
      {isDated && (
        <span
          className={`num flex-none whitespace-nowrap xl:order-last xl:ml-auto xl:before:hidden! ${withValues ? 'max-xl:hidden' : ''} ${isShort ? 'max-md:before:hidden!' : ''}`}
        >
          {createdAt && dated('Created', createdAt)}
          {savedAt && dated('Saved', savedAt)}
          {usedAt && dated('Used', usedAt)}
          {usedAt === null && <span className="max-md:sr-only">Never used</span>}
        </span>
      )}
      {!withValues && <StoredValues storageId={storageId} />}
    </>
  );
}

/** A phone has room for the day alone, which is that of the order. */
const dated = (what: string, iso: string) => (
  <>
    <span className="max-md:sr-only">{what} </span>
    <Day iso={iso} />
  </>
);
