import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// With this file, which most containers have, a package does not start its server: tests start their own.
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

/** Installs Debian packages, as root or by `sudo` where it asks nothing, and starts none of their servers. Says whether it worked, and why not. */
export function aptInstall(...packages: string[]): { worked: boolean; output: string } {
  if (!existsSync('/usr/bin/apt-get')) return { worked: false, output: 'This machine has no apt-get.' };
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND'];
  const [program = '', ...args] = [...asRoot, 'sh', '-c', INSTALL, 'sh', ...packages];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env, maxBuffer: 1e8 });
  return { worked: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` };
}
