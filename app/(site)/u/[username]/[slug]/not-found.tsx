import { notFoundMetadata } from '@/lib/site/seo/page-metadata';

export { CollectionNotFound as default } from '@/components/site/errors/not-found-texts';

export const metadata = notFoundMetadata('collection');
