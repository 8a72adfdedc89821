import * as Dialog from '@radix-ui/react-dialog';
import { useRouter } from 'next/navigation';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { DialogPanel, dialogBodyClass } from '@/components/ui/dialog';
import { lazyComponent } from '@/components/ui/lazy-component';
import { isForTheBrowser } from '@/components/ui/link';
import { useBackCloses } from '@/components/ui/use-back-closes';
import type { PromptEntry } from '@/lib/palette/palette';
import { paths } from '@/lib/paths';
import { PaletteHead } from './palette-frame';
import type { PaletteProps } from './palette-loading';
import { PalettePrompt } from './palette-prompt';
import { PaletteSearch } from './palette-search';
import { closesPalette } from './pressed-key';

const FetchedCollectionChoices = lazyComponent(
  () => import('@/components/add-to-collection/collection-choices').then((module) => module.FetchedCollectionChoices),
  () => <p className="text-ink-3">Loading…</p>,
);
const ShortcutsDialog = lazyComponent(() => import('@/components/lists/keys/shortcuts-dialog').then((module) => module.ShortcutsDialog));

type Step = { shows: 'prompt' | 'collections'; entry: PromptEntry };

/** The command palette, which searches everything. Views open over its search as steps, which Escape and Back undo one by one. */
export function Palette({ open, onOpenChange, early }: PaletteProps) {
  const router = useRouter();
  const [steps, setSteps] = useState<Step[]>([]);
  const [shortcuts, setShortcuts] = useState(false);
  const closing = useRef(false);
  const hasCollected = useRef(false);
  const stepBack = () => setSteps(steps.slice(0, -1));
  const leave = () => {
    // The lists of the dashboard show the collections of each prompt.
    if (hasCollected.current && window.location.pathname.startsWith(paths.dashboard)) router.refresh();
    hasCollected.current = false;
    closing.current = false;
    setSteps([]);
    onOpenChange(false);
  };
  const mayClose = () => {
    if (closing.current || steps.length === 0) return true;
    stepBack();
    return false;
  };
  // The browser's Forward does not open the palette again, which would be empty.
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
    // While an input method composes a word, Escape cancels that word.
    if (event.isComposing) return event.preventDefault();
    if (steps.length === 0) return;
    event.preventDefault();
    // In a blank, Escape would also bring back the earlier text.
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
              onGo={goTo}
            />
          ) : (
            <PaletteCollections
              key={shows}
              entry={entry}
              onBack={stepBack}
              onChanged={() => {
                hasCollected.current = true;
              }}
            />
          ),
        )}
      </DialogPanel>
    </Dialog.Root>
  );
}

type CollectionsProps = { entry: PromptEntry; onBack: () => void; onChanged: () => void };

function PaletteCollections({ entry: { id, title }, onBack, onChanged }: CollectionsProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex min-h-0 flex-auto flex-col" role="group" aria-labelledby={titleId}>
      <PaletteHead onBack={onBack} />
      <div className="flex-none px-4 pb-3.5 md:px-6">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-h3 leading-[1.25] outline-none">
          Add to collection
        </h2>
        <p className="mt-0.5 text-ui text-ink-2 wrap-anywhere" dir="auto">
          {title}
        </p>
      </div>
      <div className={`${dialogBodyClass} border-b-0 px-4 py-4 [--color-paper:var(--color-paper-float)] md:px-6`}>
        <FetchedCollectionChoices promptId={id} onChanged={onChanged} />
      </div>
    </div>
  );
}
