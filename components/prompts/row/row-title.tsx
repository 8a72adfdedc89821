import { MarkedText } from '@/components/prompts/text/excerpt-text';
import { Link } from '@/components/ui/link';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { promptPath } from '@/lib/prompts/prompt-ref';

type Props = {
  id?: string | undefined;
  heading?: 'h2' | 'h3' | undefined;
  /** Null for a prompt that is gone. */
  item: Pick<PromptListItem, 'ref' | 'title' | 'marked'> | null;
  /** False for a link that leads to the page of a library prompt, also on a phone. */
  inSheet?: boolean | undefined;
  className: string;
  linkClass: string;
};

/** The title of a prompt in a row. Its link covers the row. */
export function RowTitle({ id, heading: Heading = 'h2', item, inSheet = true, className, linkClass }: Props) {
  const isLibrary = item?.ref.kind === 'library';
  return (
    <Heading id={id} className={className} dir={isLibrary ? undefined : 'auto'}>
      {item ? (
        <Link className={`row-link ${linkClass}`} href={promptPath(item.ref)} data-sheet={inSheet && isLibrary ? item.ref.id : undefined}>
          {item.marked ? <MarkedText text={item.marked} /> : item.title}
        </Link>
      ) : (
        'No longer available'
      )}
    </Heading>
  );
}
