import { SignOutForm } from '@/components/auth/sign-out-form';
import { PaletteButton } from '@/components/palette/palette-button';
import { Brand } from '@/components/site/header/brand';
import { ThemeSwitch } from '@/components/site/header/theme-switch';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { keyClass } from '@/components/ui/key-class';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export function DashboardHeader({ name }: { name: string | null }) {
  return (
    <header className="wrap print:hidden">
      <div className="flex min-h-16 items-center gap-1 max-2xs:gap-0 border-b-2 border-rule-strong lg:min-h-[72px] lg:gap-6">
        <Brand line={name ? `Signed in as ${name}` : 'Dashboard'} />
        <PaletteButton
          className={buttonClass({ variant: 'quiet', className: 'js-only relative flex-none parsing:invisible max-lg:w-11 max-lg:px-0' })}
        >
          <Icon name="search" />
          <kbd className={`${keyClass} max-lg:hidden`}>/</kbd>
        </PaletteButton>
        <Link
          className={buttonClass({
            variant: 'quiet',
            className: 'flex-none parsing:invisible max-sm:w-11 max-sm:px-0 lg:-mr-3.5',
          })}
          href={paths.home}
        >
          <Icon name="back" />
          <span className="max-sm:sr-only">Back to site</span>
        </Link>
        {/* A phone has no room for it beside targets of 44 px; the palette has "Switch theme", too. */}
        <div className="parsing:invisible max-sm:hidden">
          <ThemeSwitch />
        </div>
        <SignOutForm className={buttonClass({ variant: 'quiet', className: 'max-2xs:px-2' })} />
      </div>
    </header>
  );
}
