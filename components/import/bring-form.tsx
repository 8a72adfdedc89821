'use client';

import { useRouter } from 'next/navigation';
import { type DragEvent, type FormEvent, useId, useRef, useState } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { buttonClass } from '@/components/ui/button-class';
import { fieldClass } from '@/components/ui/field-class';
import { IMPORT } from '@/lib/account-limits';
import { accountPaths } from '@/lib/account-paths';
import { announce } from '@/lib/browser/announce';
import { plural } from '@/lib/text/plural';
import { type ChosenFile, chosenFiles, droppedFiles } from './dropped-files';
import { sendFiles } from './send-files';

const INPUT =
  'block w-full text-ui file:mr-3 file:min-h-11 file:rounded-control file:border file:border-ink file:bg-transparent file:px-4 file:font-semibold file:text-ink';

type Sending = { sent: number; stop: () => void };

/** Files, a folder or a text to be read. A form of its own address, so that it needs no JavaScript; with it files can be dropped, and stopped. */
export function BringForm({ problem }: { problem: string | null }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [dropped, setDropped] = useState<ChosenFile[]>([]);
  const [over, setOver] = useState(false);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const ids = useId();

  const send = async (files: ChosenFile[], text: string) => {
    const size = files.reduce((sum, { file }) => sum + file.size, 0) + text.length;
    if (files.length > IMPORT.files || size > IMPORT.upload)
      return router.push(accountPaths.importRefused(size > IMPORT.upload ? 'too-large' : 'too-many-files'));
    const body = new FormData();
    for (const { path, file } of files) body.append('file', file, path);
    body.set('text', text);
    const stop = new AbortController();
    setFailed(null);
    setSending({ sent: 0, stop: () => stop.abort() });
    const path = await sendFiles(body, stop.signal, (sent) => setSending((now) => now && { ...now, sent }));
    if (path) return router.push(path);
    setSending(null);
    if (stop.signal.aborted) announce('Stopped. Nothing was imported.');
    else setFailed('This did not reach us. Check your connection and send it again.');
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || !form.current) return;
    const inputs = [...form.current.querySelectorAll<HTMLInputElement>('input[type=file]')];
    const text = form.current.querySelector('textarea')?.value ?? '';
    void send([...inputs.flatMap(({ files }) => chosenFiles(files)), ...dropped], text);
  };

  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (sending) return;
    const files = await droppedFiles(event.dataTransfer.items, IMPORT.files);
    setDropped(files);
    if (files.length > 0) await send(files, '');
  };

  const message = failed ?? problem;
  return (
    <form
      ref={form}
      method="post"
      action={accountPaths.importFiles}
      encType="multipart/form-data"
      className="grid max-w-[720px] gap-6"
      onSubmit={onSubmit}
    >
      {message && <FieldError>{message}</FieldError>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields in it do the same */}
      <div
        className={`grid gap-5 border p-5 ${over ? 'border-ink bg-hover' : 'border-rule-field'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <p className="js-only text-ui text-ink-2">Drop files or a folder here, or choose them.</p>
        <div className="grid gap-1.5">
          <label className="text-ui font-semibold" htmlFor={`${ids}-files`}>
            Files
          </label>
          <input className={INPUT} id={`${ids}-files`} type="file" name="file" multiple />
        </div>
        <div className="grid gap-1.5 touch:hidden">
          <label className="text-ui font-semibold" htmlFor={`${ids}-folder`}>
            A folder
          </label>
          <input className={INPUT} id={`${ids}-folder`} type="file" name="file" {...{ webkitdirectory: '' }} />
        </div>
      </div>
      <div className="grid gap-1.5">
        <label className="text-ui font-semibold" htmlFor={`${ids}-text`}>
          Or paste a text
        </label>
        <textarea className={`${fieldClass()} block min-h-36 resize-y`} id={`${ids}-text`} name="text" rows={5} dir="auto" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className={buttonClass({ variant: 'primary', size: 'big' })} aria-disabled={sending ? true : undefined}>
          {sending ? 'Reading…' : 'Preview'}
        </button>
        {sending && (
          <>
            <progress className="h-2 w-40 accent-ink" value={sending.sent} max={1} aria-label="Sent" />
            <button type="button" className={buttonClass({ variant: 'quiet' })} onClick={sending.stop}>
              Stop
            </button>
          </>
        )}
        {!sending && dropped.length > 0 && <p className="text-ui text-ink-2">{plural(dropped.length, 'dropped file')}</p>}
      </div>
    </form>
  );
}
