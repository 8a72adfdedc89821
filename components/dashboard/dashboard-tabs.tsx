'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { Remark } from '@/components/ui/remark';
import { ScrollingList } from '@/components/ui/scrolling-list';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';

type Counts = {
  prompts: number | undefined;
  saved: number | undefined;
  collections: number | undefined;
  suggestions: number | undefined;
  /** The number of items that moderators have to review; undefined for everybody else, and if the backend does not answer. */
  waiting: number | undefined;
};

const SETTINGS = [accountPaths.account, accountPaths.tokens, accountPaths.reports, accountPaths.decisions];
const TAB_CLASS = 'dashboard-tab flex items-center gap-2.5 text-ui font-medium no-underline hover:underline';

type Tab = {
  href: string;
  label: string;
  count?: number;
  countsOnSmallScreens?: boolean;
  /** Beginnings of other paths whose pages belong to the tab. */
  within?: readonly string[];
};

export function DashboardTabs({ prompts, saved, collections, suggestions, waiting }: Counts) {
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
      countsOnSmallScreens: true,
      within: [accountPaths.suggesting],
    },
    { href: paths.createPrompt, label: 'Create Prompt' },
    { href: paths.editProfile, label: 'Profile', within: SETTINGS },
    ...(waiting === undefined
      ? []
      : [{ href: accountPaths.moderation(), label: 'Moderation', count: waiting, countsOnSmallScreens: waiting > 0 }]),
  ];
  return (
    <nav className="min-w-0 print:hidden max-lg:-mx-(--gutter) max-lg:border-b max-lg:border-rule" aria-label="Dashboard">
      <ScrollingList className="max-lg:scroll-pr-(--gutter) max-lg:gap-[22px] max-2xs:gap-4">
        {tabs.map(({ href, label, count, within = [], countsOnSmallScreens = false }) => (
          <li className="lg:border-t lg:border-rule lg:first:border-transparent" key={href}>
            <Link className={TAB_CLASS} href={href} aria-current={ariaCurrent(pathname, href, within)}>
              {label}
              {count !== undefined && (
                <Remark className={`text-meta ${countsOnSmallScreens ? '' : 'max-lg:hidden'}`}>{count.toLocaleString('en')}</Remark>
              )}
            </Link>
          </li>
        ))}
      </ScrollingList>
    </nav>
  );
}

function ariaCurrent(pathname: string, href: string, within: readonly string[]): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return [href, ...within].some((path) => pathname === path || pathname.startsWith(`${path}/`)) ? 'true' : undefined;
}
