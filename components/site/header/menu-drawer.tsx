import * as Dialog from '@radix-ui/react-dialog';
import { useSyncExternalStore } from 'react';
import { SignInLink } from '@/components/auth/sign-in-link';
import { SignOutForm } from '@/components/auth/sign-out-form';
import { PaletteLink } from '@/components/palette/palette-link';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { DialogCloseIcon, DialogPanel } from '@/components/ui/dialog';
import type { DialogState } from '@/components/ui/dialog-button';
import { Link } from '@/components/ui/link';
import { emailPrefix } from '@/lib/account/account';
import { accountStore } from '@/lib/account/account-store';
import { canInstall, install } from '@/lib/browser/install';
import { paths } from '@/lib/paths';
import { NavLinks } from './nav-links';

const LINK =
  'flex min-h-13 items-center border-t border-rule text-[1.0625rem] font-semibold tracking-[-0.01em] no-underline marks-current-4 [--ground:var(--color-paper-float)]';

export function MenuDrawer({ open, onOpenChange }: DialogState) {
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <DialogPanel variant="drawer" aria-describedby={undefined}>
        <div className="flex items-center justify-between py-2 pr-2 pl-4">
          <Dialog.Title className="text-meta font-semibold tracking-normal text-ink-3">Menu</Dialog.Title>
          <DialogCloseIcon />
        </div>
        <DrawerAccount onFollow={close} />
        <nav className="px-4 pb-6" aria-label="Menu">
          <NavLinks className={LINK} onFollow={close} />
          <PaletteLink className={LINK} onOpen={close}>
            Search everything
          </PaletteLink>
          {canInstall() && (
            <button type="button" className={`${LINK} w-full text-left`} onClick={() => install().then(close)}>
              Install
            </button>
          )}
        </nav>
      </DialogPanel>
    </Dialog.Root>
  );
}

const OWN_LISTS = [
  { href: paths.myPrompts, label: 'My Prompts' },
  { href: paths.saved, label: 'Saved' },
  { href: paths.collections, label: 'Collections' },
];
const ACCOUNT = 'grid gap-3.5 px-4 pt-1 pb-5';

function DrawerAccount({ onFollow }: { onFollow: () => void }) {
  const email = useSyncExternalStore(accountStore.subscribe, accountStore.get, () => null);
  if (email === null)
    return (
      <div className={ACCOUNT}>
        <p className="text-ink-2">Sign up to save prompts and create your own.</p>
        <div className="grid grid-cols-[1fr_1fr] gap-2">
          <SignInLink className={buttonClass()} href={paths.login} onClick={onFollow}>
            Sign In
          </SignInLink>
          <SignInLink className={buttonClass({ variant: 'primary' })} href={paths.signup} onClick={onFollow}>
            Create Account
          </SignInLink>
        </div>
      </div>
    );
  const name = emailPrefix(email);
  return (
    <div className={ACCOUNT}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
        <span className="grid aspect-square w-11 place-items-center bg-ink text-[1.25rem] font-bold text-paper" aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
        <p>
          <b className="block overflow-hidden font-strong text-ellipsis">{name}</b>
          <span className="block overflow-hidden text-meta text-ellipsis text-ink-3">{email}</span>
        </p>
      </div>
      <div className="grid grid-cols-[1fr_1fr] gap-2">
        <ButtonLink variant="primary" href={paths.dashboard} onClick={onFollow}>
          Dashboard
        </ButtonLink>
        <SignOutForm className={buttonClass({ className: 'w-full' })} />
      </div>
      <p className="flex flex-wrap gap-x-5">
        {OWN_LISTS.map(({ href, label }) => (
          <Link key={href} className="inline-flex min-h-11 items-center" href={href} onClick={onFollow}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}
