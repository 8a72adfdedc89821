'use client';

import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { isForTheBrowser } from '@/components/ui/link';
import { useHydrated } from '@/components/ui/use-hydrated';
import { SIZES } from '@/lib/limits';

// Only the browser knows whether the first button is Share or Copy link, so both have one width. Without JavaScript there is neither.
const BUTTON = buttonClass({ size: 'small', className: 'w-28 px-0!' });

export function ShareButtons({ title, url }: { title: string; url: string }) {
  const canShare = useHydrated() && typeof navigator.share === 'function';
  const postUrl = `https://x.com/intent/post?${new URLSearchParams({ text: title, url })}`;

  // The promise is rejected when somebody closes the share sheet.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  const openWindow = (event: MouseEvent) => {
    if (isForTheBrowser(event)) return;
    const { width, height } = SIZES.shareWindow;
    const opened = window.open(postUrl, 'share', `width=${width},height=${height}`);
    if (!opened) return;
    opened.opener = null;
    event.preventDefault();
  };

  return (
    <span className="ml-auto flex min-w-[232px] justify-end gap-2 parsing:invisible max-md:w-full print:hidden">
      {canShare ? (
        <button type="button" className={`${BUTTON} js-only`} onClick={share}>
          <Icon name="share-2" />
          Share
        </button>
      ) : (
        <CopyButton className={BUTTON} label="Copy link" text={url} />
      )}
      <a className={BUTTON} href={postUrl} target="_blank" rel="noopener noreferrer" onClick={openWindow}>
        Post on X
      </a>
    </span>
  );
}
