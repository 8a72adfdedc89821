import { strToU8, Zip, ZipDeflate } from 'fflate';
import { NO_TIME } from './no-time';

/** A file of a zip, whose text is made while it is sent. */
export type StreamedFile = { path: string; text: AsyncIterable<string> | Iterable<string> };

/** A zip that is made while it is read, so that no more of it is in memory than what is on its way. */
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
  const taken = () => {
    const some = Buffer.concat(ready);
    ready = [];
    return new Uint8Array(some);
  };
  for await (const { path, text } of files) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = NO_TIME;
    zip.add(entry);
    for await (const piece of text) {
      entry.push(strToU8(piece));
      if (ready.length > 0) yield taken();
    }
    entry.push(new Uint8Array(0), true);
    if (ready.length > 0) yield taken();
  }
  zip.end();
  yield taken();
}
