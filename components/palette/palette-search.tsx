import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, type MouseEvent, startTransition, useEffect, useId, useRef, useState } from 'react';
import { forgetAccount, SIGN_OUT_MESSAGES } from '@/components/auth/sign-out';
import { refusalMessage } from '@/components/forms/refusal-message';
import { withOfflineFallback } from '@/components/forms/with-offline-fallback';
import { pressAction } from '@/components/prompts/actions/press-action';
import { isForTheBrowser } from '@/components/ui/link';
import { useDelayed } from '@/components/ui/use-delayed';
import { useKeyboardInset } from '@/components/ui/use-keyboard-inset';
import { parseAccountCookie } from '@/lib/account/account';
import { signOut } from '@/lib/auth/actions';
import { browserStore } from '@/lib/browser/browser-store';
import { switchTheme } from '@/lib/browser/theme';
import { untouched } from '@/lib/forms/form-state';
import { LIMITS, TIMES } from '@/lib/limits';
import { cleanQuery } from '@/lib/lists/list-filter';
import {
  type Action,
  type Entry,
  isPrompt,
  type PromptEntry,
  pathOf,
  type Row,
  rowForEnter,
  searchPageRows,
  sectionsOf,
  statusOf,
} from '@/lib/palette/palette';
import { addRecent, readRecent } from '@/lib/palette/recent';
import { paths } from '@/lib/paths';
import { commandsFor } from './commands';
import { type KeyHint, PaletteFoot, PaletteHead } from './palette-frame';
import type { TypedEarly } from './palette-loading';
import { preloadEditor } from './palette-prompt';
import { PaletteResults } from './palette-results';
import { pressedInSearch } from './pressed-key';
import { usePaletteAnswer } from './use-palette-answer';
import { useShownAgain } from './use-shown-again';

const FIELD = 'palette-field px-2.5 py-2 text-[1.25rem] leading-[1.4] font-semibold';

const KEY_HINTS: readonly KeyHint[] = [
  { keys: ['Enter'], does: 'open here' },
  { keys: ['Shift', 'Enter'], does: 'go to its page' },
  { keys: ['Ctrl', 'Enter'], does: 'new tab' },
  { keys: ['Ctrl', 'C'], does: 'copy' },
  { keys: ['Esc'], does: 'close' },
];

type Props = {
  early: TypedEarly;
  hidden: boolean;
  onOpen: (entry: PromptEntry) => void;
  onAdd: (entry: PromptEntry) => void;
  /** Called when a link is followed to its page. The palette closes, unless the browser handles the click, as for a new tab. */
  onFollow: (path: string, click: MouseEvent) => void;
  onGo: (path: string) => void;
  onShortcuts: () => void;
  onClose: () => void;
  onLeave: () => void;
};

export function PaletteSearch({ early, hidden, onOpen, onAdd, onFollow, onGo, onShortcuts, onClose, onLeave }: Props) {
  const [account] = useState(() => parseAccountCookie(document.cookie));
  const signedIn = account !== null;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [q, setQ] = useState(() => cleanQuery(early.text));
  const [waitingEnter, setWaitingEnter] = useState<{ seen?: Row } | null>(early.entered && q !== '' ? {} : null);
  const [activeKey, setActiveKey] = useState<string>();
  const [recent] = useState(() => readRecent(browserStore(), account));
  const [message, setMessage] = useState('');
  const { groups, near, corrected, note, state, missing } = usePaletteAnswer(q);
  const slow = useDelayed(state === 'asking', TIMES.pending);
  const leaveAccount = useSignOut(setMessage, onLeave);
  useKeyboardInset();
  useEffect(preloadEditor, []);

  const remember = (entry: Entry) => addRecent(browserStore(), account, entry);

  // Without a query, the commands wait a moment for the suggested prompts, which come before them, so that they do not move.
  const waitsForPrompts = q === '' && state === 'asking' && !slow;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (q === '' && (slow || state === 'failed' || missing.length > 0)) setLate(true);
  }, [q, slow, state, missing]);
  const commands = waitsForPrompts ? { actions: [], pages: [], account: [] } : commandsFor(signedIn);

  const sections = sectionsOf({ q, recent, ...commands, found: groups, late, near, corrected, note });
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  if (q) sections.push({ key: 'search', heading: 'Search page', rows: searchPageRows(q, corrected) });
  const rows = sections.flatMap((section) => section.rows);
  const active = rows.find(({ key }) => key === activeKey) ?? rows[0];
  const idOf = (row: Row) => `${id}-option-${rows.indexOf(row)}`;
  const optionOf = (row: Row) => document.getElementById(idOf(row));

  const search = (text: string) => {
    setQ(cleanQuery(text));
    list.current?.scrollTo(0, 0);
    setActiveKey(undefined);
    setMessage('');
    setWaitingEnter(null);
  };
  const activate = ({ key }: Row) => {
    if (key === active?.key) return;
    setActiveKey(key);
    setMessage('');
    setWaitingEnter(null);
  };
  const move = (step: number) => {
    const next = active && rows.at((rows.indexOf(active) + step) % rows.length);
    if (!next) return;
    activate(next);
    input.current?.focus();
    optionOf(next)?.scrollIntoView({ block: 'nearest' });
  };
  const openElsewhere = (row: Row, open: (path: string) => void) => {
    const path = pathOf(row);
    if (path === null) return optionOf(row)?.click();
    if ('entry' in row) remember(row.entry);
    open(path);
  };
  const open = (row: Row) => {
    const asking = q !== '' && state === 'asking';
    // The only row so far is that of the search page, which is not a result.
    if (asking && count === 0) setWaitingEnter({});
    // The user's own prompts are still searched, and one may have this title. A chosen row, or a second Enter, does not wait for them.
    else if (asking && signedIn && !waitingEnter && isPrompt(row) && row.key !== activeKey) setWaitingEnter({ seen: row });
    else optionOf(row)?.click();
  };
  const follow = (row: Row, click: MouseEvent) => {
    if ('entry' in row) remember(row.entry);
    if (isPrompt(row) && !isForTheBrowser(click)) {
      click.preventDefault();
      setActiveKey(row.key);
      setMessage('');
      return onOpen(row.entry);
    }
    const path = pathOf(row);
    if (path !== null) onFollow(path, click);
  };
  const add = (entry: PromptEntry, click: MouseEvent) => {
    if (!signedIn) return onFollow(paths.addToCollection(entry.id), click);
    if (isForTheBrowser(click)) return;
    click.preventDefault();
    onAdd(entry);
  };
  const act = (action: Action) => {
    if (action === 'sign-out') return leaveAccount();
    if (action === 'show-shortcuts') return onShortcuts();
    switchTheme();
    onClose();
  };

  // Opens the row for which Enter was pressed, once there is an answer.
  useEffect(() => {
    if (!waitingEnter || state === 'asking') return;
    setWaitingEnter(null);
    const meant = rowForEnter(rows, waitingEnter.seen);
    if (meant && (state === 'answered' || waitingEnter.seen)) optionOf(meant)?.click();
    else if (waitingEnter.seen && isPrompt(waitingEnter.seen)) onOpen(waitingEnter.seen.entry);
  });
  useShownAgain(hidden, () => {
    input.current?.focus();
    if (active) optionOf(active)?.scrollIntoView({ block: 'nearest' });
  });

  const press = (event: KeyboardEvent) => {
    const pressed = pressedInSearch(event, input.current);
    if (!pressed || !active) return;
    event.preventDefault();
    if (pressed === 'down') move(1);
    else if (pressed === 'up') move(-1);
    else if (pressed === 'open') open(active);
    else if (pressed === 'open-page') openElsewhere(active, onGo);
    else if (pressed === 'open-tab') openElsewhere(active, (path) => window.open(path, '_blank', 'noopener'));
    else pressAction(list.current, 'copy');
  };

  const status = statusOf({ q, count, state: slow ? 'slow' : state, missing, signedIn, online: navigator.onLine });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the combobox, also while the focus is on Copy
    <div className="flex min-h-0 flex-auto flex-col" hidden={hidden} onKeyDown={press}>
      <PaletteHead>
        <Dialog.Title className="text-meta font-semibold tracking-normal text-ink-3">Search everything</Dialog.Title>
      </PaletteHead>
      <div className="px-4 pb-3.5 md:px-6">
        <input
          ref={input}
          className={FIELD}
          type="text"
          role="combobox"
          aria-label="Search everything"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={active && idOf(active)}
          aria-describedby={`${id}-keys`}
          placeholder="Prompts, guides, pages…"
          maxLength={LIMITS.query.max}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          data-autofocus
          defaultValue={early.text}
          // Keyboards of phones compose every word, so the search does not wait for the end of a word.
          onChange={({ currentTarget }) => search(currentTarget.value)}
        />
      </div>
      <PaletteResults
        ref={list}
        id={`${id}-results`}
        sections={sections}
        active={active}
        idOf={idOf}
        onActivate={activate}
        onMessage={setMessage}
        onCopied={remember}
        onAdd={add}
        onFollow={follow}
        onAct={act}
      />
      <PaletteFoot keysId={`${id}-keys`} keys={KEY_HINTS} status={status} message={message} />
    </div>
  );
}

function useSignOut(onMessage: (message: string) => void, onLeave: () => void): () => void {
  const leave = withOfflineFallback(signOut, () => {
    forgetAccount();
    onLeave();
  });
  return () => {
    onMessage('Signing out…');
    startTransition(async () => {
      const result = await leave(untouched, new FormData());
      if (result.status === 'refused') onMessage(refusalMessage(result, SIGN_OUT_MESSAGES));
    });
  };
}
