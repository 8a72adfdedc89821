import { Link } from '@/components/ui/link';
import type { CollectionName } from '@/lib/collections/collection';
import { paths } from '@/lib/paths';

/** As many as a row names. */
const NAMED = 2;

/** The collections that hold a prompt, in its row. */
export function CollectionNames({ promptId, collections }: { promptId: string; collections: CollectionName[] }) {
  if (collections.length === 0) return null;
  const named = collections.slice(0, NAMED);
  const more = collections.length - named.length;
  return (
    <span>
      In{' '}
      {named.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link className={LINK} href={paths.collection(id)} dir="auto">
            {title}
          </Link>
        </span>
      ))}
      {more > 0 && (
        <>
          {' and '}
          <Link className={LINK} href={paths.addToCollection(promptId)}>
            {more} more
          </Link>
        </>
      )}
    </span>
  );
}

// Above the link that covers a row.
const LINK = 'tall-target relative z-raised text-ink';
