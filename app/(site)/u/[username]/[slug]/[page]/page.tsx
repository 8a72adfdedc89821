// Pages 2 and up of a public collection.
export { default, generateMetadata, generateStaticParams } from '../page';

/** REVALIDATE_SECONDS (lib/limits.ts), as a literal: Next reads no constant here. */
export const revalidate = 15;
