import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Shell script that installs packages. With policy-rc.d, which most containers have, they do not start their servers: tests start their own. */
const INSTALL = `
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm -f $policy' EXIT
  printf '#!/bin/sh\\nexit 101\\n' > $policy
  chmod 755 $policy
fi
apt-get update
apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@"
`;

/** Installs Debian packages, as root or by a `sudo` that asks for no password, if it can. Returns what was printed, for an error message. */
export function aptInstall(...packages: string[]): string {
  if (!existsSync('/usr/bin/apt-get')) return 'This machine has no apt-get.';
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND'];
  const [program = '', ...args] = [...asRoot, 'sh', '-c', INSTALL, 'sh', ...packages];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env, maxBuffer: 1e8 });
  return `${stdout ?? ''}${stderr ?? ''}`;
}
