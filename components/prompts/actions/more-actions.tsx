import type { ReactNode } from 'react';
import { quietButtonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/paths';
import { CustomizeButton } from './customize-button';
import { MakeMineButton } from './make-mine-button';
import { ShareButton } from './share-button';

type Props = {
  promptId: string;
  /** Its public page, which can be shared. */
  path?: string | undefined;
  /** Saves it, or leads to its edit: where that is not beside the title. */
  save?: ReactNode;
  /** What is there in place of Make it mine where it is the reader's own already. */
  ownerAction?: ReactNode;
  /** More of them. */
  children?: ReactNode;
};

/** What else can be done with a prompt. Where the dock is, Customize is in it, and `save` beside the title. */
export function MoreActions({ promptId, path, save, ownerAction, children }: Props) {
  return (
    <div className="-mx-2.5 flex flex-wrap partial:invisible">
      <div className="flex max-lg:hidden">
        <CustomizeButton className={quietButtonClass} withIcon />
        {save}
      </div>
      {ownerAction ?? <MakeMineButton promptId={promptId} className={quietButtonClass} />}
      {path && <ShareButton path={path} promptId={promptId} />}
      {/* Among what Share offers where there is JavaScript. */}
      <a className={`${quietButtonClass} [@media(scripting:enabled)]:hidden`} href={paths.addToCollection(promptId)}>
        Add to collection
      </a>
      {children}
    </div>
  );
}
