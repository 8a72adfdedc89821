import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/paths';
import { MakeMineButton } from './make-mine-button';
import { ShareButton } from './share-button';

type Props = {
  promptId: string;
  /** Its public page, which can be shared. */
  path?: string | undefined;
  /** What is there in place of Make it mine where it is the reader's own already. */
  ownerAction?: ReactNode;
  className?: string;
};

/** What else can be done with a prompt, on every screen. */
export function MoreActions({ promptId, path, ownerAction, className = '' }: Props) {
  return (
    <div className={`flex gap-2 empty:hidden *:flex-1 ${className}`}>
      {ownerAction ?? <MakeMineButton promptId={promptId} className={buttonClass({ className: 'w-full' })} />}
      {path && <ShareButton path={path} promptId={promptId} />}
      {/* Among what Share offers where there is JavaScript. */}
      <a className={`${buttonClass()} [@media(scripting:enabled)]:hidden`} href={paths.addToCollection(promptId)}>
        Add to collection
      </a>
    </div>
  );
}
