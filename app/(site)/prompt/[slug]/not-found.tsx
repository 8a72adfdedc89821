export { PromptNotFound as default } from '@/components/site/errors/not-found-texts';

// Next uses this metadata when it revalidates a missing page, and that of page.tsx on the first request.
export const metadata = { title: 'Prompt Not Found', robots: { index: false } };
