import { useEffect } from 'react';
import { useDelayed } from '@/components/ui/use-delayed';
import { announce } from '@/lib/browser/announce';
import { TIMES } from '@/lib/limits';
import { loadingKind, type Navigation } from './loading-kind';
import { DetailSkeleton, ListSkeleton } from './skeletons';

type Props = { navigation: Navigation | null; withSkeletons?: boolean };

export function LoadingSign({ navigation, withSkeletons }: Props) {
  const late = useDelayed(navigation !== null, TIMES.pending);
  const kind = late && navigation ? loadingKind(navigation, location.pathname) : undefined;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-rows-loading', kind === 'rows');
  }, [kind]);
  useEffect(() => {
    if (late) announce('Loading…');
  }, [late]);

  if (!late || !navigation) return null;
  return (
    <>
      <div
        className="fixed inset-x-0 top-0 z-loading-bar h-[3px] bg-ink motion-safe:animate-loading-bar print:hidden offline:hidden forced-colors:bg-[Highlight]"
        role="progressbar"
        aria-label="Loading"
      />
      {withSkeletons && kind === 'list' && <ListSkeleton />}
      {withSkeletons && kind === 'detail' && <DetailSkeleton />}
    </>
  );
}
