import type { ReactNode } from 'react';
import { AddLink } from '@/components/add-to-collection/use-add-dialog';
import { quietButtonClass } from '@/components/ui/button-class';
import { CustomizeButton } from './customize-button';
import { MakeMineButton } from './make-mine-button';
import { ShareButton } from './share-button';

type Props = {
  promptId: string;
  title: string;
  /** Its public page, if any. */
  path?: string | undefined;
  /** Save or Edit, which a phone shows beside the title instead. */
  save?: ReactNode;
  /** The reader wrote it. */
  isOwn?: boolean;
  children?: ReactNode;
};

export function MoreActions({ promptId, title, path, save, isOwn, children }: Props) {
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
          <AddLink promptId={promptId} title={title} />
          {!isOwn && <MakeMineButton promptId={promptId} className={quietButtonClass} />}
        </div>
      </div>
      {!isOwn && <p className="mt-1 text-meta text-ink-3">Save keeps it as it is. Make it mine gives you a copy to edit.</p>}
    </div>
  );
}
