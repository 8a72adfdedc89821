'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useDelayed } from '@/components/ui/use-delayed';
import { useKeyboardInset } from '@/components/ui/use-keyboard-inset';
import { accountIn } from '@/lib/account/account';
import { browserStore } from '@/lib/browser/browser-store';
import { switchTheme } from '@/lib/browser/theme';
import { LIMITS, TIMES } from '@/lib/limits';
import { cleanQuery } from '@/lib/lists/list-filter';
import { type Action, type Entry, isPrompt, pathOf, type Row, searchPageRow, sectionsOf, statusOf } from '@/lib/palette/palette';
import { addRecent, readRecent } from '@/lib/palette/recent';
import { paths } from '@/lib/paths';
import { commandsFor } from './commands';
import { PaletteFoot } from './palette-foot';
import type { TypedEarly } from './palette-loading';
import { PaletteResults } from './palette-results';
import { pressedKey } from './pressed-key';
import { useAnswer } from './use-answer';
import { useCopy } from './use-copy';
import { useSignOut } from './use-sign-out';

const FIELD =
  'w-full appearance-none rounded-none border-0 border-b-2 border-signal bg-signal-tint px-2.5 py-2 text-[1.25rem] leading-[1.4] font-semibold placeholder:font-medium placeholder:text-signal-text placeholder:opacity-100 not-placeholder-shown:bg-transparent focus:outline-2 focus:outline-offset-2 focus:outline-ink';

type Props = {
  early: TypedEarly;
  /** Whether a link takes the place of the dialog's entry in the history. */
  replaces: () => boolean;
  onClose: () => void;
  /** Closes it because a link leads on. */
  onLeave: () => void;
};

/** What the palette is made of: a combobox, and what it finds. */
export function PaletteSearch({ early, replaces, onClose, onLeave }: Props) {
  const [account] = useState(() => accountIn(document.cookie));
  const signedIn = account !== null;
  const id = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [q, setQ] = useState(() => cleanQuery(early.text));
  const [waiting, setWaiting] = useState(early.entered && q !== '');
  const [activeKey, setActiveKey] = useState<string>();
  const [recent] = useState(() => readRecent(browserStore(), account));
  const [message, setMessage] = useState('');
  const { groups, near, corrected, state, missing } = useAnswer(q);
  const slow = useDelayed(state === 'asking', TIMES.busy);
  const signOut = useSignOut(setMessage, onLeave);
  useKeyboardInset();

  const remember = (entry: Entry) => addRecent(browserStore(), account, entry);
  const { copied, copy } = useCopy(setMessage, remember);

  const sections = sectionsOf({ q, recent, ...commandsFor(signedIn), found: groups, near, corrected });
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  if (q) sections.push({ heading: 'Search page', rows: [searchPageRow(q)] });
  const rows = sections.flatMap((section) => section.rows);
  const active = rows.find(({ key }) => key === activeKey) ?? rows[0];
  const idOf = (row: Row) => `${id}-option-${rows.indexOf(row)}`;
  const optionOf = (row: Row) => document.getElementById(idOf(row));

  const search = (text: string) => {
    setQ(cleanQuery(text));
    list.current?.scrollTo(0, 0);
    setActiveKey(undefined);
    setMessage('');
    setWaiting(false);
  };
  const activate = ({ key }: Row) => {
    if (key === active?.key) return;
    setActiveKey(key);
    setMessage('');
    setWaiting(false);
  };
  const move = (step: number) => {
    const next = active && rows.at((rows.indexOf(active) + step) % rows.length);
    if (!next) return;
    activate(next);
    input.current?.focus();
    optionOf(next)?.scrollIntoView({ block: 'nearest' });
  };
  const openTab = (row: Row) => {
    const path = pathOf(row);
    if (path === null) return optionOf(row)?.click();
    if ('entry' in row) remember(row.entry);
    window.open(path, '_blank', 'noopener');
  };
  const leaveFor = (path: string, click: MouseEvent) => {
    // The browser opens it elsewhere.
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    if (replaces()) router.replace(path);
    else router.push(path);
    onLeave();
  };
  const follow = (row: Row, click: MouseEvent) => {
    if ('entry' in row) remember(row.entry);
    const path = pathOf(row);
    if (path !== null) leaveFor(path, click);
  };
  const act = (action: Action) => {
    if (action === 'sign-out') return signOut();
    switchTheme();
    onClose();
  };

  // Enter was pressed before there was anything to see.
  useEffect(() => {
    if (!waiting || state === 'asking') return;
    setWaiting(false);
    if (state === 'answered' && active) optionOf(active)?.click();
  });

  const press = (event: KeyboardEvent) => {
    const pressed = pressedKey(event, input.current);
    if (!pressed || !active) return;
    event.preventDefault();
    if (pressed === 'close') onClose();
    else if (pressed === 'down') move(1);
    else if (pressed === 'up') move(-1);
    else if (pressed === 'open') optionOf(active)?.click();
    else if (pressed === 'open-tab') openTab(active);
    else if (isPrompt(active)) copy(active.entry);
  };

  const status = statusOf({ q, count, state: slow ? 'slow' : state, missing, signedIn, online: navigator.onLine });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the combobox, also while the focus is on Copy
    <div className="flex min-h-0 flex-auto flex-col" onKeyDown={press}>
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
          // Also while a word is being composed: on a phone that is every word.
          onChange={({ currentTarget }) => search(currentTarget.value)}
        />
      </div>
      <PaletteResults
        ref={list}
        id={`${id}-results`}
        sections={sections}
        active={active}
        copied={copied}
        idOf={idOf}
        onActivate={activate}
        onCopy={copy}
        onAdd={({ id }, click) => leaveFor(paths.addToCollection(id), click)}
        onFollow={follow}
        onAct={act}
      />
      <PaletteFoot keysId={`${id}-keys`} status={status} message={message} />
    </div>
  );
}
