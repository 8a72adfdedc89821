import { once } from 'node:events';
import { chmod, mkdir, unlink } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/** What a process says about itself; a function says it anew each time. */
type About = string | (() => string);

/**
 * Reserves a folder for this process until it ends, and makes it where there is none. Nobody else on the machine may read what is in it, because
 * databases and mails write files that everybody may read. Undefined, or what the process that has it says about itself. A listening
 * socket, unlike a file with a process id, is released by kill -9 and never names a stranger.
 */
export async function lockFolder(folder: string, about: About = ''): Promise<string | undefined> {
  const name = socketOf(folder);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  for (;;) {
    if (await listen(folder, name, about)) return undefined;
    const holder = await holderOf(folder);
    if (holder !== undefined) return holder;
    await unlink(path.join(folder, 'lock')).catch(() => {});
  }
}

const socketOf = (folder: string) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${path.resolve(folder).replace(/[\\/:]/g, '-')}` : './lock';

/** The path of a socket is relative because its length is limited. */
function inside<T>(folder: string, run: () => T): T {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return run();
  } finally {
    process.chdir(before);
  }
}

async function listen(folder: string, name: string, about: About): Promise<boolean> {
  const server = net.createServer((socket) => socket.on('error', () => {}).end(typeof about === 'string' ? about : about())).unref();
  inside(folder, () => server.listen(name));
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}

/** What the process that has a folder says about itself; undefined when there is none. */
export async function holderOf(folder: string): Promise<string | undefined> {
  try {
    let answer = '';
    for await (const chunk of inside(folder, () => net.connect(socketOf(folder)))) answer += chunk;
    return answer;
  } catch {
    return undefined;
  }
}
