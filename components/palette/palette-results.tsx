import type { MouseEvent, Ref } from 'react';
import { rowCopyProps } from '@/components/prompts/actions/copy-from-list';
import { usePromptLoader } from '@/components/prompts/actions/use-prompt-loader';
import { buttonClass } from '@/components/ui/button-class';
import { useCopy } from '@/components/ui/copy-button';
import { dialogBodyClass } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type Action, isPrompt, type PromptEntry, pathOf, type Row, type Section } from '@/lib/palette/palette';
import { paths } from '@/lib/paths';

type Props = {
  ref: Ref<HTMLDivElement>;
  id: string;
  sections: Section[];
  active: Row | undefined;
  idOf: (row: Row) => string;
  onActivate: (row: Row) => void;
  onMessage: (message: string) => void;
  onCopied: (entry: PromptEntry) => void;
  onAdd: (entry: PromptEntry, click: MouseEvent) => void;
  onFollow: (row: Row, click: MouseEvent) => void;
  onAct: (action: Action) => void;
};

/** A listbox of the results. It may hold no buttons: those of the prompts follow it, and a grid around both puts each into its row. */
export function PaletteResults({ ref, id, sections, active, idOf, ...handlers }: Props) {
  let line = 0;
  const placed = sections.map(({ key, heading, rows }) => ({
    key,
    heading,
    line: ++line,
    rows: rows.map((row) => ({ row, line: ++line })),
  }));
  return (
    <div
      ref={ref}
      // If the active row has no buttons, the Tab key stops at the results themselves, so that keys can scroll them.
      tabIndex={active && isPrompt(active) ? -1 : 0}
      className={`${dialogBodyClass} grid auto-rows-max grid-cols-[minmax(0,1fr)_auto] content-start scroll-py-9`}
    >
      <div id={id} className="contents" role="listbox" aria-label="Results">
        {placed.map(({ key, heading, line, rows }) => (
          <div key={key} className="contents" role="group" aria-labelledby={`${id}-${line}`}>
            <div
              id={`${id}-${line}`}
              className="col-span-full px-4 pt-4 pb-1.5 text-label font-semibold tracking-label text-ink-3 font-stretch-88% md:px-6"
              style={{ gridRow: line }}
              role="presentation"
            >
              {heading}
            </div>
            {rows.map(({ row, line }) => (
              <PaletteOption key={row.key} id={idOf(row)} row={row} line={line} selected={row === active} {...handlers} />
            ))}
          </div>
        ))}
      </div>
      {placed.flatMap(({ rows }) =>
        rows.map(
          ({ row, line }) => isPrompt(row) && <PromptButtons key={row.key} row={row} line={line} active={row === active} {...handlers} />,
        ),
      )}
    </div>
  );
}

const OPTION_CLASS =
  'palette-option col-span-full flex min-h-12 w-full items-center border-t border-rule px-4 py-1.5 text-left no-underline touch:min-h-13 md:px-6';

type OptionProps = Pick<Props, 'id' | 'onActivate' | 'onFollow' | 'onAct'> & { row: Row; line: number; selected: boolean };

function PaletteOption({ id, row, line, selected, onActivate, onFollow, onAct }: OptionProps) {
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': selected,
    className: OPTION_CLASS,
    style: { gridRow: line },
    onPointerMove: () => onActivate(row),
  } as const;
  const text = <RowText row={row} />;
  if ('command' in row && 'action' in row.command) {
    const { action } = row.command;
    return (
      <button {...option} type="button" onClick={() => onAct(action)}>
        {text}
      </button>
    );
  }
  return (
    <Link {...option} href={pathOf(row) ?? ''} onClick={(click) => onFollow(row, click)}>
      {text}
    </Link>
  );
}

function RowText({ row }: { row: Row }) {
  const { title, note } = row;
  return (
    <span className={`flex min-w-0 flex-auto flex-wrap items-baseline gap-x-3 ${isPrompt(row) ? 'pr-22 md:pr-38' : ''}`}>
      <span className="text-ui font-semibold wrap-anywhere" dir="auto">
        {title}
      </span>
      {note && (
        <span className="text-meta text-ink-3 wrap-anywhere" dir="auto">
          {note}
        </span>
      )}
    </span>
  );
}

type ButtonsProps = Pick<Props, 'onActivate' | 'onMessage' | 'onCopied' | 'onAdd'> & {
  row: Row & { entry: PromptEntry };
  line: number;
  active: boolean;
};

const BUTTON_CLASS = 'max-md:w-11 max-md:border-transparent! max-md:px-0! md:bg-paper-float';

/** Buttons that are visible in the active row, and on touch screens in the row of every prompt. */
function PromptButtons({ row, line, active, onActivate, onMessage, onCopied, onAdd }: ButtonsProps) {
  const { entry, title } = row;
  const { load } = usePromptLoader(entry);
  const ofRow = rowCopyProps(load, title);
  const { copy, isCopied } = useCopy({
    ...ofRow,
    // On a small screen the button is only an icon, so the message also says that the prompt is copied.
    note: async () => ['Copied!', await ofRow.note()].filter(Boolean).join(' '),
    onMessage,
    onCopied: () => {
      ofRow.onCopied();
      onCopied(entry);
    },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a row becomes active when its buttons are pointed at or focused
    <div
      className={`relative col-start-2 mr-1 flex items-center self-center md:mr-5 md:gap-1.5 ${active ? '' : 'invisible touch:visible'}`}
      style={{ gridRow: line }}
      onPointerMove={() => onActivate(row)}
      onFocus={() => onActivate(row)}
    >
      <button
        type="button"
        className={buttonClass({ size: 'small', className: BUTTON_CLASS })}
        aria-label={isCopied ? undefined : `Copy: ${title}`}
        data-row-action={active ? 'copy' : undefined}
        onClick={copy}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span className="max-md:sr-only">{isCopied ? 'Copied!' : 'Copy'}</span>
      </button>
      <Link
        className={buttonClass({ size: 'small', className: `w-11 px-0! ${BUTTON_CLASS}` })}
        href={paths.addToCollection(entry.id)}
        aria-label={`Add to collection: ${title}`}
        onClick={(click) => onAdd(entry, click)}
      >
        <Icon name="add-to-list" />
      </Link>
    </div>
  );
}
