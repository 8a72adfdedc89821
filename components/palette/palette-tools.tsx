'use client';

import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { PromptEntry } from '@/lib/palette/palette';
import { paths } from '@/lib/paths';

type Props = {
  entry: PromptEntry;
  /** The line of the grid. */
  line: number;
  active: boolean;
  copied: boolean;
  onActivate: () => void;
  onCopy: () => void;
  /** Called when the link is followed. */
  onAdd: (click: MouseEvent) => void;
};

const TOOL = 'max-md:w-11 max-md:border-transparent! max-md:px-0! md:bg-paper-float';

/** What can be done with the prompt of a row, besides opening it: of the active one, where there is a finger of all. */
export function PaletteTools({ entry: { id, title }, line, active, copied, onActivate, onCopy, onAdd }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the row follows the pointer and the focus of its tools
    <div
      className={`relative col-start-2 mr-1 flex items-center self-center md:mr-5 md:gap-1.5 ${active ? '' : 'invisible touch:visible'}`}
      style={{ gridRow: line }}
      onPointerMove={onActivate}
      onFocus={onActivate}
    >
      <button
        type="button"
        className={buttonClass({ size: 'small', className: TOOL })}
        aria-label={copied ? undefined : `Copy: ${title}`}
        onClick={onCopy}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        <span className="max-md:sr-only">{copied ? 'Copied!' : 'Copy'}</span>
      </button>
      <Link
        className={buttonClass({ size: 'small', className: `w-11 px-0! ${TOOL}` })}
        href={paths.addToCollection(id)}
        aria-label={`Add to collection: ${title}`}
        onClick={onAdd}
      >
        <Icon name="add-to-list" />
      </Link>
    </div>
  );
}
