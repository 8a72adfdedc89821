import type { Metadata } from 'next';

export { CollectionNotFound as default } from '@/components/site/errors/database-not-found';

// Next uses these when it revalidates a missing page, and those of page.tsx the first time.
export const metadata: Metadata = { title: 'Collection not found', robots: { index: false } };
