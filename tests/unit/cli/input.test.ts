import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillText } from '@/lib/integrations/api/fill';
import { findLibraryPrompt } from '@/lib/prompts/library';
import { fillTemplate, variablesOf } from '@/lib/prompts/template';
import { parseInput } from '@/packages/cli/src/command';
import { COMMANDS } from '@/packages/cli/src/commands';
import { EXIT, Failure } from '@/packages/cli/src/failure';
import { questionFor, setValues } from '@/packages/cli/src/fill-prompt';
import { promptId } from '@/packages/cli/src/find-prompt';
import { commandHelp, programHelp } from '@/packages/cli/src/help';
import { isOpenToOthers, siteAddress } from '@/packages/cli/src/site-address';
import { render } from '@/packages/cli/src/terminal';
import { template } from '@/tests/unit/support/templates';

const named = (name: string) => {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw new Error(`There is no command ${name}`);
  return command;
};

const codeOf = (run: () => unknown) => {
  try {
    run();
  } catch (err) {
    return err instanceof Failure ? err.exitCode : err;
  }
};

describe('what is typed', () => {
  test('is read into words and options', () => {
    const input = parseInput(named('fill'), ['slug', '--set', 'A=1', '--set=B=2', '--json']);
    expect([input.words, input.texts('set'), input.has('json'), input.text('stdin')]).toEqual([['slug'], ['A=1', 'B=2'], true, undefined]);
    expect(parseInput(named('search'), ['a', '--limit', '7']).count('limit')).toBe(7);
  });

  test.each([['fill'], ['fill', 'a', 'b'], ['fill', 'a', '--nothing'], ['fill', 'a', '--set'], ['search'], ['login', 'gp_x']])(
    'is refused as wrong usage: %s %s %s',
    (name, ...args) => {
      expect(codeOf(() => parseInput(named(name), args))).toBe(EXIT.usage);
    },
  );

  test.each(['0', '-1', '1.5', 'x', ''])('a limit of %j is refused', (limit) => {
    expect(codeOf(() => parseInput(named('search'), ['a', `--limit=${limit}`]).count('limit'))).toBe(EXIT.usage);
  });

  test('names a prompt by its slug, id or page', () => {
    expect(promptId('https://x.example/prompt/professional-email')).toBe('professional-email');
    expect(promptId('Professional-Email')).toBe('professional-email');
    for (const wrong of ['../x', 'a b', '', 'x'.repeat(101)])
      expect(
        codeOf(() => promptId(wrong)),
        wrong,
      ).toBe(EXIT.usage);
  });

  test('names the site by an address', () => {
    expect(siteAddress('https://a.example/', {} as NodeJS.ProcessEnv)).toBe('https://a.example');
    expect(siteAddress(undefined, { GROK_PROMPTS_SITE: 'http://localhost:1/x/' } as unknown as NodeJS.ProcessEnv)).toBe(
      'http://localhost:1/x',
    );
    for (const wrong of ['a.example', 'file:///etc', 'https://a:b@c.example', ''])
      expect(
        codeOf(() => siteAddress(wrong)),
        wrong,
      ).toBe(EXIT.usage);
    expect(['http://a.example', 'http://localhost:3000', 'https://a.example', 'http://127.0.0.1'].map(isOpenToOthers)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('blanks', () => {
  const blanks = [
    { name: 'TO_WHOM', material: false },
    { name: 'NOTES', material: true },
  ];

  test('are set by their names, in any case, and by lines only where they take them', () => {
    expect(setValues(['to-whom=a\nb=c', 'NOTES=a\nb\n'], blanks)).toEqual({ TO_WHOM: 'a b=c', NOTES: 'a\nb' });
    for (const wrong of ['TO_WHOM', '=x', 'OTHER=x'])
      expect(
        codeOf(() => setValues([wrong], blanks)),
        wrong,
      ).toBe(EXIT.usage);
  });

  test('are filled in as the site does, and each says from where', () => {
    fc.assert(
      fc.property(
        template.map(({ source }) => source),
        fc.string(),
        (source, value) => {
          const variables = variablesOf(source);
          const values = Object.fromEntries(variables.filter((_, index) => index % 2 === 0).map(({ name }) => [name, value]));
          const { text, empty, leftOut, defaults } = fillText(source, variables, values);
          expect(text).toBe(fillTemplate(source, values));
          const written = variables.filter(({ name }) => values[name]).length;
          expect(empty.length + leftOut.length + defaults.length + written).toBe(variables.length);
        },
      ),
    );
  });

  test('are asked for with what is known of them', () => {
    const blank = {
      name: 'TONE',
      label: 'Tone',
      default: 'friendly',
      choices: ['friendly', 'formal'],
      example: null,
      optional: false,
      material: false,
    };
    expect(render(questionFor(blank), false)).toBe('Tone (friendly, formal) [friendly]: ');
    expect(render(questionFor({ ...blank, default: null, choices: [], example: 'x', optional: true }), false)).toBe(
      'Tone (optional; e.g. x): ',
    );
  });
});

describe('the help', () => {
  test('and the README show commands that there are, with prompts that there are', () => {
    const texts = [...COMMANDS.map(commandHelp), readFileSync('packages/cli/README.md', 'utf8')].join('\n');
    const shown = [...texts.matchAll(/grok-prompts (show|fill|copy|open) ([a-z]+(?:-[a-z]+)+)/g)].map(([, , slug = '']) => slug);
    expect(new Set(shown).size).toBeGreaterThan(1);
    expect(shown.filter((slug) => !findLibraryPrompt(slug))).toEqual([]);
    const named = [...texts.matchAll(/(?:^ *|[|`] ?)grok-prompts ([a-z]+)/gm)].map(([, name = '']) => name);
    expect(named.filter((name) => !COMMANDS.some((one) => one.name === name))).toEqual([]);
  });

  test('names every command and fits into a terminal', () => {
    const texts = [programHelp(COMMANDS), ...COMMANDS.map(commandHelp)];
    for (const { name } of COMMANDS) expect(texts[0]).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
    // What is to be copied stays on one line.
    const long = texts.flatMap((text) => text.split('\n')).filter((line) => line.length > 80 && !line.startsWith('  grok-prompts'));
    expect(long).toEqual([]);
  });
});
