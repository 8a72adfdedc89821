import type { Unread } from '@/lib/import/import';
import { plural } from '@/lib/text/plural';

type Props = { unread: Unread[]; count: number };

/** List of what could not be read, where and why. */
export function UnreadList({ unread, count }: Props) {
  if (count === 0) return null;
  const left = count - unread.length;
  return (
    <details className="pb-5" open={count <= 10}>
      <summary className="tall-target cursor-pointer text-ui font-semibold">{plural(count, 'thing')} could not be read</summary>
      <ul className="max-w-[80ch] border-t border-rule">
        {unread.map(({ path, line, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <li key={index} className="border-b border-rule py-2 text-ui wrap-anywhere">
            <bdi className="font-semibold">{path}</bdi>
            {line !== null && `, line ${line}`}: {reason}.
          </li>
        ))}
      </ul>
      {left > 0 && <p className="pt-2 text-ui text-ink-2">And {left.toLocaleString('en')} more.</p>}
    </details>
  );
}
