'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useRouter } from 'next/navigation';
import { type MouseEvent, useRef, useState } from 'react';
import { DialogPanel } from '@/components/ui/dialog';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { isForTheBrowser } from '@/components/ui/link';
import { useBackCloses } from '@/components/ui/use-back-closes';
import type { PromptEntry } from '@/lib/palette/palette';
import { paths } from '@/lib/paths';
import { PaletteCollections } from './palette-collections';
import type { PaletteProps } from './palette-loading';
import { PalettePrompt } from './palette-prompt';
import { PaletteSearch } from './palette-search';
import { closesPalette } from './pressed-key';

const ShortcutsDialog = lazyDialog(() => import('@/components/lists/keys/shortcuts-dialog').then((module) => module.ShortcutsDialog));

/** Opened over the results. */
type Step = { shows: 'prompt' | 'collections'; entry: PromptEntry };

/** The command palette: one search over everything. Prompts open in it; Escape and Back lead back step by step. */
export function Palette({ open, onOpenChange, early }: PaletteProps) {
  const router = useRouter();
  const [steps, setSteps] = useState<Step[]>([]);
  const [shortcuts, setShortcuts] = useState(false);
  const closing = useRef(false);
  const collected = useRef(false);
  const stepBack = () => setSteps(steps.slice(0, -1));
  const leave = () => {
    // The lists of the dashboard name the collections of a prompt.
    if (collected.current && window.location.pathname.startsWith(paths.dashboard)) router.refresh();
    collected.current = false;
    closing.current = false;
    setSteps([]);
    onOpenChange(false);
  };
  const mayClose = () => {
    if (closing.current || steps.length === 0) return true;
    stepBack();
    return false;
  };
  // Forward does not open it again: it would be empty.
  const { changeOpen, hasEntry } = useBackCloses(open, (wanted) => wanted || leave(), { mayClose });
  const close = () => {
    closing.current = true;
    changeOpen(false);
  };
  const goTo = (path: string) => {
    if (hasEntry()) router.replace(path);
    else router.push(path);
    leave();
  };
  const follow = (path: string, click: MouseEvent) => {
    if (isForTheBrowser(click)) return;
    click.preventDefault();
    goTo(path);
  };
  const show = (shows: Step['shows'], entry: PromptEntry) => setSteps([...steps, { shows, entry }]);
  const add = (entry: PromptEntry) => show('collections', entry);

  const press = (event: KeyboardEvent) => {
    // Escape also ends the composition of a word.
    if (event.isComposing) return event.preventDefault();
    if (steps.length === 0) return;
    event.preventDefault();
    // In a blank Escape would bring back the earlier text.
    event.stopPropagation();
    stepBack();
  };

  if (shortcuts && !open) return <ShortcutsDialog open onOpenChange={setShortcuts} />;
  return (
    <Dialog.Root open={open} onOpenChange={(wanted) => wanted || close()}>
      <DialogPanel
        variant="palette"
        aria-describedby={undefined}
        onEscapeKeyDown={press}
        onKeyDown={(event) => {
          if (!closesPalette(event)) return;
          event.preventDefault();
          close();
        }}
      >
        <PaletteSearch
          early={early}
          hidden={steps.length > 0}
          onOpen={(entry) => show('prompt', entry)}
          onAdd={add}
          onFollow={follow}
          onGo={goTo}
          onShortcuts={() => {
            close();
            setShortcuts(true);
          }}
          onClose={close}
          onLeave={leave}
        />
        {steps.map(({ shows, entry }, index) =>
          shows === 'prompt' ? (
            <PalettePrompt
              key={shows}
              entry={entry}
              hidden={index < steps.length - 1}
              onBack={stepBack}
              onAdd={() => add(entry)}
              onFollow={follow}
            />
          ) : (
            <PaletteCollections
              key={shows}
              entry={entry}
              onBack={stepBack}
              onChanged={() => {
                collected.current = true;
              }}
            />
          ),
        )}
      </DialogPanel>
    </Dialog.Root>
  );
}
