import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/free-port';
import type { Image } from './image';
import { ROOT } from './tools';

const compose = readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8');

/** What compose.yaml promises of a container. */
export const promised = {
  readOnly: /^ {4}read_only: true$/m.test(compose),
  withoutCapabilities: /^ {4}cap_drop:\n {6}- ALL$/m.test(compose),
  withoutNewPrivileges: /^ {4}security_opt:\n {6}- no-new-privileges:true$/m.test(compose),
  writable: /^ {4}tmpfs:\n((?: {6}- .+\n)+)/m.exec(compose)?.[1]?.match(/\/\S+/g) ?? [],
  graceSeconds: Number(/^ {4}stop_grace_period: (\d+)s$/m.exec(compose)?.[1]),
};

/** As Docker does it: a root that cannot be written to, folders in memory, the usual devices. */
const START = `
set -e
root=$1; shift
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
for folder in ${promised.writable.join(' ')}; do mount -t tmpfs -o noexec,nosuid,nodev,mode=1777 tmpfs "$root$folder"; done
mount -t proc -o nosuid,noexec,nodev proc "$root/proc"
mount -t tmpfs -o noexec,nosuid,mode=755 tmpfs "$root/dev"
for device in null zero full random urandom; do touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
exec chroot "$root" "$@"
`;

export type Container = Awaited<ReturnType<typeof startContainer>>;

/** Runs an image as compose.yaml has it run: as its user, without a privilege. Its network is this machine’s. */
export async function startContainer({ config, rootfs }: Image, env: Record<string, string>) {
  const port = await freePort();
  const given = Object.entries({ ...env, PORT: String(port) }).map(([name, value]) => `${name}=${value}`);
  const asUser = (command: readonly string[]) => [
    ...['setpriv', `--reuid=${config.User || 'root'}`, `--regid=${config.User || 'root'}`, '--init-groups'],
    ...['--no-new-privs', '--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all'],
    ...['env', '-i', `--chdir=${config.WorkingDir}`, ...config.Env, ...given, ...command],
  ];
  for (const folder of promised.writable) mkdirSync(path.join(rootfs, folder), { recursive: true });
  const namespaces = spawn('unshare', ['--mount', '--pid', '--fork', 'sh', '-c', START, 'sh', rootfs, ...asUser(config.Cmd)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [namespaces.stdout, namespaces.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => namespaces.once('close', resolve));
  /** The server: the first process of its container, as under Docker, and no child of a shell. */
  const pid = () => {
    const [first] = readFileSync(`/proc/${namespaces.pid}/task/${namespaces.pid}/children`, 'utf8').split(' ');
    if (!first) throw new Error(`The container is not running:\n${output}`);
    return Number(first);
  };

  const container = {
    url: `http://127.0.0.1:${port}`,
    exited,
    log: () => output,
    /** A line of the server’s /proc/…/status. */
    status: (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1] ?? '',
    /** Runs a command beside the server, as the same user, like `docker exec`. */
    exec(command: readonly string[]) {
      const inside = ['--target', String(pid()), '--mount', '--pid', '--root', ...asUser(command)];
      const { status, stdout, stderr } = spawnSync('nsenter', inside, { encoding: 'utf8', timeout: 10_000 });
      return { status, output: stdout + stderr };
    },
    terminate: () => void process.kill(pid(), 'SIGTERM'),
    /** Ends it, whatever has become of it. */
    async kill() {
      if (namespaces.exitCode === null) process.kill(pid(), 'SIGKILL');
      await exited;
    },
  };

  for (const end = Date.now() + 30_000; ; await sleep(100)) {
    if ((await statusOf(`${container.url}/healthz`)) === 200) return container;
    if (Date.now() < end && namespaces.exitCode === null) continue;
    await container.kill();
    throw new Error(`The container does not answer:\n${output}`);
  }
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
