import { useEffect, useState } from 'react';
import { noticeButtonClass } from '@/components/ui/button-class';
import { TIMES } from '@/lib/limits';

/** Starts the service worker once the page is idle, and offers a version that takes over while it is open. Pages in frames do neither. */
export function ServiceWorker() {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const { build } = document.documentElement.dataset;
    const workers = window === window.top && build ? navigator.serviceWorker : undefined;
    if (!workers) return;
    let taken = false;
    const take = () => {
      taken = true;
      ask();
    };
    const ask = () => workers.controller?.postMessage('');
    // Refused where storage is denied.
    const start = () => workers.register('/sw.js').then(ask, () => undefined);
    const update = () => void workers.ready.then((worker) => worker.update()).catch(() => undefined);
    const compare = ({ data }: MessageEvent) => setOld(taken && data !== build);
    workers.addEventListener('controllerchange', take);
    workers.addEventListener('message', compare);
    const [first, next] = [setTimeout(start, TIMES.unused - performance.now()), setInterval(update, TIMES.newVersion)];
    return () => {
      workers.removeEventListener('controllerchange', take);
      workers.removeEventListener('message', compare);
      clearTimeout(first);
      clearInterval(next);
    };
  }, []);

  if (!isOld) return null;
  return (
    <div className="fixed inset-x-0 bottom-(--bar-height,0px) z-notice flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-ink px-4 py-2 text-ui font-semibold text-paper print:hidden forced-colors:border">
      <p role="status">A new version is here.</p>
      <p className="flex gap-2">
        <button type="button" className={noticeButtonClass} onClick={() => window.location.reload()}>
          Reload
        </button>
        <button type="button" className={noticeButtonClass} onClick={() => setOld(false)}>
          Later
        </button>
      </p>
    </div>
  );
}
