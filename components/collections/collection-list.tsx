import { CollectionTitle } from '@/components/add-to-collection/collection-title';
import { Day } from '@/components/ui/day';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { OwnCollection } from '@/lib/collections/collection';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';

export function CollectionList({ collections, heading: Heading = 'h2' }: { collections: OwnCollection[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul>
      {collections.map(({ id, isPublic, prompts, changedAt, ...collection }) => (
        <li className="group relative flex min-h-12 items-center gap-x-4 border-t border-rule py-2 text-meta text-ink-3" key={id}>
          <Heading className="mr-auto min-w-0 text-body leading-ui font-semibold tracking-row text-ink wrap-anywhere" dir="auto">
            <Link className="no-underline decoration-2 group-hover:underline after:absolute after:inset-0" href={paths.collection(id)}>
              <CollectionTitle collection={collection} />
            </Link>
          </Heading>
          {isPublic && (
            <span className="flex flex-none items-center gap-1.5 [--icon-size:15px]">
              <Icon name="public" />
              <span className="max-sm:sr-only">Public</span>
            </span>
          )}
          <span className="num flex-none text-right sm:w-24">{plural(prompts, 'prompt')}</span>
          <span className="num w-24 flex-none text-right max-sm:hidden">
            <span className="sr-only">Changed </span>
            <Day iso={changedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
