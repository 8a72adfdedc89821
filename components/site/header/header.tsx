import { Brand } from '@/components/site/brand';
import { AccountLink } from './account-link';
import { AccountMark } from './account-mark';
import { HeaderSearch } from './header-search';
import { MenuButton } from './menu-button';
import { NavLinks } from './nav-links';
import { StickyHeader } from './sticky-header';
import { ThemeSwitch } from './theme-switch';

export function Header() {
  return (
    <StickyHeader>
      <div className="wrap">
        <div className="header-row">
          <Brand />
          <nav className="header-nav" aria-label="Main">
            <NavLinks />
          </nav>
          <div className="header-tools">
            <HeaderSearch />
            <ThemeSwitch />
            <AccountLink />
            <MenuButton />
          </div>
        </div>
      </div>
      <AccountMark />
    </StickyHeader>
  );
}
