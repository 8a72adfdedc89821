import { accountStore } from '../account/account-store';
import { paths } from '../paths';

type Watcher = (promptId: string, isSaved: boolean) => void;

const NOTHING: ReadonlySet<string> = new Set();

let saved = NOTHING;
/** E-mail of the account whose saved prompts were requested; null if none were. */
let requestedFor: string | null = null;
/** By id of a prompt that was saved or removed since the list was requested: true if it was saved. */
const changed = new Map<string, boolean>();
const listeners = new Set<() => void>();
const watchers = new Set<Watcher>();

/**
 * Ids of the user's saved prompts, as an external store of React. It requests them once after a page was loaded, and again for another account, or
 * if there was no connection; visitors have none.
 */
export const savedStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    accountStore.subscribe(load);
    accountStore.read();
    void load();
    return () => listeners.delete(listener);
  },
  get: (): ReadonlySet<string> | null => saved,
  /** React reads null during hydration, too. */
  getOnServer: () => null,
  mark(promptId: string, isSaved: boolean) {
    changed.set(promptId, isSaved);
    set(withChanges(saved));
    for (const watcher of watchers) watcher(promptId, isSaved);
  },
  /** Calls `watcher` for each change, without loading the list. */
  watch(watcher: Watcher) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};

async function load(): Promise<void> {
  const account = accountStore.get();
  if (account === requestedFor) return;
  requestedFor = account;
  changed.clear();
  if (account === null) return set(NOTHING);
  try {
    const response = await fetch(paths.savedIds);
    const ids: unknown = response.ok ? await response.json() : [];
    set(withChanges(Array.isArray(ids) ? ids.map(String) : []));
  } catch {
    // Without a connection hearts stay empty, and the next subscriber asks again.
    requestedFor = null;
  }
}

function withChanges(ids: Iterable<string>): Set<string> {
  const next = new Set(ids);
  for (const [id, isSaved] of changed) {
    if (isSaved) next.add(id);
    else next.delete(id);
  }
  return next;
}

function set(next: ReadonlySet<string>) {
  saved = next;
  for (const listener of listeners) listener();
}
