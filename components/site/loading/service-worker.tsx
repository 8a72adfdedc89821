import { useEffect, useState } from 'react';
import { noticeButtonClass } from '@/components/ui/button-class';
import { TIMES } from '@/lib/limits';

/** Starts the service worker some seconds after the page was opened, and offers to reload once one of another build took over, but not in a frame. */
export function ServiceWorker() {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const { build } = document.documentElement.dataset;
    const workers = window === window.top && build ? navigator.serviceWorker : undefined;
    if (!workers) return;
    let isReplaced = false;
    // The worker answers any message with its build, and begins to store pages (app/sw.js/worker.js).
    const ask = () => workers.controller?.postMessage('');
    const noteReplaced = () => {
      isReplaced = true;
      ask();
    };
    // A worker cannot be registered without a connection, or where storage is denied.
    const start = () => workers.register('/sw.js').then(ask, () => undefined);
    const update = () => void workers.ready.then((worker) => worker.update()).catch(() => undefined);
    const compare = ({ data }: MessageEvent) => setOld(isReplaced && data !== build);
    workers.addEventListener('controllerchange', noteReplaced);
    workers.addEventListener('message', compare);
    const [first, next] = [setTimeout(start, TIMES.unused - performance.now()), setInterval(update, TIMES.newVersion)];
    return () => {
      workers.removeEventListener('controllerchange', noteReplaced);
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
