'use client';

import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { ExcerptText } from '@/components/prompts/text/excerpt-text';
import { Ago } from '@/components/ui/ago';
import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { useHydrated } from '@/components/ui/use-hydrated';
import { compactRows } from '@/lib/browser/compact-rows';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { CompactRowLayout, Fact } from './compact-row-layout';
import { AuthorLink } from './prompt-facts';
import { RowExcerpt } from './row-excerpt';
import { StoredValues } from './stored-values';

type Props = Omit<ComponentProps<typeof CompactRowLayout>, 'item' | 'facts'> & {
  item: PromptListItem;
  /** True to show the stored values of its blanks, if there are any, in place of author and category, and no pin. */
  withValues?: boolean;
  collections?: ReactNode;
  visibility?: ReactNode;
  /** Actions below the text, where rows are not compact. */
  moreActions?: ReactNode;
};

/** A prompt in a list of the dashboard or of recent prompts. The arrow keys lead from its title to its other controls (docs/decisions/keys.md). */
export function CompactRow({ item, withValues, collections, visibility, moreActions, children, ...row }: Props) {
  const isCompact = useSyncExternalStore(compactRows.subscribe, compactRows.get, compactRows.getOnServer);
  const { texts = [], createdAt } = item.facts;
  const excerpt = <ExcerptText pieces={item.excerpt} muted={row.muted} />;
  return (
    <CompactRowLayout
      {...row}
      item={item}
      facts={<Facts item={item} collections={collections} visibility={visibility} withValues={withValues} />}
    >
      {(item.excerpt.length > 0 || texts.length > 0 || moreActions) && (
        <div className="col-start-2 -col-end-1 pb-2.5 compact:hidden">
          <div className="max-w-[75ch]">
            {/* Stored values are filled in only where the excerpt is visible. */}
            {isCompact ? (
              excerpt
            ) : (
              <RowExcerpt item={item} muted={row.muted}>
                {excerpt}
              </RowExcerpt>
            )}
          </div>
          <div className="mt-1 flex min-h-8 flex-wrap items-center justify-between gap-x-4">
            <Dotted breaking className="num text-meta text-ink-3">
              {texts.map((text) => (
                <span key={text} dir="auto">
                  {text}
                </span>
              ))}
              {createdAt && (
                <span>
                  Created <Day iso={createdAt} />
                </span>
              )}
            </Dotted>
            {moreActions && <div className="relative z-raised -mr-2 flex touch:-mr-2.5">{moreActions}</div>}
          </div>
        </div>
      )}
      {children}
    </CompactRowLayout>
  );
}

/** The facts below the title, or on wide screens beside it, with the date at the right. */
function Facts({
  item: { ref, facts, storageId },
  collections,
  visibility,
  withValues = false,
}: Pick<Props, 'item' | 'collections' | 'visibility' | 'withValues'>) {
  const hydrated = useHydrated();
  const { author, category, isPrivate, isHidden, createdAt, savedAt, usedAt } = facts;
  const isPinned = facts.isPinned && !withValues;
  const shownVisibility =
    visibility ?? ((isHidden || isPrivate === false) && <span className="flex-none">{isHidden ? 'Hidden' : 'Public'}</span>);
  const origin = (
    <>
      {author && (
        <Fact>
          <AuthorLink {...author} tabIndex={hydrated ? -1 : undefined} />
        </Fact>
      )}
      {category && (
        <Fact className={isPinned ? 'max-md:hidden' : ''}>
          <span className={ref.kind === 'own' && !withValues ? 'row-badge' : ''} dir="auto">
            {category}
          </span>
        </Fact>
      )}
    </>
  );
  // A row that is not compact has the day of creation below its text.
  const created = createdAt && usedAt === undefined && (
    <span className="hidden compact:inline">{dated('Created', <Day iso={createdAt} />)}</span>
  );
  const date = created || (savedAt && dated('Saved', <Day iso={savedAt} />)) || (usedAt && dated('Used', <Ago iso={usedAt} />));
  return (
    <>
      {isPinned && <span className="flex-none font-semibold text-ink-2">Pinned</span>}
      {/* The visibility is before the stored values, which only the browser knows, so that it does not move. */}
      {withValues && shownVisibility}
      {withValues ? <StoredValues storageId={storageId}>{origin}</StoredValues> : origin}
      {collections && <Fact className={isPinned ? 'max-md:hidden' : ''}>{collections}</Fact>}
      {!withValues && shownVisibility}
      {date && <span className={`${DATE} ${withValues ? 'max-xl:hidden' : ''}`}>{date}</span>}
      {!withValues && <StoredValues storageId={storageId} />}
    </>
  );
}

/** A date in its own column at the right has no dot; nor has the fact that then comes first. */
const DATE = 'num flex-none whitespace-nowrap xl:order-last xl:ml-auto xl:before:hidden! xl:first:[&+*]:before:hidden!';

/** A date with what it is of, for which a phone has no room. */
const dated = (what: string, day: ReactNode) => (
  <>
    <span className="max-md:sr-only">{what} </span>
    {day}
  </>
);
