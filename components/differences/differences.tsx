import type { Difference } from '@/lib/text/differences';

const ADDED_CLASS = 'bg-signal-tint underline decoration-1 [box-decoration-break:clone]';
const REMOVED_CLASS = 'text-ink-3 line-through';

// Most screen readers do not announce <ins> and <del>.
const SPOKEN = 'before:sr-only after:sr-only';
const SPOKEN_ADDED = `${SPOKEN} before:content-['added:_'] after:content-['_end_of_added_']`;
const SPOKEN_REMOVED = `${SPOKEN} before:content-['removed:_'] after:content-['_end_of_removed_']`;

export function DifferencesLegend({ added, removed }: { added: string; removed: string }) {
  return (
    <p className="text-meta text-ink-2">
      <span className={ADDED_CLASS}>{added}</span>, <span className={REMOVED_CLASS}>{removed}</span>
    </p>
  );
}

export function Differences({ parts }: { parts: Difference[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const Tag = kind === 'added' ? 'ins' : 'del';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <Tag key={index} className={kind === 'added' ? `${ADDED_CLASS} ${SPOKEN_ADDED}` : `${REMOVED_CLASS} ${SPOKEN_REMOVED}`}>
        {text.trim() === '' ? visibleSpace(text, kind) : text}
      </Tag>
    );
  });
}

/** White space as signs, for a part that is nothing else: ¶ for a line break, · for others. A removed line break breaks no line. */
function visibleSpace(space: string, kind: Difference['kind']): string {
  return space.replaceAll(/[^\n]/g, '·').replaceAll('\n', kind === 'added' ? '¶\n' : '¶');
}
