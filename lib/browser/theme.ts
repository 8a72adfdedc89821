import { browserStore, writeEntry } from './browser-store';

/** Switching to the system's theme removes the entry. */
export function switchTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const root = document.documentElement;
  const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  writeEntry(browserStore(), 'gp-theme', next === system ? null : next);
  if (next === system) delete root.dataset.theme;
  else root.dataset.theme = next;
}
