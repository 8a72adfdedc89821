import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass } from '@/components/ui/dialog';
import type { DialogState } from '@/components/ui/dialog-button';
import { setSingleKeys, singleKeysOn } from '@/lib/browser/single-keys';

type Shortcut = [keys: string[], does: string];

const IN_LISTS: Shortcut[] = [
  [['↓', 'j'], 'Next prompt; ↓ in the search field goes to the first one'],
  [['↑', 'k'], 'Previous prompt; from the first one, back to the search field'],
  [['→', '←'], 'Between the links and buttons of a prompt'],
  [['Enter'], 'Open'],
  [['c'], 'Copy'],
  [['s'], 'Send to the assistant you used last'],
  [['e'], 'Edit your own prompt'],
  [['f'], 'Save, or remove from saved'],
  [['x'], 'Select in My Prompts; with Shift, everything since the last one'],
];

const EVERYWHERE: Shortcut[] = [
  [['/', 'Ctrl K'], 'Search everything'],
  [['?'], 'Search the library'],
  [['n'], 'New prompt'],
  [['g', 's'], 'Go to Saved'],
  [['g', 'm'], 'Go to My Prompts'],
  [['g', 'c'], 'Go to Collections'],
  [['g', 'p'], 'Go to All Prompts'],
  [['g', 'h'], 'Go to Home'],
  [['Ctrl Enter'], 'Send the form you are writing in'],
  [['Ctrl /'], 'Show this list'],
  [['Esc'], 'Close what is open'],
];

export function ShortcutsDialog({ open, onOpenChange }: DialogState) {
  const [isOn, setOn] = useState(singleKeysOn);
  const change = (on: boolean) => {
    setSingleKeys(on);
    setOn(on);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <DialogPanel variant="narrow" aria-describedby={undefined}>
        <DialogHead title="Keyboard shortcuts">
          <DialogCloseIcon />
        </DialogHead>
        <div className={`${dialogBodyClass} border-b-0 px-7 pb-6 max-md:px-4`}>
          <Group title="In lists of prompts" keys={IN_LISTS}>
            <label className="flex min-h-11 items-center justify-between gap-3 border-t border-rule text-ui">
              Single-key shortcuts
              <input
                type="checkbox"
                className="size-[18px] flex-none accent-ink"
                checked={isOn}
                onChange={({ target }) => change(target.checked)}
              />
            </label>
          </Group>
          <Group title="Everywhere" keys={EVERYWHERE} />
          <p className="pt-3 text-meta text-ink-3">On a Mac, use ⌘ instead of Ctrl.</p>
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}

function Group({ title, keys, children }: { title: string; keys: Shortcut[]; children?: ReactNode }) {
  return (
    <>
      <h3 className="pt-5 pb-2 text-ui font-semibold">{title}</h3>
      <dl>
        {keys.map(([names, does]) => (
          <div key={does} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-rule py-2 text-ui">
            <dt className="col-start-2 row-start-1 flex gap-1.5">
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd className="col-start-1 row-start-1">{does}</dd>
          </div>
        ))}
      </dl>
      {children}
    </>
  );
}
