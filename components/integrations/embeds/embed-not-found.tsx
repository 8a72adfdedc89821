import { paths } from '@/lib/paths';
import { absoluteUrl, site } from '@/lib/site';
import { NOT_FOUND_TITLES } from '@/lib/site/not-found-titles';

export function EmbedNotFound() {
  return (
    <main className="grid min-h-dvh place-content-center gap-2 p-4 text-center">
      <h1 className="text-row font-strong">{NOT_FOUND_TITLES.prompt}</h1>
      <p className="text-meta text-ink-2">
        It may have been made private or deleted.{' '}
        <a className="underline" href={absoluteUrl(paths.home)} target="_blank" rel="noopener">
          {site.name}
        </a>
      </p>
    </main>
  );
}
