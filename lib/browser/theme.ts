import { browserStore, writeEntry } from './browser-store';

/** Switches between the light and the dark theme. Only a choice that differs from the system's is stored. */
export function switchTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const root = document.documentElement;
  const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  writeEntry(browserStore(), 'gp-theme', next === system ? null : next);
  if (next === system) delete root.dataset.theme;
  else root.dataset.theme = next;
}
