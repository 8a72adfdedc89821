'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';
import { CopyLabel } from '@/components/ui/copy-label';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/components/ui/use-copy';
import { announce } from '@/lib/announce';
import { SIZES } from '@/lib/limits';

const never = () => () => undefined;
const canShare = () => typeof navigator.share === 'function';

/** Share by the device's own sheet where there is one, by copying the link elsewhere, and on X. */
export function ShareButtons({ title, url }: { title: string; url: string }) {
  const native = useSyncExternalStore(never, canShare, () => false);
  const { state, copy } = useCopy();
  const postUrl = `https://x.com/intent/post?${new URLSearchParams({ text: title, url })}`;

  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch {
      // The person changed their mind.
    }
  };
  const copyLink = async () => announce((await copy(url)) ? 'Copied!' : 'Your browser did not allow copying.');
  const openWindow = (event: MouseEvent) => {
    const { width, height } = SIZES.shareWindow;
    const opened = window.open(postUrl, 'share', `width=${width},height=${height}`);
    if (!opened) return;
    opened.opener = null;
    event.preventDefault();
  };

  return (
    <span className="share">
      <button type="button" className="btn btn-small js-only" onClick={native ? share : copyLink}>
        {native ? (
          <>
            <Icon name="share-2" />
            Share
          </>
        ) : (
          <CopyLabel state={state}>Copy link</CopyLabel>
        )}
      </button>
      <a className="btn btn-small" href={postUrl} target="_blank" rel="noopener noreferrer" onClick={openWindow}>
        Post on X
      </a>
    </span>
  );
}
