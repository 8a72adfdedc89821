import type { ReactNode } from 'react';
import { LoadingPlace } from './loading-place';
import { Rows } from './rows';
import { SkeletonRows } from './skeleton-rows';

/** The rows of a list that can be narrowed. */
export function PromptRows({ children }: { children: ReactNode }) {
  return (
    <LoadingPlace skeletons={<SkeletonRows two />}>
      <Rows two>{children}</Rows>
    </LoadingPlace>
  );
}
