import { Link } from '@/components/ui/link';

type Props = {
  q: string | undefined;
  /** The words that were searched for; null if nothing was corrected. */
  corrected: string | null | undefined;
  hrefOf: (q: string) => string;
};

/** Says which words a search looked for in place of those that were typed, and links to a search for exactly the typed ones. */
export function CorrectedNote({ q, corrected, hrefOf }: Props) {
  if (!q || !corrected || corrected === q) return null;
  return (
    <p className="pb-2 text-meta text-ink-2 wrap-anywhere" role="note">
      Showing results for “<bdi>{corrected}</bdi>”.{' '}
      <Link href={hrefOf(`"${q}"`)}>
        Search for “<bdi>{q}</bdi>” instead
      </Link>
    </p>
  );
}
