import { useEffect, useRef, useState } from 'react';
import { textButtonClass } from '@/components/ui/text-button-class';
import { announce } from '@/lib/browser/announce';
import { browserStore } from '@/lib/browser/browser-store';
import { valuesIn } from '@/lib/prompts/shared-values';
import { readValues } from '@/lib/prompts/stored-values';
import type { Values } from '@/lib/prompts/template';
import { cleanValues } from '@/lib/prompts/written-values';
import { ClearValues } from './clear-values';
import { FromLastTime } from './from-last-time';
import { usePromptValues } from './prompt-values';

type Props = {
  /** The part of the address from `#` on, which holds the values of a link; empty for no link. */
  fragment: string;
  /** True if the prompt was opened by the link. What people typed while the code of ValuesOrigin was loaded then stays. */
  atOpening: boolean;
  /** Makes EditorHint forget the link. */
  onEnd: () => void;
};

/** Says where the values of the blanks come from: a link that was followed, or the last visit. */
export function ValuesOrigin(link: Props) {
  return link.fragment ? <FilledByLink key={link.fragment} {...link} /> : <FromLastTime />;
}

/**
 * Shows the values of a link in the blanks, and says so. They are stored only once somebody changes one; then the fragment is removed from the
 * address, so that a reload shows the change.
 */
function FilledByLink({ fragment, atOpening, onEnd }: Props) {
  const { prompt, variables, values, lastTime, show, replace } = usePromptValues();
  const stored = () => readValues(browserStore(), prompt.storageId);
  const [link] = useState(() => {
    const found = valuesIn(fragment, variables);
    return { ...found, values: cleanValues(found.values, prompt.material) };
  });
  const [before] = useState(stored);
  const seen = useRef(false);
  const [cleared, setCleared] = useState<'as they came' | 'changed' | null>(null);
  const hasValues = Object.keys(link.values).length > 0;
  const message = messageFor(hasValues, link.broken);
  const isWritten = Object.values(values).some(Boolean);
  const isLeft = Object.entries(link.values).some(([name, text]) => values[name] === text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the link has been read
  useEffect(() => {
    const typed = atOpening ? differing(values, lastTime ?? {}) : {};
    // A blank keeps what somebody writes in it as long as it has the focus.
    if (!atOpening && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (hasValues) show(link.values);
    if (hasValues && Object.keys(typed).length > 0) {
      seen.current = true;
      replace({ ...link.values, ...typed });
    }
    if (message) announce(message);
    else onEnd();
  }, []);

  useEffect(() => {
    if (values === link.values) seen.current = true;
    if (values === link.values || !seen.current) return;
    const removeFragment = () => {
      if (window.location.hash === fragment) setFragment('');
    };
    removeFragment();
    // On a phone Customize has a history entry of its own, and the one below it still has the fragment.
    window.addEventListener('popstate', removeFragment);
    return () => window.removeEventListener('popstate', removeFragment);
  }, [values, link, fragment]);

  const clear = () => {
    const changed = values !== link.values;
    setCleared(changed ? 'changed' : 'as they came');
    replace(changed ? before : stored());
  };
  const undo = (back: Values) => {
    if (cleared === 'changed') replace(back);
    else {
      show(link.values);
      setFragment(fragment);
    }
    setCleared(null);
  };
  const bringBack = () => {
    replace(before);
    announce('Brought back what you wrote');
    onEnd();
  };

  // The blanks were emptied, as by Reset in Customize, and with them the values that this browser had stored.
  if (hasValues && !isWritten && !cleared)
    return (
      Object.keys(before).length > 0 && (
        <button type="button" className={textButtonClass} onClick={bringBack}>
          Bring back what you wrote before
        </button>
      )
    );
  if (!message) return null;
  return (
    <span className="flex flex-wrap justify-end gap-x-4">
      {!cleared && (isLeft || !hasValues) && <b className="font-semibold text-ink">{message}</b>}
      {hasValues && <ClearValues values={cleared ? {} : values} shown={!cleared} onClear={clear} onUndo={undo} onEnd={onEnd} />}
    </span>
  );
}

/** The values that are not as they were `atLoad`. */
function differing(values: Values, atLoad: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, text]) => text !== (atLoad[name] ?? '')));
}

function messageFor(hasValues: boolean, broken: boolean): string {
  if (!hasValues) return broken ? 'What the link you followed fills in could not be read.' : '';
  return broken ? 'Filled in by the link you followed. Some of it could not be read.' : 'Filled in by the link you followed';
}

function setFragment(fragment: string): void {
  const { pathname, search } = window.location;
  // Next adds its own part of the state, and takes over the new address. The mark of an open dialog (useBackCloses) stays.
  window.history.replaceState({ dialog: window.history.state?.dialog }, '', pathname + search + fragment);
}
