import Link from 'next/link';
import { parseLinks } from '@/lib/linked-text';

/** Text whose `[text](/path)` are links of this site. */
export function LinkedText({ text: source }: { text: string }) {
  return parseLinks(source).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
      <Link key={index} href={href} prefetch={false}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
