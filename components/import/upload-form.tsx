'use client';

import { useRouter } from 'next/navigation';
import { type DragEvent, useId, useRef, useState } from 'react';
import { FormError } from '@/components/forms/form-error';
import { buttonClass } from '@/components/ui/button-class';
import { fieldClass } from '@/components/ui/field-class';
import { IMPORT } from '@/lib/account-limits';
import { accountPaths } from '@/lib/account-paths';
import { announce } from '@/lib/browser/announce';

/** An upload that is under way. `sent`: the share that has been sent, from 0 to 1. */
type Sending = { sent: number; stop: () => void };

/** Sends files, a folder or a text. With JavaScript files are sent as soon as they are chosen or dropped, and the upload can be stopped. */
export function UploadForm({ problem }: { problem: string | null }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ids = useId();

  const send = async (files: ChosenFile[]) => {
    const text = form.current?.querySelector('textarea')?.value ?? '';
    setFailure(null);
    const size = files.reduce((sum, { file }) => sum + file.size, 0) + text.length;
    if (files.length > IMPORT.files || size > IMPORT.upload)
      return router.push(accountPaths.importRefused(size > IMPORT.upload ? 'too-large' : 'too-many-files'));
    const body = new FormData();
    for (const { path, file } of files) body.append('file', file, path);
    body.set('text', text);
    const stop = new AbortController();
    setSending({ sent: 0, stop: () => stop.abort() });
    const path = await sendFiles(body, stop.signal, (sent) => setSending((now) => now && { ...now, sent }));
    // A refusal leads to this page, where the form stays.
    if (!path || path.startsWith(`${accountPaths.imports}?`)) setSending(null);
    if (path) return router.push(path);
    if (stop.signal.aborted) announce('Stopped. Nothing was imported.');
    else setFailure('This did not reach us. Check your connection, then choose the files or send the text again.');
  };

  const sendForm = () => {
    if (sending || !form.current) return;
    const inputs = [...form.current.querySelectorAll<HTMLInputElement>('input[type=file]')];
    const files = inputs.flatMap((input) => chosenFiles(input.files));
    void send(files);
    // An empty field lets the user choose the same file again after it has changed.
    for (const input of inputs) input.value = '';
  };

  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    if (sending) return;
    setFailure(null);
    const files = await droppedFiles(event.dataTransfer.items, IMPORT.files).catch(() => null);
    if (files && files.length > 0) return send(files);
    setFailure(
      files ? 'There are no files in what you dropped.' : 'Your browser could not read a file that you dropped. Nothing was imported.',
    );
  };

  const message = failure ?? problem;
  return (
    <form
      ref={form}
      method="post"
      action={accountPaths.importFiles}
      encType="multipart/form-data"
      className="grid max-w-[720px] gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        sendForm();
      }}
    >
      {message && <FormError>{message}</FormError>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields in it do the same */}
      <div
        className={`grid justify-items-center gap-4 border-2 border-dashed px-5 py-8 text-center ${isDraggedOver ? 'border-ink bg-hover' : 'border-rule-field bg-paper-2'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
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
          <FileField label="Choose files" variant="primary" onChoose={sendForm} />
          <FileField label="Choose a folder" variant="outline" folder onChoose={sendForm} />
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

type FileFieldProps = {
  label: string;
  variant: 'primary' | 'outline';
  /** True to choose a folder with all its files, which phones cannot do. */
  folder?: boolean;
  onChoose: () => void;
};

/** A button to choose files. Without JavaScript the browser's own field stands in it and says what was chosen. */
function FileField({ label, variant, folder = false, onChoose }: FileFieldProps) {
  return (
    <label
      className={`${buttonClass({ variant, size: 'field' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 [@media(scripting:none)]:flex-wrap [@media(scripting:none)]:py-2 ${folder ? 'touch:hidden' : ''}`}
    >
      {label}
      <input
        className="max-w-full text-meta [@media(scripting:enabled)]:sr-only"
        type="file"
        name="file"
        multiple
        onChange={({ target }) => target.files?.length && onChoose()}
        {...(folder && { webkitdirectory: '' })}
      />
    </label>
  );
}

/** Uploads `body`. `onProgress` gets the share that has been sent, from 0 to 1. Returns the path to go to; null if it failed or was stopped. */
function sendFiles(body: FormData, signal: AbortSignal, onProgress: (sent: number) => void): Promise<string | null> {
  return new Promise((resolve) => {
    // fetch does not tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', accountPaths.importFiles);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(typeof request.response?.path === 'string' ? request.response.path : null);
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

type ChosenFile = { path: string; file: File };

function chosenFiles(files: FileList | null): ChosenFile[] {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/**
 * The dropped files, also those in dropped folders, but not in node_modules, .git and __MACOSX. Stops when there are more than `atMost`; rejects
 * if one cannot be read.
 */
async function droppedFiles(items: DataTransferItemList, atMost: number): Promise<ChosenFile[]> {
  const found: ChosenFile[] = [];
  // After the event `items` is empty, so all of it is read before anything is awaited.
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  for (const { entry, file } of dropped) {
    if (entry) await addFiles(entry, found, atMost);
    else if (file) found.push({ path: file.name, file });
  }
  return found;
}

async function addFiles(entry: FileSystemEntry, found: ChosenFile[], atMost: number): Promise<void> {
  if (found.length > atMost || /^(node_modules|__MACOSX|\.git)$/.test(entry.name)) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ path: entry.fullPath.replace(/^\//, ''), file });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    // Each call of readEntries gives some of the entries, and none once all have been read.
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (some.length === 0) return;
      for (const inner of some) await addFiles(inner, found, atMost);
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
