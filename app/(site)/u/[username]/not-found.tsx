import type { Metadata } from 'next';

export { UserNotFound as default } from '@/components/site/errors/database-not-found';

// Next takes these when it makes a missing page anew, and those of the page the first time.
export const metadata: Metadata = { title: 'User not found', robots: { index: false } };
