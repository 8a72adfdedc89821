import type { ReactNode } from 'react';
import { FilteredList } from '@/components/lists/list-layout';
import { SkeletonRows } from '@/components/prompts/row/skeleton-rows';
import { SkeletonText } from '@/components/prompts/text/skeleton-text';
import { DetailTitle } from '@/components/ui/page-head';

/** Covers the page below the header while the next one loads. The covered page keeps its scroll position. */
function LoadingCover({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-0 z-bar overflow-hidden bg-paper pt-16 lg:pt-[72px] print:hidden offline:hidden" aria-hidden="true">
      <div className="wrap">{children}</div>
    </div>
  );
}

export function ListSkeleton() {
  return (
    <LoadingCover>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-6 pb-3 md:py-8">
        <div className="h-[0.9em] w-[min(9em,80%)] bg-paper-2 text-h1" />
        <div className="h-12 max-w-[520px] flex-[1_1_420px] bg-paper-2 max-md:basis-full" />
      </div>
      <FilteredList>
        <div className="h-11 bg-paper-2 lg:h-96" />
        <div>
          <div className="h-12 border-t-2 border-rule-strong" />
          <SkeletonRows described />
        </div>
      </FilteredList>
    </LoadingCover>
  );
}

export function DetailSkeleton() {
  return (
    <LoadingCover>
      <DetailTitle>
        <div className="mt-14 h-[0.9em] w-[min(14em,90%)] bg-paper-2 text-h1" />
        <div className="mt-5 h-4 w-[min(50ch,100%)] bg-paper-2" />
        <div className="mt-6 h-4 w-48 bg-paper-2" />
      </DetailTitle>
      <div className="border-t-2 border-rule-strong pt-13">
        <SkeletonText />
      </div>
    </LoadingCover>
  );
}
