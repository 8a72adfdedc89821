import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserPrograms } from '@/packages/cli/src/browser';
import { clipboardPrograms, terminalCopy } from '@/packages/cli/src/clipboard';
import { accent, bold, hasColours, jsonText, render } from '@/packages/cli/src/terminal';

const ESCAPE = String.fromCharCode(27);
/** Control characters but tabs and line ends. */
const CONTROLS = /[^\P{Cc}\t\n]/u;

describe('a line on a terminal', () => {
  test('has no control character that its texts bring', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(render([text, bold(text), accent(text)], false)).not.toMatch(CONTROLS);
        const coloured = render([bold(text)], true);
        expect(coloured.slice(4, -4)).not.toMatch(CONTROLS);
        expect([coloured.slice(0, 4), coloured.slice(-4)]).toEqual([`${ESCAPE}[1m`, `${ESCAPE}[0m`]);
      }),
    );
  });

  test('as JSON has none either, and is read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = jsonText({ text });
        expect(json).not.toMatch(CONTROLS);
        expect(JSON.parse(json)).toEqual({ text });
      }),
    );
  });

  test('is coloured on terminals whose users want it', () => {
    const env = (given: Record<string, string>) => given as NodeJS.ProcessEnv;
    expect(hasColours({ isTTY: true }, env({ TERM: 'xterm' }))).toBe(true);
    expect(hasColours({}, env({ TERM: 'xterm' }))).toBe(false);
    expect(hasColours({ isTTY: true }, env({ NO_COLOR: '1' }))).toBe(false);
    expect(hasColours({ isTTY: true }, env({ TERM: 'dumb' }))).toBe(false);
  });
});

describe('programs of a machine', () => {
  const machine = (platform: NodeJS.Platform, env: Record<string, string> = {}) => ({ platform, env: env as NodeJS.ProcessEnv });
  const names = (programs: { program: string }[]) => programs.map(({ program }) => program);

  test('for the clipboard', () => {
    expect(names(clipboardPrograms(machine('darwin')))).toEqual(['pbcopy']);
    expect(names(clipboardPrograms(machine('win32')))).toEqual(['clip.exe']);
    expect(names(clipboardPrograms(machine('linux', { DISPLAY: ':0', WAYLAND_DISPLAY: 'w' })))).toEqual(['wl-copy', 'xclip', 'xsel']);
    expect(names(clipboardPrograms(machine('linux', { WSL_DISTRO_NAME: 'Debian' })))).toEqual(['clip.exe']);
    expect(names(clipboardPrograms(machine('linux')))).toEqual([]);
    expect(terminalCopy('é')).toBe(`${ESCAPE}]52;c;w6k=${String.fromCharCode(7)}`);
  });

  test('for the browser', () => {
    const url = 'https://grok.com/?q=a&b';
    expect(browserPrograms(machine('darwin'), url)).toEqual([{ program: 'open', args: [url] }]);
    expect(browserPrograms(machine('win32'), url)[0]?.args.at(-1)).toBe(url);
    expect(names(browserPrograms(machine('linux', { BROWSER: 'lynx', DISPLAY: ':0' }), url))).toEqual(['lynx', 'xdg-open']);
    expect(browserPrograms(machine('linux'), url)).toEqual([]);
  });
});
