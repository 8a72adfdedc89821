import { type Machine, type Program, runProgram } from './run-program';

/** Programs that may open an address: the one that BROWSER names, then those of the system. */
export function browserPrograms({ platform, env }: Machine, url: string): Program[] {
  const own = env.BROWSER ? [{ program: env.BROWSER, args: [url] }] : [];
  if (platform === 'darwin') return [...own, { program: 'open', args: [url] }];
  // `start` needs a shell, in which the & of an address has a meaning.
  if (platform === 'win32') return [...own, { program: 'rundll32', args: ['url.dll,FileProtocolHandler', url] }];
  const wsl = env.WSL_DISTRO_NAME ? [{ program: 'wslview', args: [url] }] : [];
  return [...own, ...wsl, ...(env.DISPLAY || env.WAYLAND_DISPLAY ? [{ program: 'xdg-open', args: [url] }] : [])];
}

/** Opens an address; false if no program can. */
export async function openUrl(url: string): Promise<boolean> {
  for (const program of browserPrograms(process, url)) if (await runProgram(program)) return true;
  return false;
}
