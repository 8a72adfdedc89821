'use client';

import { usePathname } from 'next/navigation';
import { Count } from '@/components/ui/count';
import { Link } from '@/components/ui/link';
import { ScrollToCurrent } from '@/components/ui/scroll-to-current';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';

type Counts = {
  prompts: number | undefined;
  saved: number | undefined;
  collections: number | undefined;
  suggestions: number | undefined;
  waiting: number | undefined;
};

const SETTINGS = [accountPaths.account, accountPaths.tokens, accountPaths.reports, accountPaths.decisions];

const TAB = 'dashboard-tab flex items-center gap-2.5 text-ui font-medium no-underline hover:underline';

type Tab = { href: string; label: string; count?: number | undefined; isShown?: boolean; within?: readonly string[] };

/** The navigation of the dashboard. `isShown`: the count also on small screens; `within`: pages that belong to the tab. */
export function Tabs({ prompts, saved, collections, suggestions, waiting }: Counts) {
  const pathname = usePathname();
  const tabs: Tab[] = [
    { href: paths.start, label: 'Start', within: [accountPaths.following] },
    { href: paths.myPrompts, label: 'My Prompts', count: prompts },
    { href: paths.saved, label: 'Saved', count: saved },
    { href: paths.collections, label: 'Collections', count: collections },
    {
      href: accountPaths.suggestions,
      label: 'Suggestions',
      count: suggestions || undefined,
      isShown: true,
      within: [accountPaths.suggesting],
    },
    { href: paths.createPrompt, label: 'Create Prompt' },
    { href: paths.editProfile, label: 'Profile', within: SETTINGS },
    ...(waiting === undefined ? [] : [{ href: accountPaths.moderation(), label: 'Moderation', count: waiting, isShown: waiting > 0 }]),
  ];
  return (
    <nav className="min-w-0 print:hidden max-lg:-mx-(--gutter) max-lg:border-b max-lg:border-rule" aria-label="Dashboard">
      <ScrollToCurrent className="max-lg:scroll-pr-(--gutter) max-lg:gap-[22px] max-2xs:gap-4">
        {tabs.map(({ href, label, count, within = [], isShown = false }) => (
          <li className="lg:border-t lg:border-rule lg:first:border-transparent" key={href}>
            <Link className={TAB} href={href} aria-current={currentness(pathname, href, within)}>
              {label}
              {count !== undefined && <Count className={`text-meta ${isShown ? '' : 'max-lg:hidden'}`}>{count.toLocaleString('en')}</Count>}
            </Link>
          </li>
        ))}
      </ScrollToCurrent>
    </nav>
  );
}

function currentness(pathname: string, href: string, within: readonly string[]): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return [href, ...within].some((path) => pathname === path || pathname.startsWith(`${path}/`)) ? 'true' : undefined;
}
