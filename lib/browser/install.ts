import { browserStore, readEntry, writeEntry } from './browser-store';

const DISMISSED = 'gp-install-dismissed';

export const canInstall = (): boolean => window.early?.install !== undefined && readEntry(browserStore(), DISMISSED) === null;

export async function install(): Promise<void> {
  const answer = await window.early?.install?.prompt();
  if (answer?.outcome === 'dismissed') writeEntry(browserStore(), DISMISSED, 'true');
  if (window.early) window.early.install = undefined;
}
