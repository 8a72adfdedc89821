import { Count } from '@/components/ui/count';
import { Link } from '@/components/ui/link';
import { IndexItem, indexLinkClass, LinkIndex } from '@/components/ui/link-index';
import { SectionHead, sectionClass } from '@/components/ui/section';
import type { PublicCollection } from '@/lib/collections/collection';
import { paths } from '@/lib/paths';

/** The public collections of somebody, on their profile. No counts: those of what is in them change with other people's prompts. */
export function ProfileCollections({ username, collections }: { username: string; collections: PublicCollection[] }) {
  if (collections.length === 0) return null;
  return (
    <section className={sectionClass}>
      <SectionHead
        title={
          <>
            Collections <Count>{collections.length.toLocaleString('en')}</Count>
          </>
        }
      />
      <LinkIndex>
        {collections.map(({ id, title, slug }) => (
          <IndexItem key={id}>
            <Link className={indexLinkClass} href={paths.publicCollection(username, slug)}>
              <bdi className="min-w-0 py-2 wrap-anywhere">{title}</bdi>
            </Link>
          </IndexItem>
        ))}
      </LinkIndex>
    </section>
  );
}
