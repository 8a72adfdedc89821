import { once } from 'node:events';
import { chmod, mkdir, unlink } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/**
 * Reserves a folder for this process until it ends, and makes it where there is none. Nobody else on the machine may read what is in it, because
 * databases and mails write files that everybody may read. Undefined, or what the process that has it says about itself. A listening
 * socket, unlike a file with a process id, is released by kill -9 and never names a stranger.
 */
export async function lockFolder(folder: string, about = ''): Promise<string | undefined> {
  const name = process.platform === 'win32' ? `\\\\.\\pipe\\${path.resolve(folder).replace(/[\\/:]/g, '-')}` : './lock';
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  for (;;) {
    if (await listen(folder, name, about)) return undefined;
    const holder = await ask(folder, name);
    if (holder !== undefined) return holder;
    await unlink(path.join(folder, 'lock')).catch(() => {});
  }
}

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

async function listen(folder: string, name: string, about: string): Promise<boolean> {
  const server = net.createServer((socket) => socket.on('error', () => {}).end(about)).unref();
  inside(folder, () => server.listen(name));
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}

/** Undefined when nobody listens. */
async function ask(folder: string, name: string): Promise<string | undefined> {
  try {
    let answer = '';
    for await (const chunk of inside(folder, () => net.connect(name))) answer += chunk;
    return answer;
  } catch {
    return undefined;
  }
}
