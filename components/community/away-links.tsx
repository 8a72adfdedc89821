import Link from 'next/link';
import { paths } from '@/lib/paths';

/** What to do while the backend does not answer; `retry` is the address of what was asked for. */
export function AwayLinks({ retry }: { retry: string }) {
  return (
    <>
      <a className="btn btn-primary" href={retry}>
        Try again
      </a>
      <Link className="btn" href={paths.prompts} prefetch={false}>
        Browse All Prompts
      </Link>
    </>
  );
}
