import type { ReactNode } from 'react';
import { SignOutForm } from '@/components/auth/sign-out-form';
import { DashboardTabs } from '@/components/dashboard/dashboard-tabs';
import { Banner } from '@/components/forms/banner';
import { Keys } from '@/components/lists/keys/keys';
import { ListWithSkeletons } from '@/components/lists/list-layout';
import { PaletteButton } from '@/components/palette/palette-button';
import { SignedInNameProvider } from '@/components/profiles/signed-in-name';
import { PromptSheetHost } from '@/components/prompts/sheet/prompt-sheet-host';
import { Footer } from '@/components/site/footer';
import { Brand } from '@/components/site/header/brand';
import { ThemeSwitch } from '@/components/site/header/theme-switch';
import { PageLoading } from '@/components/site/loading/page-loading';
import { SkipLink } from '@/components/site/skip-link';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/notice';
import { emailPrefix } from '@/lib/account/account';
import { accountPaths } from '@/lib/account-paths';
import { dashboardLayoutData } from '@/lib/dashboard/queries';
import { paths } from '@/lib/paths';
import { nameWithUsername } from '@/lib/profiles/profile';

/** Renders pages for each request, even if the site was built without a backend. */
export const dynamic = 'force-dynamic';

export const metadata = { robots: { index: false, follow: false } };

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const data = await dashboardLayoutData();
  return (
    <>
      <SkipLink />
      <DashboardHeader name={data && emailPrefix(data.user.email)} />
      <main id="main" tabIndex={-1} className="wrap outline-none [--excerpt-lines:4]">
        <div className="side-grid min-h-[60vh] content-start gap-5 pb-20 lg:gap-10 lg:pt-6">
          <DashboardTabs
            prompts={data?.prompts}
            saved={data?.saved}
            collections={data?.collections}
            suggestions={data?.suggestions}
            waiting={data?.waiting}
          />
          <div className="min-w-0">
            <Banner />
            <ListWithSkeletons skeletons={<ListSkeletons />}>
              {data && (data.hidden > 0 || data.isSuspended) && (
                <Note className="mb-6 print:hidden">
                  {data.isSuspended ? 'Your account is suspended. ' : 'Something of yours is hidden from others. '}
                  <Link href={accountPaths.decisions}>Why, and what you can do</Link>
                </Note>
              )}
              <SignedInNameProvider name={data?.profile ? nameWithUsername(data.profile) : null}>{children}</SignedInNameProvider>
            </ListWithSkeletons>
          </div>
        </div>
      </main>
      <Footer withShortcuts />
      <PageLoading />
      <PromptSheetHost />
      <Keys />
    </>
  );
}

function DashboardHeader({ name }: { name: string | null }) {
  return (
    <header className="wrap print:hidden">
      <div className="flex min-h-16 items-center gap-1 max-2xs:gap-0 border-b-2 border-rule-strong lg:min-h-[72px] lg:gap-6">
        <Brand line={name ? `Signed in as ${name}` : 'Dashboard'} />
        <PaletteButton
          className={buttonClass({ variant: 'quiet', className: 'js-only relative flex-none parsing:invisible max-lg:w-11 max-lg:px-0' })}
        >
          <Icon name="search" />
          <kbd className="max-lg:hidden">/</kbd>
        </PaletteButton>
        <ButtonLink variant="quiet" className="flex-none parsing:invisible max-sm:w-11 max-sm:px-0 lg:-mr-3.5" href={paths.home}>
          <Icon name="back" />
          <span className="max-sm:sr-only">Back to site</span>
        </ButtonLink>
        {/* A phone has no room for the switch beside targets of 44 px. The palette has "Switch theme", too. */}
        <div className="parsing:invisible max-sm:hidden">
          <ThemeSwitch />
        </div>
        <SignOutForm className={buttonClass({ variant: 'quiet', className: 'max-2xs:px-2' })} />
      </div>
    </header>
  );
}

const SKELETON_ROWS = Array.from({ length: 12 }, (_, index) => index);

function ListSkeletons() {
  return (
    <>
      <div className="mb-4 h-11 w-[220px] bg-paper-2" />
      <div className="mb-3 h-12 bg-paper-2" />
      <div className="h-10 border-t-2 border-rule-strong" />
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="grid gap-1 border-t border-rule py-2 text-body">
          <span className="skeleton-lines h-lh w-[55%]" />
          <span className="skeleton-lines h-lh w-[30%] text-meta xl:hidden" />
        </div>
      ))}
    </>
  );
}
