import { Link } from '@/components/ui/link';
import type { Source } from '@/lib/user-prompts/source';

/** What a prompt was copied from, in a line of metadata. A link while the original is public. */
export function SourceCredit({ source: { title, author, href } }: { source: Source }) {
  return (
    <span>
      From <cite dir="auto">{href ? <Link href={href}>{title}</Link> : title}</cite>
      {author !== null && (
        <>
          {' '}
          by <bdi>{author}</bdi>
        </>
      )}
    </span>
  );
}
