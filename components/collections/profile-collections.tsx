import { CollectionTitle } from '@/components/add-to-collection/collection-title';
import { Link } from '@/components/ui/link';
import { SectionHead } from '@/components/ui/section';
import type { CountedCollection } from '@/lib/collections/collection';
import { collectionLines } from '@/lib/collections/collection-fields';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';

const LINE =
  'group relative flex min-h-12 flex-wrap items-baseline gap-x-4 border-t border-rule py-3 first:border-transparent sm:flex-nowrap';

export function ProfileCollections({ username, collections }: { username: string; collections: CountedCollection[] }) {
  if (collections.length === 0) return null;
  return (
    <section className="page-section">
      <SectionHead title="Collections" count={collections.length} />
      <ul>
        {collections.map(({ id, slug, prompts, ...collection }) => (
          <li className={LINE} key={id}>
            <h3 className="min-w-0 text-body leading-ui font-semibold tracking-row wrap-anywhere max-sm:flex-1 sm:max-w-1/2" dir="auto">
              <Link
                className="no-underline decoration-2 group-hover:underline after:absolute after:inset-0"
                href={paths.publicCollection(username, slug)}
              >
                <CollectionTitle collection={collection} />
              </Link>
            </h3>
            <p className="min-w-0 truncate text-meta text-ink-3 max-sm:order-last max-sm:basis-full sm:flex-1" dir="auto">
              {collectionLines(collection).join(' ')}
            </p>
            <span className="num flex-none text-meta text-ink-3">{plural(prompts, 'prompt')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
