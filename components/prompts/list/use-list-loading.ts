'use client';

import { useEffect } from 'react';

/** While `loading`, skeletons stand in the place of the list (LoadingPlace): it is not what was asked for any more. */
export function useListLoading(loading: boolean): void {
  useEffect(() => {
    if (!loading) return;
    const { dataset } = document.documentElement;
    dataset.listLoading = '';
    return () => {
      delete dataset.listLoading;
    };
  }, [loading]);
}
