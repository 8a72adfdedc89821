'use client';

import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { browserStore } from '@/lib/browser-store';

/** Switches the theme. The choice is stored in this browser; choosing the system's theme removes it. */
export function ThemeSwitch() {
  const turn = () => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const root = document.documentElement;
    const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
    try {
      if (next === system) browserStore()?.removeItem('gp-theme');
      else browserStore()?.setItem('gp-theme', next);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
    if (next === system) delete root.dataset.theme;
    else root.dataset.theme = next;
  };

  return (
    <button type="button" className={`${iconButtonClass} js-only`} aria-label="Switch theme" data-tip="Switch theme" onClick={turn}>
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </button>
  );
}
