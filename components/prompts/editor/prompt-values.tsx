'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSaver } from '@/components/ui/use-saver';
import { browserStore } from '@/lib/browser/browser-store';
import type { AnswerOptions } from '@/lib/prompts/answer-options';
import { chosenAnswerOptions } from '@/lib/prompts/chosen-answer-options';
import { type CopiedPrompt, copiedPrompt } from '@/lib/prompts/copied-prompt';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { parseValues, readValues, storeValues, valuesKey } from '@/lib/prompts/stored-values';
import { type Values, type Variable, variablesOf } from '@/lib/prompts/template';
import { keepsLines, withValue } from '@/lib/prompts/written-values';
import type { PastedLines } from './blank-keys';

type PromptValues = CopiedPrompt & {
  prompt: FillablePrompt;
  variables: Variable[];
  values: Values;
  /** The values stored when the prompt was opened; null for none. */
  lastTime: Values | null;
  answerOptions: AnswerOptions;
  write: (variable: Variable, text: string) => void;
  replace: (values: Values) => void;
  /** Shows other values without storing them. The next change starts from what is shown. */
  show: (values: Values) => void;
  /** Lines that became one, because they were pasted into a blank for one line; null for none, and once something is written. */
  pastedLines: PastedLines | null;
  setPastedLines: (lines: PastedLines) => void;
  copyButtons: ReturnType<typeof createCopyButtons>;
};

/** The buttons that copy the prompt, not all of which are visible: its page has one for each size of screen, and Customize has another. */
function createCopyButtons() {
  const buttons = new Set<HTMLButtonElement>();
  return {
    /** Returns a function that removes the button. */
    add(button: HTMLButtonElement) {
      buttons.add(button);
      return () => void buttons.delete(button);
    },
    /** Focuses the last button that is visible. */
    focus: () => [...buttons].findLast((button) => button.offsetParent !== null)?.focus(),
  };
}

const Context = createContext<PromptValues | null>(null);

type ProviderProps = {
  prompt: FillablePrompt;
  /** False for values that are not stored, and lost when the page is left. */
  stored?: boolean;
  children: ReactNode;
};

/** Holds the values of a prompt's blanks for everything in it: editor, list of blanks, dialog, Copy and Send. */
export function PromptValuesProvider({ prompt, stored = true, children }: ProviderProps) {
  const variables = useMemo(() => variablesOf(prompt.promptText), [prompt.promptText]);
  const [values, setValues] = useState<Values>({});
  const [lastTime, setLastTime] = useState<Values | null>(null);
  const [copyButtons] = useState(createCopyButtons);
  const [pastedLines, setPastedLines] = useState<PastedLines | null>(null);
  const storing = useRef(false);
  const saver = useSaver((latest: Values) => {
    storing.current = true;
    storeValues(prompt.storageId, latest);
    storing.current = false;
  }, prompt.storageId);

  useEffect(() => {
    if (!stored) return;
    const found = readValues(browserStore(), prompt.storageId);
    setValues(found);
    setLastTime(Object.keys(found).length > 0 ? found : null);
  }, [stored, prompt.storageId]);

  // Values that were stored elsewhere, as in another tab or the palette, are shown, except in place of unstored ones.
  const unstored = useRef(!stored);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === valuesKey(prompt.storageId) && !unstored.current && !storing.current) setValues(parseValues(newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [prompt.storageId]);

  const change = (next: Values) => {
    unstored.current = !stored;
    setValues(next);
    if (stored) saver.call(next);
  };
  const show = (next: Values) => {
    unstored.current = true;
    setValues(next);
  };
  const write = (variable: Variable, text: string) => {
    setPastedLines(null);
    change(withValue(values, variable, text, keepsLines(variable.name, prompt.material)));
  };

  const answerOptions = useSyncExternalStore(chosenAnswerOptions.subscribe, chosenAnswerOptions.get, chosenAnswerOptions.getOnServer);
  return (
    <Context
      value={{
        ...copiedPrompt(prompt.promptText, values, answerOptions, variables),
        prompt,
        variables,
        values,
        lastTime,
        answerOptions,
        write,
        replace: change,
        show,
        pastedLines,
        setPastedLines,
        copyButtons,
      }}
    >
      {children}
    </Context>
  );
}

export function usePromptValues(): PromptValues {
  const value = use(Context);
  if (!value) throw new Error('usePromptValues needs a PromptValuesProvider around it');
  return value;
}
