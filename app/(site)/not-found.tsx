import { notFoundMetadata } from '@/lib/site/seo/page-metadata';

export { PageNotFound as default } from '@/components/site/errors/not-found-texts';

export const metadata = notFoundMetadata('page');
