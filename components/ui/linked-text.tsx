import { parseLinks } from '@/lib/text/linked-text';
import { Link } from './link';

/** Text whose `[text](/path)` are links of this site. */
export function LinkedText({ text: source }: { text: string }) {
  return parseLinks(source).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
      <Link key={index} href={href}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
