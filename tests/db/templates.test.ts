import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS, PREVIEW_LENGTH } from '../../lib/limits';
import { parseTemplate, variablesOf } from '../../lib/prompts/template';
import { filledLength } from '../../lib/prompts/template-limits';
import { person, prompt } from './support/people';
import { literal, openSql, type Sql } from './support/sql';

let sql: Sql;

beforeAll(async () => {
  sql = await openSql();
});
afterAll(() => sql.close());

interface Measured {
  variables: number;
  places: number;
  filled_length: string | number;
  choices: number;
  choice_length: number;
}

/** What the database says of some texts, in one question. */
async function measure(texts: string[]) {
  const values = texts.map((text, index) => `(${index}, ${literal(text)})`).join(', ');
  const rows = await sql.rows<Measured & Record<string, unknown>>(
    `select measured.* from (values ${values}) texts (place, content), private.measure_template(content) measured order by place`,
  );
  return rows.map(({ variables, places, filled_length, choices, choice_length }) => {
    return { variables, places, filledLength: Number(filled_length), choices, choiceLength: choice_length };
  });
}

test('the database counts blanks and choices, and the length of the filled text, as the site does', async () => {
  const unit = fc.constantFrom('[', ']', '|', '?', '…', '...', '\\', 'A', 'B', '_', '9', 'a', 'e.g. ', ' ', '\n', '🙂');
  const brackets = fc.array(unit, { maxLength: 40 }).map((pieces) => pieces.join(''));
  const texts = fc.sample(
    fc.oneof(
      brackets,
      brackets.map((text) => `[A|${text}] [A] [B${text}]`),
      brackets.map((text) => `[A? one … two|${text}] [B|x] [B?${text}] [A${text}]`),
    ),
    { seed: 20_261_121, numRuns: 4000 },
  );
  const expected = texts.map((text) => {
    const offered = variablesOf(text).map(({ choices }) => choices);
    return {
      variables: offered.length,
      places: parseTemplate(text).filter(({ kind }) => kind === 'blank').length,
      filledLength: filledLength(text),
      choices: Math.max(0, ...offered.map(({ length }) => length)),
      choiceLength: Math.max(0, ...offered.flat().map((choice) => [...choice].length)),
    };
  });
  const measured = await measure(texts);
  for (const [index, text] of texts.entries()) expect(measured[index], JSON.stringify(text)).toEqual(expected[index]);
});

/**
 * Not a measure of speed: each of these takes some milliseconds to half a second, and what takes the square of the length takes a minute.
 * On a busy machine both take longer.
 */
const CEILING = 30_000;
const full = (piece: string) => piece.repeat(Math.ceil(LIMITS.content.hardMax / piece.length)).slice(0, LIMITS.content.hardMax);

describe('the worst texts of full length are measured and indexed in time that grows with their length', () => {
  test.each([
    ['blanks that never end', full('[A|')],
    ['opening brackets', full('[')],
    ['closing brackets', full(']')],
    ['names that never end', full('[A')],
    ['optional parts that never end', full('[A?')],
    ['optional parts that never end before one that does', `${full('[A?').slice(12)} … ] [B]`],
    ['optional parts with many ellipses', `[A?${full('... ').slice(8)}[B]`],
    ['optional parts', full('[A? … ]')],
    ['choices', `[A${full('|x').slice(3)}]`],
    ['bars', `[A${full('|').slice(3)}]`],
    ['backslashes', full('\\[A]')],
    ['one name', `[${full('A').slice(2)}]`],
    ['one blank', full('[A]')],
    ['a bracket after bars', `${full('[|').slice(1)}]`],
    ['many blanks', full(Array.from({ length: 20_000 }, (_, index) => `[${index.toString(36).toUpperCase()}]`).join(''))],
    ['spaces', full(' ')],
    ['one-letter words', full('a ')],
    ['accents in the wrong order', `a${'\u0315'.repeat(50_000)}${'\u0316'.repeat(49_999)}`],
    ['ligatures of eighteen letters', full('\ufdfa')],
  ])('%s', async (_name, text) => {
    const start = performance.now();
    await measure([text]);
    await sql.rows(`select private.words(${literal(text)})`);
    expect(performance.now() - start).toBeLessThan(CEILING);
  });
});

describe('the words of a text', () => {
  const wordsOf = async (text: string) =>
    (await sql.rows<{ words: string[] }>(`select private.words(${literal(text)}) as words`))[0]?.words;

  test('are those of its first 200,000 characters once it is normalized, more than any plain text has', async () => {
    expect(await wordsOf(`${full('a ').slice(0, -6)} omega`)).toEqual(['a', 'omega']);
    expect(await wordsOf(`${full('\ufdfa ').slice(0, -6)} omega`)).not.toContain('omega');
  });

  test('are found in long runs without a space, too', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
    for (const between of ['\u00a0', '·', '→', '─', '/'])
      expect((await wordsOf(words.join(between)))?.toSorted(), between).toEqual(words.toSorted());
    expect((await wordsOf('ª ① ǆ ﬁn x² ½'))?.toSorted()).toEqual(['1', '2', 'a', 'fin', 'x2', 'dž'].toSorted());
  });
});

describe('what lists show of a prompt', () => {
  test('is kept with it, and follows its content', async () => {
    const someone = await person();
    const content = `${'x'.repeat(PREVIEW_LENGTH - 4)}[A][A][B|🙂]`;
    const { id, preview, variable_count } = await prompt(someone, { content });
    expect({ preview, variable_count }).toEqual({ preview: content.slice(0, PREVIEW_LENGTH), variable_count: 2 });
    const edited = await someone.client.from('user_prompts').update({ content: 'No blanks at all' }).eq('id', id).select().single();
    expect(edited.data).toMatchObject({ preview: 'No blanks at all', variable_count: 0 });
    const renamed = await someone.client.from('user_prompts').update({ title: 'T' }).eq('id', id).select().single();
    expect(renamed.data).toMatchObject({ preview: 'No blanks at all', variable_count: 0 });
  });

  test('cannot be written', async () => {
    const someone = await person();
    const { id } = await prompt(someone);
    for (const field of [{ preview: 'Another' as never }, { variable_count: 7 }]) {
      expect((await someone.client.from('user_prompts').update(field).eq('id', id)).error).not.toBeNull();
      expect((await someone.client.from('user_prompts').insert({ title: 'T', content: 'C', ...field })).error).not.toBeNull();
    }
  });
});
