import { useEffect, useState } from 'react';
import { type ItemAction, menuItemClass } from '@/components/ui/action-button';
import { Menu, MenuItems } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import { browserStore } from '@/lib/browser/browser-store';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { loadPrompt } from '@/lib/prompts/load-prompt';
import { type PromptRef, promptPath } from '@/lib/prompts/prompt-ref';
import { valuesOf } from '@/lib/prompts/shared-values';
import { readValues } from '@/lib/prompts/stored-values';
import { variablesOf } from '@/lib/prompts/template';
import { useAddDialog } from './add-to-collection';
import { MakeMineButton } from './make-mine-button';
import { promptAction } from './prompt-action';
import { SendItem } from './send-item';
import { ShareItems } from './share-items';

type Props = MenuState & { prompt: PromptRef; title: string; pin?: ItemAction | undefined };

/** The choices of a RowMenu. The prompt is fetched when the button is reached. After a failure, opening the menu fetches it again. */
export function RowChoices({ prompt: ref, title, pin, onMessage, ...state }: Props) {
  const [prompt, setPrompt] = useState<FillablePrompt | 'failed'>();
  const { add, dialog } = useAddDialog(promptAction('addToCollection', ref), ref.id, title);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the menu tries again
  useEffect(() => {
    if (typeof prompt === 'object') return;
    setPrompt(undefined);
    loadPrompt(ref).then(setPrompt, () => setPrompt('failed'));
  }, [ref.id, state.open]);

  const written =
    typeof prompt === 'object' && state.open ? valuesOf(variablesOf(prompt.promptText), readValues(browserStore(), prompt.storageId)) : {};
  return (
    <>
      <Menu {...state}>
        <SendItem prompt={prompt} onMessage={onMessage} />
        <ShareItems prompt={ref} path={promptPath(ref)} title={title} inView={false} written={written} onMessage={onMessage} />
        {pin && <MenuItems actions={[pin]} title={title} onMessage={onMessage} />}
        <MenuItems actions={[add]} onMessage={onMessage} />
        <li>
          <MakeMineButton promptId={ref.id} className={menuItemClass} />
        </li>
      </Menu>
      {dialog}
    </>
  );
}
