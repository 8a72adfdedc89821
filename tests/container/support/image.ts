import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT, run } from './tools';

const inspected = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      WorkingDir: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      ExposedPorts: z.record(z.string(), z.unknown()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
});

/** An image, unpacked into a folder, with what it says about how it is run. */
export type Image = { config: z.infer<typeof inspected>['Docker']['config']; rootfs: string };

/**
 * Builds the Dockerfile as it is, with buildah and in a store of its own. The base is a stand-in for node:24-slim, made of this machine’s Debian
 * packages and Node, so that no registry of images is needed; PULL_BASE_IMAGE=1 pulls the real one instead.
 * @param folder where everything is that belongs to it
 * @param secret is written into every place of the developer’s folder that must not get into the image
 */
export async function buildImage(folder: string, secret: string): Promise<Image> {
  const pull = Boolean(process.env.PULL_BASE_IMAGE);
  const buildah = (...args: string[]) => run('buildah', [...storeIn(folder), ...args]);
  if (!pull) await makeStandIn(buildah);
  console.log('Building the image');
  const how = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker', pull ? '--pull' : '--pull-never'];
  const args = [...how, ...(await npmSettings(folder)), '--build-arg', 'SITE_URL=https://prompts.example', '--tag', 'grok-prompts'];
  await buildah('build', ...args, await makeContext(folder, secret));
  const { Docker } = inspected.parse(JSON.parse(await buildah('inspect', '--type', 'image', 'grok-prompts')));
  await buildah('from', '--pull-never', '--name', 'unpacked', 'grok-prompts');
  return { config: Docker.config, rootfs: await buildah('mount', 'unpacked') };
}

/** Removes the folder, however far the building went: buildah mounts what it builds, and the folder of its layers onto itself. */
export function removeImage(folder: string): void {
  spawnSync('buildah', [...storeIn(folder), 'rm', '--all']);
  spawnSync('sh', ['-c', 'grep -o " $0/[^ ]* " /proc/self/mounts | sort --reverse | xargs --no-run-if-empty umount', folder]);
  rmSync(folder, { recursive: true, force: true });
}

const storeIn = (folder: string) => ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run')];

async function makeStandIn(buildah: (...args: string[]) => Promise<string>): Promise<void> {
  console.log('Making a stand-in for node:24-slim');
  await buildah('from', '--name', 'base', 'scratch');
  const rootfs = await buildah('mount', 'base');
  const { release, mirror } = await debianHere();
  await run('debootstrap', ['--variant=minbase', release, rootfs, mirror]);
  await run('chroot', [rootfs, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
  const local = path.join(rootfs, 'usr/local');
  cpSync(process.execPath, path.join(local, 'bin/node'));
  const npm = path.resolve(realpathSync(await run('which', ['npm'])), '../..');
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  await buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'base');
  await buildah('commit', '--quiet', '--format', 'docker', '--rm', 'base', 'node:24-slim');
}

/** The release of Debian, and the mirror that this machine’s apt has it from. */
async function debianHere(): Promise<{ release: string; mirror: string }> {
  const release = await run('sh', ['-c', '. /etc/os-release && echo $VERSION_CODENAME']);
  const mirrors = await run('apt-get', ['indextargets', '--format', '$(CODENAME) $(REPO_URI)', 'Created-By: Packages']);
  const mirror = mirrors
    .split('\n')
    .find((line) => line.startsWith(`${release} `))
    ?.split(' ')[1];
  if (!mirror) throw new Error(`apt names no mirror for ${release}, of which the stand-in for node:24-slim would be made.`);
  return { release, mirror };
}

/** npm in the build asks the registry that npm asks here, and believes the certificates that Node believes here. */
async function npmSettings(folder: string): Promise<string[]> {
  const file = path.join(folder, 'npmrc');
  const settings = ['--volume', `${file}:/usr/local/etc/npmrc:ro`];
  const lines = [`registry=${await run('npm', ['config', 'get', 'registry'])}`];
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) {
    lines.push(`cafile=${certificates}`);
    settings.push('--volume', `${certificates}:${certificates}:ro`);
  }
  writeFileSync(file, lines.join('\n'));
  return settings;
}

/** The files of this working copy, and around them what a developer’s folder holds besides. */
async function makeContext(folder: string, secret: string): Promise<string> {
  const context = path.join(folder, 'context');
  const files = (await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], ROOT)).split('\0');
  for (const file of files.filter((name) => name && existsSync(path.join(ROOT, name)))) {
    cpSync(path.join(ROOT, file), path.join(context, file));
  }
  const plant = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(context, file)), { recursive: true });
    writeFileSync(path.join(context, file), text);
  };
  for (const file of ['.env', '.env.local', '.env.production', 'lib/.env.local', 'public/.env', '.git/config', '.data/backend/data']) {
    plant(file, `SECRET=${secret}\n`);
  }
  for (const file of ['node_modules/next/dist/bin/next', '.next/standalone/server.js', '.next-test/x.js', 'tests/x.js', 'notes.txt']) {
    plant(file, `throw new Error('${secret}')\n`);
  }
  return context;
}
