'use client';

import type { MouseEvent } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { SIZES } from '@/lib/limits';

/** Share by the device's own sheet where there is one, by copying the link elsewhere, and on X. */
export function ShareButtons({ title, url }: { title: string; url: string }) {
  const native = useHydrated() && typeof navigator.share === 'function';
  const postUrl = `https://x.com/intent/post?${new URLSearchParams({ text: title, url })}`;

  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch {
      // The person changed their mind.
    }
  };
  const openWindow = (event: MouseEvent) => {
    const { width, height } = SIZES.shareWindow;
    const opened = window.open(postUrl, 'share', `width=${width},height=${height}`);
    if (!opened) return;
    opened.opener = null;
    event.preventDefault();
  };

  return (
    <span className="share">
      {native ? (
        <button type="button" className="btn btn-small js-only" onClick={share}>
          <Icon name="share-2" />
          Share
        </button>
      ) : (
        <CopyButton label="Copy link" text={url} />
      )}
      <a className="btn btn-small" href={postUrl} target="_blank" rel="noopener noreferrer" onClick={openWindow}>
        Post on X
      </a>
    </span>
  );
}
