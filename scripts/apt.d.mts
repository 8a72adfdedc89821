/** Installs Debian packages, as root or by `sudo` where it asks nothing, and starts none of their servers. Says whether it worked, and why not. */
export function aptInstall(...packages: string[]): { worked: boolean; output: string };
