'use client';

import { useRouter } from 'next/navigation';
import { type ChangeEvent, type DragEvent, type FormEvent, useId, useRef, useState } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { buttonClass } from '@/components/ui/button-class';
import { fieldClass } from '@/components/ui/field-class';
import { IMPORT } from '@/lib/account-limits';
import { accountPaths } from '@/lib/account-paths';
import { announce } from '@/lib/browser/announce';
import { type ChosenFile, chosenFiles, droppedFiles } from './dropped-files';
import { FileField } from './file-field';
import { sendFiles } from './send-files';

type Sending = { sent: number; stop: () => void };

/**
 * Files, a folder or a text to be read. A form of its own address, so that it needs no JavaScript; with it files are read as soon as they are
 * chosen or dropped, and sending them can be stopped.
 */
export function UploadForm({ problem }: { problem: string | null }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
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

  const sendForm = () => {
    if (sending || !form.current) return;
    const inputs = [...form.current.querySelectorAll<HTMLInputElement>('input[type=file]')];
    const files = inputs.flatMap((input) => chosenFiles(input.files));
    void send(files, form.current.querySelector('textarea')?.value ?? '');
    // So that the same file can be chosen again after it has changed.
    for (const input of inputs) input.value = '';
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sendForm();
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.target.files && event.target.files.length > 0) sendForm();
  };

  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (sending) return;
    const files = await droppedFiles(event.dataTransfer.items, IMPORT.files);
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
        className={`grid justify-items-center gap-4 border-2 border-dashed px-5 py-8 text-center ${over ? 'border-ink bg-hover' : 'border-rule-field bg-paper-2'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {sending ? (
          <div className="grid w-full max-w-80 justify-items-center gap-3" role="status">
            <p className="font-semibold">{sending.sent < 1 ? 'Sending…' : 'Reading…'}</p>
            <progress className="h-2 w-full accent-ink" value={sending.sent} max={1} aria-label="Sent" />
            {sending.sent >= 1 && <p className="text-meta text-ink-2">Imports are read one at a time, so this may take a minute.</p>}
            <button type="button" className={buttonClass()} onClick={sending.stop}>
              Stop
            </button>
          </div>
        ) : (
          <p className="js-only font-semibold touch:hidden">Drop files or a folder here</p>
        )}
        <div className={`flex flex-wrap justify-center gap-3 ${sending ? 'invisible h-0 overflow-hidden' : ''}`}>
          <FileField label="Choose files" look="primary" onChange={onChange} />
          <FileField label="Choose a folder" look="outline" folder onChange={onChange} />
        </div>
      </div>
      <div className="grid gap-1.5">
        <label className="text-ui font-semibold" htmlFor={`${ids}-text`}>
          Or paste text
        </label>
        <textarea className={`${fieldClass()} block min-h-28 resize-y`} id={`${ids}-text`} name="text" rows={4} dir="auto" />
      </div>
      <div>
        <button type="submit" className={buttonClass({ size: 'big' })} aria-disabled={sending ? true : undefined}>
          Preview
        </button>
      </div>
    </form>
  );
}
