import { OfflineContent } from '@/components/prompts/offline/offline-content';
import { filePaths } from '@/lib/file-paths';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

export const metadata = pageMetadata({
  title: 'You are offline',
  description: 'The prompts of the library that your browser has stored, without a connection.',
  path: filePaths.offline,
  unlisted: true,
});

/** The page that the service worker shows without a connection, in place of one that it has not stored. */
export default function OfflinePage() {
  return <OfflineContent />;
}
