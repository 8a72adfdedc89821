import { type Program, runProgram } from './run-program';

type Machine = { platform: NodeJS.Platform; env: NodeJS.ProcessEnv };

/** The programs that could open an address, the one of the environment first. */
export function browserPrograms({ platform, env }: Machine, url: string): Program[] {
  const own = env.BROWSER ? [{ program: env.BROWSER, args: [url] }] : [];
  if (platform === 'darwin') return [...own, { program: 'open', args: [url] }];
  // Not `start`: the shell would read the & of an address.
  if (platform === 'win32') return [...own, { program: 'rundll32', args: ['url.dll,FileProtocolHandler', url] }];
  const wsl = env.WSL_DISTRO_NAME ? [{ program: 'wslview', args: [url] }] : [];
  return [...own, ...wsl, ...(env.DISPLAY || env.WAYLAND_DISPLAY ? [{ program: 'xdg-open', args: [url] }] : [])];
}

/** Opens an address. Whether anything could. */
export async function openUrl(url: string): Promise<boolean> {
  for (const program of browserPrograms(process, url)) if (await runProgram(program)) return true;
  return false;
}
