import { browserStore } from './browser-store';

/** Switches the theme and stores it in this browser; switching to the system's theme removes the entry. */
export function switchTheme(): void {
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
}
