'use client';

import { CollectionTitle } from '@/components/add-to-collection/collection-title';
import { Link } from '@/components/ui/link';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { CollectionRef } from '@/lib/collections/collection';
import { paths } from '@/lib/paths';

const MAX_NAMED = 2;

/** The class of links that are raised above the one that covers the row. */
const NAME_LINK = 'tall-target relative z-raised text-ink';

/**
 * The collections that hold a prompt, in its row: links to the first ones, and one to Add to collection if there are more. The arrow keys reach them
 * (PressedKeys), the Tab key only without JavaScript. `promptId` is null for a prompt that is gone: no arrow key reaches its row, and it can be added to
 * no collection, so all are named.
 */
export function CollectionNames({ promptId, collections }: { promptId: string | null; collections: CollectionRef[] }) {
  const hydrated = useHydrated();
  const tabIndex = hydrated && promptId ? -1 : undefined;
  const named = promptId ? collections.slice(0, MAX_NAMED) : collections;
  const more = collections.length - named.length;
  return (
    <span>
      In{' '}
      {named.map(({ id, ...collection }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link className={NAME_LINK} href={paths.collection(id)} tabIndex={tabIndex} dir="auto">
            <CollectionTitle collection={collection} />
          </Link>
        </span>
      ))}
      {more > 0 && promptId && (
        <>
          {' and '}
          <Link className={NAME_LINK} href={paths.addToCollection(promptId)} tabIndex={tabIndex}>
            {more} more
          </Link>
        </>
      )}
    </span>
  );
}
