import { paths } from '@/lib/paths';
import { absoluteUrl, site } from '@/lib/site';

export function EmbedNotFound() {
  return (
    <main className="grid min-h-dvh place-content-center gap-2 p-4 text-center">
      <h1 className="text-row font-strong">Prompt not found</h1>
      <p className="text-meta text-ink-2">
        It may have been made private or deleted.{' '}
        <a className="underline" href={absoluteUrl(paths.home)} target="_blank" rel="noopener">
          {site.name}
        </a>
      </p>
    </main>
  );
}
