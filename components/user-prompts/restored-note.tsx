import { buttonClass } from '@/components/ui/button-class';
import { Note } from '@/components/ui/notice';

/** Says that a draft was restored. `outdated` where its prompt was changed since. */
export function RestoredNote({ outdated = false, onStartOver }: { outdated?: boolean; onStartOver: () => void }) {
  return (
    <Note className="js-only flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0">
        What you typed before is back.
        {outdated && ' The prompt has since been changed somewhere else: copy what you need, then start over.'}
      </span>
      <button type="button" className={buttonClass({ size: 'small' })} onClick={onStartOver}>
        Start over
      </button>
    </Note>
  );
}
