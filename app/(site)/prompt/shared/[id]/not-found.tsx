import type { Metadata } from 'next';

export { PublicPromptNotFound as default } from '@/components/site/errors/database-not-found';

// Next uses these when it revalidates a missing page, and those of page.tsx the first time.
export const metadata: Metadata = { title: 'Prompt not found', robots: { index: false } };
