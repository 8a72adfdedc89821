import { buttonClass } from '@/components/ui/button-class';
import { MakeMineButton } from '@/components/user-prompts/make-mine-button';
import { ShareButton } from './share-button';

type Props = {
  promptId: string;
  /** Its public page, which can be shared. */
  path?: string | undefined;
  /** It is the reader's own already. */
  isOwn?: boolean;
  className?: string;
};

/** What else can be done with a prompt, on every screen. */
export function MoreActions({ promptId, path, isOwn = false, className = '' }: Props) {
  return (
    <div className={`flex gap-2 empty:hidden *:flex-1 ${className}`}>
      {!isOwn && <MakeMineButton promptId={promptId} className={buttonClass({ className: 'w-full' })} />}
      {path && <ShareButton path={path} />}
    </div>
  );
}
