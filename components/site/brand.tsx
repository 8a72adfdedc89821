import Link from 'next/link';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

/** The mark (a blank between brackets), the name and the tagline. */
export function Brand() {
  return (
    <Link className="brand" href={paths.home} prefetch={false}>
      <svg className="brand-mark" viewBox="0 0 34 30" aria-hidden="true">
        <path d="M9 3H3v24h6M25 3h6v24h-6" />
        <path className="brand-blank" d="M10 21h14" />
      </svg>
      <span>
        <b>{site.name}</b> <i>{site.tagline}</i>
      </span>
    </Link>
  );
}
