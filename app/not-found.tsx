import type { Metadata } from 'next';
import Link from 'next/link';
import { MissingThing } from '@/components/site/missing-thing';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/** The one not-found page. It reads well as served; once it runs it names the kind of thing by its path. */
export default function NotFound() {
  return (
    <div className="page-title pb-24">
      <MissingThing />
      <div className="mt-8 flex flex-wrap gap-2">
        <Link className="btn btn-primary" href={paths.prompts} prefetch={false}>
          Browse All Prompts
        </Link>
        <Link className="btn" href={paths.home} prefetch={false}>
          Home
        </Link>
        <Link className="btn" href={paths.guides} prefetch={false}>
          Guides
        </Link>
      </div>
    </div>
  );
}
