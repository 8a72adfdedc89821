import { Link } from '@/components/ui/link';

type Props = {
  /** Which of how many are shown, counted from 1. */
  first: number;
  last: number;
  total: number;
  /** Where there are more. */
  next: string | null;
};

/** The end of a list: how much of it this is, and the way to more. */
export function Pager({ first, last, total, next }: Props) {
  return (
    <div className="pager">
      <span className="num">
        {first}–{last} of {total}
      </span>
      {next && (
        <Link className="btn" href={next} scroll={false} rel="next">
          Load more
        </Link>
      )}
    </div>
  );
}
