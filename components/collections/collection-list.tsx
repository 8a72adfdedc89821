import { Badge } from '@/components/ui/badge';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import type { CountedCollection } from '@/lib/collections/collection';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';

/** Somebody's own collections. */
export function CollectionList({ collections }: { collections: CountedCollection[] }) {
  return (
    <ul>
      {collections.map(({ id, title, description, isPublic, prompts }) => (
        <li className="group relative grid gap-1 border-t border-rule py-3.5" key={id}>
          <h2 className="text-row leading-[1.25] font-strong tracking-row text-pretty wrap-anywhere" dir="auto">
            <Link className="no-underline decoration-2 group-hover:underline after:absolute after:inset-0" href={paths.collection(id)}>
              {title}
            </Link>
          </h2>
          {description && (
            <p className="line-clamp-2 max-w-[80ch] font-serif text-excerpt text-ink-2 wrap-anywhere" dir="auto">
              {description}
            </p>
          )}
          <div className="text-meta text-ink-3">
            <Dotted>
              <Badge outlined>{isPublic ? 'Public' : 'Private'}</Badge>
              <span className="num">{plural(prompts, 'prompt')}</span>
            </Dotted>
          </div>
        </li>
      ))}
    </ul>
  );
}
