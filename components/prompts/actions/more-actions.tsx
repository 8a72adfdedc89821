import type { ReactNode } from 'react';
import { quietButtonClass } from '@/components/ui/button-class';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { AddToCollectionButton } from './add-to-collection';
import { CustomizeButton, ShareButton } from './dialog-buttons';
import { MakeMineButton } from './make-mine-button';
import { promptAction } from './prompt-action';

type Props = {
  prompt: PromptRef;
  title: string;
  path?: string | undefined;
  /** Save or Edit, which small screens show above the text instead. */
  save?: ReactNode;
  children?: ReactNode;
};

/** The actions on the page or sheet of a prompt other than Copy and Send. */
export function MoreActions({ prompt, title, path, save, children }: Props) {
  const isOwn = prompt.kind === 'own';
  return (
    <div className="partial:invisible">
      <div className="-mx-2.5 flex flex-wrap">
        <CustomizeButton className={quietButtonClass} withIcon />
        {path && <ShareButton path={path} />}
        {children}
      </div>
      <div className="mt-1 border-t border-rule pt-1">
        <div className="-mx-2.5 flex flex-wrap">
          <div className="flex max-lg:hidden">{save}</div>
          <AddToCollectionButton action={promptAction('addToCollection', prompt)} promptId={prompt.id} title={title} />
          {!isOwn && <MakeMineButton promptId={prompt.id} className={quietButtonClass} />}
        </div>
      </div>
      {!isOwn && <p className="mt-1 text-meta text-ink-3">Save keeps it as it is. Make it mine gives you a copy to edit.</p>}
    </div>
  );
}
