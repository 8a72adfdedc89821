'use client';

import { usePathname } from 'next/navigation';
import { Count } from '@/components/ui/count';
import { Link } from '@/components/ui/link';
import { ScrollToCurrent } from '@/components/ui/scroll-to-current';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';

type Counts = { prompts: number | undefined; saved: number | undefined; collections: number | undefined; moderates: boolean | undefined };

const TAB = 'dashboard-tab flex items-center gap-2.5 text-ui font-medium no-underline hover:underline';

/** The screens of the dashboard. */
export function Tabs({ prompts, saved, collections, moderates }: Counts) {
  const pathname = usePathname();
  const tabs = [
    { href: paths.start, label: 'Start' },
    { href: paths.myPrompts, label: 'My Prompts', count: prompts },
    { href: paths.saved, label: 'Saved', count: saved },
    { href: paths.collections, label: 'Collections', count: collections },
    { href: paths.createPrompt, label: 'Create Prompt' },
    { href: paths.editProfile, label: 'Profile' },
    ...(moderates ? [{ href: accountPaths.moderation, label: 'Moderation' }] : []),
  ];
  return (
    <nav className="min-w-0 print:hidden max-lg:-mx-(--gutter) max-lg:border-b max-lg:border-rule" aria-label="Dashboard">
      <ScrollToCurrent className="max-lg:scroll-pr-(--gutter) max-lg:gap-[22px] max-2xs:gap-4">
        {tabs.map(({ href, label, count }) => (
          <li className="lg:border-t lg:border-rule lg:first:border-transparent" key={href}>
            <Link className={TAB} href={href} aria-current={currentness(pathname, href)}>
              {label}
              {count !== undefined && <Count className="text-meta max-lg:hidden">{count.toLocaleString('en')}</Count>}
            </Link>
          </li>
        ))}
      </ScrollToCurrent>
    </nav>
  );
}

function currentness(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
