'use client';

import { useLinkStatus } from 'next/link';
import { useDelayed } from '@/components/ui/use-delayed';
import { TIMES } from '@/lib/limits';
import { useListLoading } from './use-list-loading';

/** Inside a link that narrows the list: shows the list as loading when following it takes a while. */
export function ListLoading() {
  const { pending } = useLinkStatus();
  useListLoading(useDelayed(pending, TIMES.busy));
  return null;
}
