import { EXIT, Failure } from './failure';
import { type Machine, type Program, runProgram } from './run-program';

const PBCOPY = { program: 'pbcopy', args: [] };
const CLIP = { program: 'clip.exe', args: [] };
const WAYLAND = { program: 'wl-copy', args: [] };
const X11 = [
  { program: 'xclip', args: ['-selection', 'clipboard'] },
  { program: 'xsel', args: ['--clipboard', '--input'] },
];

/** Programs that may write to the clipboard of a machine, the best first. */
export function clipboardPrograms({ platform, env }: Machine): Program[] {
  if (platform === 'darwin') return [PBCOPY];
  if (platform === 'win32') return [CLIP];
  return [...(env.WAYLAND_DISPLAY ? [WAYLAND] : []), ...(env.DISPLAY ? X11 : []), ...(env.WSL_DISTRO_NAME ? [CLIP] : [])];
}

/** The control sequence that makes a terminal put a text into the clipboard (OSC 52). */
export const terminalCopy = (text: string) => `\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`;

/** Copies a text to the clipboard, and returns a sentence that says how. Throws a Failure if there is no clipboard. */
export async function copyText(text: string): Promise<string> {
  for (const program of clipboardPrograms(process)) {
    // clip.exe reads UTF-16 that begins with a byte order mark.
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
