// Pages 2 and up of somebody's public prompts; the profile is page 1.
export { default, generateMetadata, generateStaticParams } from '../../page';

/** REVALIDATE_SECONDS (lib/limits.ts) as a literal, because Next.js reads it without running this file. */
export const revalidate = 15;
