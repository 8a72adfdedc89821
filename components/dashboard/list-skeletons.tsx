import { SkeletonRows } from '@/components/prompts/row/skeleton-rows';

/** Skeletons of a page that is loading. */
export function ListSkeletons() {
  return (
    <>
      <div className="mb-5 h-11 w-[220px] bg-paper-2" />
      <div className="border-t-2 border-rule-strong [--excerpt-lines:4]">
        <SkeletonRows />
      </div>
    </>
  );
}
