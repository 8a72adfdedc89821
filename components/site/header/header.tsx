import { SignInLink } from '@/components/auth/sign-in-link';
import { PaletteButton } from '@/components/palette/palette-button';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/paths';
import { AccountWatcher } from './account-watcher';
import { Brand } from './brand';
import { DrawerButton } from './drawer-button';
import { HeaderSearch } from './header-search';
import { NavLinks } from './nav-links';
import { StickyHeader } from './sticky-header';
import { ThemeSwitch } from './theme-switch';

// The drawer needs JavaScript; without it the links are shown under the brand.
const NAV = 'flex gap-0.5 max-nav:hidden max-nav:noscript:under-brand header-parsing:invisible';

export function Header() {
  return (
    <StickyHeader>
      <div className="wrap">
        <div className="header-bar">
          <Brand />
          <nav className={NAV} aria-label="Main">
            <NavLinks className="header-link" />
          </nav>
          <div className="flex items-center gap-0.5 header-parsing:invisible max-nav:-mr-3 max-nav:noscript:mr-0">
            <HeaderSearch>
              <PaletteButton className="js-only relative h-11 min-w-9 px-1.5 max-nav:hidden">
                <kbd>/</kbd>
              </PaletteButton>
            </HeaderSearch>
            <ThemeSwitch />
            {/* Static pages contain Sign In and Dashboard; CSS shows at most one of them. */}
            <SignInLink
              className={buttonClass({ className: 'ml-2.5 max-nav:hidden max-nav:noscript:inline-flex signed-in:hidden!' })}
              href={paths.login}
            >
              Sign In
            </SignInLink>
            <ButtonLink className="ml-2.5 max-nav:hidden signed-out:hidden!" href={paths.dashboard}>
              Dashboard
            </ButtonLink>
            <DrawerButton />
          </div>
        </div>
      </div>
      <AccountWatcher />
    </StickyHeader>
  );
}
