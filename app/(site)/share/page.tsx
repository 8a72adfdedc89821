import { SharedText } from '@/components/prompts/offline/shared-text';
import { filePaths } from '@/lib/file-paths';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

export const metadata = pageMetadata({
  title: 'Use a text',
  description: 'Put a text from another app into a prompt, or make it a prompt of your own.',
  path: filePaths.share,
  unlisted: true,
});

/** The page that the installed app opens with a text shared by another app (`share_target` in app/manifest.ts). */
export default function SharePage() {
  return <SharedText />;
}
