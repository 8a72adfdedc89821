import type { ReactNode } from 'react';
import { pageSkeletons } from '@/components/site/loading/page-skeletons';
import { SiteFrame } from '@/components/site/site-frame';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame skeletons={pageSkeletons}>{children}</SiteFrame>;
}
