'use client';

import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { switchTheme } from '@/lib/browser/theme';

export function ThemeSwitch() {
  return (
    <button
      type="button"
      className={`${iconButtonClass} js-only`}
      aria-label="Switch theme"
      data-tip="Switch theme"
      onClick={() => switchTheme()}
    >
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </button>
  );
}
