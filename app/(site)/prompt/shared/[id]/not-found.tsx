import type { Metadata } from 'next';

export { PublicPromptNotFound as default } from '@/components/site/errors/database-not-found';

// Next takes these when it makes a missing page anew, and those of the page the first time.
export const metadata: Metadata = { title: 'Prompt not found', robots: { index: false } };
