/** Pages 2 and up of a public collection. */
export { default, generateMetadata, generateStaticParams } from '../page';

/** REVALIDATE_SECONDS of lib/limits; Next needs a literal here. */
export const revalidate = 15;
