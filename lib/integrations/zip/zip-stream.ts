import { once } from 'node:events';
import { createDeflateRaw } from 'node:zlib';
import { strToU8, Zip, ZipPassThrough } from 'fflate';
import { ENTRY_DATE } from './zip-texts';

export type StreamedFile = { path: string; text: AsyncIterable<string> | Iterable<string> };

/** A zip that is made while it is read, so that little of the zip is in memory. */
export function zipStream(files: AsyncIterable<StreamedFile>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = zipChunks(files);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

async function* zipChunks(files: AsyncIterable<StreamedFile>): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    if (data.length > 0) ready.push(data);
  });
  const readyChunk = () => {
    const some = Buffer.concat(ready);
    ready = [];
    return new Uint8Array(some);
  };
  for await (const { path, text } of files) {
    const entry = new DeflatedEntry(path);
    entry.mtime = ENTRY_DATE;
    zip.add(entry);
    for await (const piece of text) {
      entry.push(strToU8(piece));
      await entry.written;
      if (ready.length > 0) yield readyChunk();
    }
    entry.push(new Uint8Array(0), true);
    await entry.ended;
    if (ready.length > 0) yield readyChunk();
  }
  zip.end();
  yield readyChunk();
}

/** An entry that Node's zlib compresses in a thread pool, because a large export would block the main thread for seconds. */
class DeflatedEntry extends ZipPassThrough {
  override compression = 8;
  #deflate = createDeflateRaw({ level: 6 });
  /** Resolves once the last pushed chunk is compressed. */
  written: Promise<unknown> = Promise.resolve();
  readonly ended = once(this.#deflate, 'end').then(() => this.ondata(null, new Uint8Array(0), true));

  constructor(path: string) {
    super(path);
    this.#deflate.on('data', (chunk: Buffer) => this.ondata(null, new Uint8Array(chunk), false));
  }

  override process(chunk: Uint8Array, final: boolean): void {
    if (final) this.#deflate.end();
    else this.written = new Promise((resolve) => this.#deflate.write(chunk, resolve));
  }
}
