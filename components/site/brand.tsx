import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

/** The mark (a blank between brackets), the name, and under it the tagline or another `line`. */
export function Brand({ line = site.tagline }: { line?: string }) {
  return (
    <Link className="brand" href={paths.home}>
      <svg className="brand-mark" viewBox="0 0 34 30" aria-hidden="true">
        <path d="M9 3H3v24h6M25 3h6v24h-6" />
        <path className="brand-blank" d="M10 21h14" />
      </svg>
      <span>
        <b>{site.name}</b> <i>{line}</i>
      </span>
    </Link>
  );
}
