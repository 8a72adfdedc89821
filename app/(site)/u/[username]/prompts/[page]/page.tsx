/** Pages 2 and up of a user's public prompts; the profile is page 1. */
export { default, generateMetadata, generateStaticParams } from '../../page';

/** REVALIDATE_SECONDS of lib/limits; Next needs a literal here. */
export const revalidate = 15;
