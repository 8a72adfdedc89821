'use client';

import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';

type Props = {
  title: string;
  /** The line of the grid. */
  line: number;
  active: boolean;
  copied: boolean;
  onActivate: () => void;
  onCopy: () => void;
};

/** Copies the prompt of a row: of the active one, where there is a finger of all. */
export function PaletteCopy({ title, line, active, copied, onActivate, onCopy }: Props) {
  return (
    <button
      type="button"
      className={buttonClass({
        size: 'small',
        className: `relative col-start-2 mr-1 self-center max-md:w-11 max-md:border-transparent! max-md:px-0! md:mr-5 ${active ? 'md:bg-paper-float' : 'invisible touch:visible'}`,
      })}
      style={{ gridRow: line }}
      aria-label={copied ? undefined : `Copy: ${title}`}
      onPointerMove={onActivate}
      onFocus={onActivate}
      onClick={onCopy}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span className="max-md:sr-only">{copied ? 'Copied!' : 'Copy'}</span>
    </button>
  );
}
