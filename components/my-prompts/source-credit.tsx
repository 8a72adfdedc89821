import { Link } from '@/components/ui/link';
import type { Source } from '@/lib/my-prompts/source';

/** Credits the prompt that this one was copied from, with a link while that is public. */
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
