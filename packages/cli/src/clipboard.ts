import { EXIT, Failure } from './failure';
import { type Program, runProgram } from './run-program';

type Machine = { platform: NodeJS.Platform; env: NodeJS.ProcessEnv };

const PBCOPY = { program: 'pbcopy', args: [] };
const CLIP = { program: 'clip.exe', args: [] };
const WAYLAND = { program: 'wl-copy', args: [] };
const X11 = [
  { program: 'xclip', args: ['-selection', 'clipboard'] },
  { program: 'xsel', args: ['--clipboard', '--input'] },
];

/** The programs that could reach the clipboard of a machine, the best first. */
export function clipboardPrograms({ platform, env }: Machine): Program[] {
  if (platform === 'darwin') return [PBCOPY];
  if (platform === 'win32') return [CLIP];
  return [...(env.WAYLAND_DISPLAY ? [WAYLAND] : []), ...(env.DISPLAY ? X11 : []), ...(env.WSL_DISTRO_NAME ? [CLIP] : [])];
}

/** The control sequence that makes a terminal put a text into the clipboard (OSC 52). */
export const terminalCopy = (text: string) => `\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`;

/** Puts a text into the clipboard, and answers what to say about it. Throws a Failure where there is none. */
export async function copyText(text: string): Promise<string> {
  for (const program of clipboardPrograms(process)) {
    // clip.exe reads UTF-16 where it begins with this mark.
    const input = program === CLIP ? Buffer.from(`\ufeff${text}`, 'utf16le') : text;
    if (await runProgram(program, input)) return 'Copied.';
  }
  const terminal = [process.stdout, process.stderr].find((stream) => stream.isTTY);
  if (!terminal)
    throw new Failure(
      EXIT.failed,
      'There is no clipboard here. Install wl-copy, xclip or xsel, or write the prompt with grok-prompts fill.',
    );
  terminal.write(terminalCopy(text));
  return 'Copied by your terminal, where it allows that (OSC 52).';
}
