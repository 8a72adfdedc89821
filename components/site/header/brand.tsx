import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

/** The mark (a blank between brackets) and the name of the site, with its tagline below, or a `line`, which is cut where it does not fit. */
export function Brand({ line }: { line?: string }) {
  const hasLine = line !== undefined;
  const cut = hasLine ? 'truncate' : '';
  return (
    <Link
      className={`mr-auto flex min-h-11 min-w-0 items-center gap-3 no-underline header-parsing:invisible ${hasLine ? 'max-3xs:gap-2' : ''}`}
      href={paths.home}
    >
      <svg className="h-[30px] w-[34px] flex-none fill-none stroke-current stroke-[3.5]" viewBox="0 0 34 30" aria-hidden="true">
        <path d="M9 3H3v24h6M25 3h6v24h-6" />
        <path className="stroke-signal stroke-5" d="M10 21h14" />
      </svg>
      <span className={hasLine ? 'min-w-0' : ''}>
        <b className={`block text-[1.0625rem] leading-[1.15] tracking-[-0.02em] ${cut}`}>{site.name}</b>{' '}
        <i className={`block text-label leading-[1.3] text-ink-3 not-italic font-stretch-88% ${cut}`}>{line ?? site.tagline}</i>
      </span>
    </Link>
  );
}
