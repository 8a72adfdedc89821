import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { ListSkeletons } from '@/components/dashboard/list-skeletons';
import { Tabs } from '@/components/dashboard/tabs';
import { Banner } from '@/components/forms/banner';
import { Keys } from '@/components/lists/keys/keys';
import { ListWithSkeletons } from '@/components/lists/list-with-skeletons';
import { PublicNameProvider } from '@/components/profiles/public-name';
import { PromptSheetHost } from '@/components/prompts/sheet/prompt-sheet-host';
import { Footer } from '@/components/site/footer';
import { LoadingBar } from '@/components/site/loading/loading-bar';
import { PageLoading } from '@/components/site/loading/page-loading';
import { SkipLink } from '@/components/site/skip-link';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/notice';
import { emailPrefix } from '@/lib/account/account';
import { accountPaths } from '@/lib/account-paths';
import { dashboardFrame } from '@/lib/dashboard/dashboard';
import { nameWithUsername } from '@/lib/profiles/profile';

/** Rendered per request, even if the site was built without a backend. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const frame = await dashboardFrame();
  return (
    <>
      <SkipLink />
      <DashboardHeader name={frame && emailPrefix(frame.user.email)} />
      <main id="main" tabIndex={-1} className="wrap outline-none [--excerpt-lines:4]">
        <div className="side-grid min-h-[60vh] content-start gap-5 pb-20 lg:gap-10 lg:pt-6">
          <Tabs prompts={frame?.prompts} saved={frame?.saved} collections={frame?.collections} waiting={frame?.waiting} />
          <div className="min-w-0">
            <Banner />
            <ListWithSkeletons skeletons={<ListSkeletons />}>
              {frame && (frame.hidden > 0 || frame.isSuspended) && (
                <Note className="mb-6 print:hidden">
                  {frame.isSuspended ? 'Your account is suspended. ' : 'Something of yours is hidden from others. '}
                  <Link href={accountPaths.decisions}>Why, and what you can do</Link>
                </Note>
              )}
              <PublicNameProvider name={frame?.profile ? nameWithUsername(frame.profile) : null}>{children}</PublicNameProvider>
            </ListWithSkeletons>
          </div>
        </div>
      </main>
      <Footer withShortcuts />
      <PageLoading>
        <LoadingBar />
      </PageLoading>
      <PromptSheetHost />
      <Keys />
    </>
  );
}
