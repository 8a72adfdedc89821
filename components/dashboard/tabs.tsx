'use client';

import { usePathname } from 'next/navigation';
import { ListLoading } from '@/components/prompts/list/list-loading';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

type Counts = { prompts: number | undefined; saved: number | undefined };

/** The four screens of the dashboard. Going to one with a list shows skeletons when it takes a while. */
export function Tabs({ prompts, saved }: Counts) {
  const pathname = usePathname();
  const tabs = [
    { href: paths.myPrompts, label: 'My Prompts', count: prompts, list: true },
    { href: paths.saved, label: 'Saved', count: saved, list: true },
    { href: paths.createPrompt, label: 'Create Prompt' },
    { href: paths.editProfile, label: 'Profile' },
  ];
  return (
    <nav className="dash-tabs" aria-label="Dashboard">
      <ul>
        {tabs.map(({ href, label, count, list }) => (
          <li key={href}>
            <Link href={href} aria-current={currentness(pathname, href)}>
              {label}
              {count !== undefined && <span className="count">{count.toLocaleString('en')}</span>}
              {list && <ListLoading />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function currentness(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
