import type { Metadata } from 'next';

export { UserNotFound as default } from '@/components/site/errors/database-not-found';

// Next uses these when it revalidates a missing page, and those of page.tsx the first time.
export const metadata: Metadata = { title: 'User not found', robots: { index: false } };
