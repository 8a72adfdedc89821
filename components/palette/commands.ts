import { signInPath } from '@/lib/account/return-to';
import { accountPaths } from '@/lib/account-paths';
import type { Command } from '@/lib/palette/palette';
import { paths } from '@/lib/paths';
import { sitePages } from '@/lib/site/site-pages';

const PUBLIC_PAGES: Command[] = [
  { title: 'Home', path: paths.home },
  ...sitePages.map(({ href, label }) => ({ title: label, path: href })),
];

const OWN_PAGES: Command[] = [
  { title: 'Start', path: paths.start, keywords: 'dashboard recent pinned drafts' },
  { title: 'My Prompts', path: paths.myPrompts, keywords: 'dashboard own' },
  { title: 'Saved', path: paths.saved, keywords: 'dashboard favorites' },
  { title: 'Collections', path: paths.collections, keywords: 'dashboard lists' },
  { title: 'Categories', path: accountPaths.promptLabels('category'), keywords: 'dashboard own rename merge' },
  { title: 'Tags', path: accountPaths.promptLabels('tag'), keywords: 'dashboard own rename merge' },
  { title: 'Deleted', path: accountPaths.deletedPrompts, keywords: 'dashboard trash bin restore undo' },
  { title: 'Import prompts', path: accountPaths.imports, keywords: 'dashboard bring upload csv zip markdown' },
  { title: 'Profile', path: paths.editProfile, keywords: 'dashboard settings name username export data download' },
  { title: 'Account', path: accountPaths.account, keywords: 'dashboard settings email password sessions sign out everywhere delete leave' },
];

type Commands = {
  pages: Command[];
  actions: Command[];
  /** The commands that are shown last, far from the row that Enter opens. */
  account: Command[];
};

export function commandsFor(signedIn: boolean): Commands {
  const theme: Command = { title: 'Switch theme', action: 'switch-theme', keywords: 'dark light mode' };
  const shortcuts: Command = { title: 'Keyboard shortcuts', action: 'show-shortcuts', keywords: 'keys hotkeys help' };
  const create: Command = { title: 'New prompt', path: paths.createPrompt, keywords: 'create write add' };
  const createCollection: Command = { title: 'New collection', path: paths.createCollection, keywords: 'create list add' };
  if (signedIn)
    return {
      pages: [...OWN_PAGES, ...PUBLIC_PAGES],
      actions: [create, createCollection, theme, shortcuts],
      account: [{ title: 'Sign Out', action: 'sign-out', keywords: 'log out leave account' }],
    };
  const signIn: Command[] = [
    { title: 'Sign In', path: signInPath(paths.login, window.location), keywords: 'log in account' },
    { title: 'Create Account', path: signInPath(paths.signup, window.location), keywords: 'sign up register' },
  ];
  return { pages: PUBLIC_PAGES, actions: [create, theme, shortcuts, ...signIn], account: [] };
}
