'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { mainNav } from '@/lib/site/navigation';

/** The links of the main navigation: a client component, because a static layout does not know the path of its page. */
export function NavLinks({ className, onFollow }: { className: string; onFollow?: () => void }) {
  const pathname = usePathname();
  return (
    <ul className="contents">
      {mainNav.map(({ href, label, owns }) => (
        <li key={href}>
          <Link className={className} href={href} onClick={onFollow} aria-current={owns.test(pathname) ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
