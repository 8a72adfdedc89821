// Pages 2 and up of a public collection.
export { default, generateMetadata, generateStaticParams } from '../page';

/** REVALIDATE_SECONDS (lib/limits.ts) as a literal, because Next.js reads it without running this file. */
export const revalidate = 15;
