import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillTemplate, parseTemplate, variablesOf } from '@/lib/prompts/template';
import { applyHint, likelyBlanks, likelyTexts, writingHints } from '@/lib/prompts/writing-hints';
import { anyText, template } from '../support/templates';

const blanks = (text: string) => likelyBlanks(text).map(({ instead }) => instead);

describe('a placeholder in another way of writing is noticed', () => {
  test.each([
    ['[length]', '[LENGTH]'],
    ['[Team name]', '[TEAM_NAME]'],
    ['[ topic ]', '[TOPIC]'],
    ['[TEAM NAME]', '[TEAM_NAME]'],
    ['[target-audience]', '[TARGET_AUDIENCE]'],
    ["[Client's name]", '[CLIENTS_NAME]'],
    ['[Client’s name]', '[CLIENTS_NAME]'],
    ['[Prénom]', '[PRENOM]'],
    ['[your_name]', '[YOUR_NAME]'],
    ['[tone|friendly]', '[TONE|friendly]'],
    ['[Team name|our team, as ever.]', '[TEAM_NAME|our team, as ever.]'],
    ['[step 2]', '[STEP_2]'],
    ['[insert your topic here]', '[INSERT_YOUR_TOPIC_HERE]'],
    ['{tone}', '[TONE]'],
    ['{Team name}', '[TEAM_NAME]'],
    ['{{x}}', '[X]'],
    ['{{ user.name }}', '[USER_NAME]'],
    ['{{firstName}}', '[FIRST_NAME]'],
  ])('%s', (written, blank) => {
    for (const text of [written, `Write about ${written}.`, `${written}: a line`, `(“${written}”, please)`, `${written}\nand more`]) {
      const [hint, ...others] = likelyBlanks(text);
      expect(others).toEqual([]);
      expect(hint).toMatchObject({ raw: written, is: 'text', instead: blank });
      expect(text.slice(hint?.start, hint?.end)).toBe(written);
    }
  });

  test('each of several', () => {
    expect(blanks('From [sender] to {recipient}: [TONE|warm], {{days}} days')).toEqual(['[SENDER]', '[RECIPIENT]', '[DAYS]']);
  });
});

describe('what has another meaning is left alone', () => {
  test.each([
    ['blanks', '[TOPIC] [TONE|friendly] [A] [1] [A_1|x] [A|{tone} and more]'],
    ['indexes', 'array[i] rows[index] a[0] x[n] m[row][column] f()[name] [0] [i]'],
    ['links', '[text](https://example.com) [text][ref] [ref]: https://example.com ![alt text](a.png) [[a page]]'],
    ['check boxes', '- [ ] one\n- [x] two\n- [X] three'],
    ['citations and remarks', 'as shown [1], [2] and [12]; he said [sic] that [...] and [citation needed]'],
    ['JSON', '{"name": "Ada", "tags": ["a", "b"], "more": {"a": {}}}'],
    ['sets and objects', '{a, b} {x} { return } {} { name } {a: 1} {a;b}'],
    ['CSS', 'a[href] input[type=text] a { color: red } a{color:red}'],
    ['template strings', '$' + '{name} #{name} %{name} \\textbf{bold} \\frac{top}{bottom} @{name}'],
    ['template languages', '{{#if x}} {{/if}} {{else}} {% end %} {{{raw}}}'],
    ['code between back quotes', '`[length]` and `{tone}`\n```\nconst a = [length]; {tone}\n```\nthen'],
    ['a fence that never ends', '```\n[length] {tone}'],
    ['attributes', '<p title={title} ref=[ref]>'],
    ['tags', '<topic> <example>text</example> <your name>'],
    ['sentences', '[This is a whole sentence about it.] [see the five pages that follow] {and here it goes on, too}'],
    ['other alphabets', '[שם] [имя] {名前}'],
    ['nothing', '[] {} [ ] {{}} [|] [-] [\n]'],
  ])('%s', (_name, text) => expect(likelyBlanks(text)).toEqual([]));

  const word = fc.stringMatching(/^[a-z]{1,10}$/);
  test.each([
    ['an index', fc.tuple(word, fc.integer({ min: 0, max: 999 })).map(([name, index]) => `${name}[${index}]`)],
    ['an index by name', fc.tuple(word, word).map(([name, index]) => `${name}[${index}]`)],
    ['a citation', fc.integer({ min: 0, max: 9999 }).map((number) => ` [${number}]`)],
    ['a link', fc.tuple(word, fc.webUrl()).map(([text, url]) => ` [${text}](${url})`)],
    ['a check box', fc.constantFrom('- [ ] ', '- [x] ', '* [X] ')],
    ['JSON', fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify({ value }))],
    ['JSON on lines', fc.dictionary(word, fc.oneof(word, fc.array(word))).map((value) => JSON.stringify(value, null, 2))],
    ['inline code', fc.tuple(word, word).map(([a, b]) => `\`${a}[${b}] {${a}} [${b}]\``)],
    ['a sentence', fc.array(word, { minLength: 5, maxLength: 20 }).map((words) => ` [${words.join(' ')}] {${words.join(' ')}}`)],
    ['a tag', word.map((name) => ` <${name}> </${name}>`)],
  ])('%s, whatever it says', (_name, text) => {
    fc.assert(
      fc.property(text, (source) => {
        expect(likelyBlanks(source)).toEqual([]);
      }),
    );
  });
});

test('no blank is ever taken for one that is not yet, and nothing overlaps', () => {
  fc.assert(
    fc.property(template, ({ source }) => {
      let done = 0;
      const inBlanks = parseTemplate(source).flatMap(({ kind, raw }) => {
        done += raw.length;
        return kind === 'blank' ? [{ start: done - raw.length, end: done }] : [];
      });
      const hints = likelyBlanks(source);
      for (const one of hints)
        for (const { start, end } of inBlanks) expect(one.end <= start || one.start >= end, `${one.raw} is in no blank`).toBe(true);
      for (const [index, one] of hints.entries()) expect(one.start).toBeGreaterThanOrEqual(hints[index - 1]?.end ?? 0);
    }),
  );
});

test('what it offers is a blank, and applying it leaves the rest as it was', () => {
  const placeholder = fc.constantFrom('[length]', '[Team name]', '{tone}', '{{x}}', '[tone|warm]').map((text) => ` ${text} `);
  const parts = fc.array(
    fc.oneof(
      placeholder,
      anyText.map((text) => ` ${text} `),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(parts, (written) => {
      let text = written.join('');
      for (let changes = 0; changes < 20; changes++) {
        const [hint] = likelyBlanks(text);
        if (!hint) return;
        expect(parseTemplate(hint.instead)).toMatchObject([{ kind: 'blank' }]);
        const change = applyHint(text, hint);
        if (!change) throw new Error('It is there');
        const next = text.slice(0, change.start) + change.text + text.slice(change.end);
        expect(next.split(hint.instead).join('')).toBe(text.split(hint.raw).join('').split(hint.instead).join(''));
        expect(likelyBlanks(next).some(({ raw }) => raw === hint.raw)).toBe(false);
        expect(variablesOf(next).map(({ name }) => name)).toContain(variablesOf(hint.instead)[0]?.name);
        text = next;
      }
      expect(likelyBlanks(text)).toEqual([]);
    }),
  );
});

test('all places of one hint change at once', () => {
  const text = 'In [length] words. Not [length]! `[length]` stays, and so does [Length].';
  const [hint] = likelyBlanks(text);
  const change = hint && applyHint(text, hint);
  expect(change && text.slice(0, change.start) + change.text + text.slice(change.end)).toBe(
    'In [LENGTH] words. Not [LENGTH]! `[length]` stays, and so does [Length].',
  );
  expect(applyHint('Nothing here', { start: 0, end: 8, raw: '[length]', is: 'text', instead: '[LENGTH]' })).toBeNull();
});

describe('a blank that is probably meant as text is noticed, and a backslash offered', () => {
  test.each([
    ['Write the plan. [TODO] Ask Ada.', '[TODO]', 'Write the plan. \\[TODO] Ask Ada.'],
    ['as they said [SIC] then', '[SIC]', 'as they said \\[SIC] then'],
    ['[CITATION_NEEDED]', '[CITATION_NEEDED]', '\\[CITATION_NEEDED]'],
    ['- [X] done\n- [X] too', '[X]', '- \\[X] done\n- \\[X] too'],
  ])('%s', (text, raw, escaped) => {
    const [hint] = writingHints(text);
    expect(hint).toMatchObject({ raw, is: 'blank' });
    const change = hint && applyHint(text, hint);
    const next = change ? text.slice(0, change.start) + change.text + text.slice(change.end) : '';
    expect(next).toBe(escaped);
    expect(variablesOf(next)).toEqual([]);
    expect(fillTemplate(next)).toBe(text);
    expect(writingHints(next)).toEqual([]);
  });

  test('but no other blank, nor one that offers something, nor text', () => {
    expect(likelyTexts('[TOPIC] [X] of [TODO|the list] [TODO? with …] \\[TODO] [1] [todo]')).toEqual([]);
  });
});
