import { describe, expect, test } from 'vitest';
import { readImport } from '../support/read-import';

function read(path: string, content: string | Uint8Array) {
  const found = readImport([{ path, bytes: Buffer.from(content) }]);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const rows = (path: string, content: string | Uint8Array) => read(path, content).rows.map(({ title, content: text }) => [title, text]);
const notes = (path: string, content: string) => read(path, content).rows.map((row) => row.notes.map(({ text }) => text));
const reasons = (path: string, content: string) => read(path, content).unread.map(({ line, reason }) => [line, reason]);
const utf16 = (text: string, mark = true) => new Uint8Array([...(mark ? [0xff, 0xfe] : []), ...Buffer.from(text, 'utf16le')]);

describe('tables of spreadsheets', () => {
  test.each<[string, string, string | Uint8Array, string[][]]>([
    [
      'commas',
      'a.csv',
      'act,prompt\nA,"Say it, ""well""\nand again"\nB,Ask\n',
      [
        ['A', 'Say it, "well"\nand again'],
        ['B', 'Ask'],
      ],
    ],
    ['one row without a title, which is called by its text', 'notes.csv', 'act,prompt\n,Say {{it}}.\n', [['Say [IT].', 'Say [IT].']]],
    [
      'semicolons, and commas in the texts',
      'a.csv',
      'Title;Prompt\r\nA;Say it, now, here\r\nB;Ask\r\n',
      [
        ['A', 'Say it, now, here'],
        ['B', 'Ask'],
      ],
    ],
    [
      'semicolons without names',
      'a.csv',
      'Poet;Write a poem, short, please.\nCook;Cook a meal, now.\n',
      [
        ['Poet', 'Write a poem, short, please.'],
        ['Cook', 'Cook a meal, now.'],
      ],
    ],
    ['a first line that says the separator', 'a.csv', 'sep=;\r\nTitle;Prompt\r\nA;Say, it\r\n', [['A', 'Say, it']]],
    ['Windows-1252', 'a.csv', Buffer.from('Title;Prompt\r\nGr\u00fc\u00dfe;\u00c4ndere es \u0085', 'latin1'), [['Grüße', 'Ändere es …']]],
    ['Unicode Text', 'a.txt', utf16('title\tprompt\r\nA\t"Say\nit ""so"""\r\n'), [['A', 'Say\nit "so"']]],
    [
      'Unicode Text without names',
      'a.txt',
      utf16('Poet\tWrite a poem\r\nCook\tCook a meal\r\n'),
      [
        ['Poet', 'Write a poem'],
        ['Cook', 'Cook a meal'],
      ],
    ],
    ['UTF-16 without a mark', 'a.csv', utf16('title,prompt\r\nA,Say it\r\n', false), [['A', 'Say it']]],
    [
      'tabs, and quotation marks in the texts',
      'a.tsv',
      'title\tprompt\nA\t"Who am I?"\nB\tSay "it" now\n',
      [
        ['A', '"Who am I?"'],
        ['B', 'Say "it" now'],
      ],
    ],
    ['tabs, with each cell in quotation marks', 'a.tsv', '"title"\t"prompt"\n"A"\t"Say it"\n', [['A', 'Say it']]],
    ['a mark before the names', 'a.csv', '\ufeffName,Prompt,Created time\nA,"One\n\ntwo","March 1, 2026"\n', [['A', 'One\n\ntwo']]],
    ['names with underscores, and in capital letters', 'a.csv', 'PROMPT_TITLE,PROMPT_TEXT\nA,Say it\n', [['A', 'Say it']]],
    [
      'without names, the title last',
      'a.csv',
      '"Write a poem about the sea, please.",Poet\n"Cook it.",Cook\n',
      [
        ['Poet', 'Write a poem about the sea, please.'],
        ['Cook', 'Cook it.'],
      ],
    ],
    [
      'without names, one column',
      'a.csv',
      'Write a poem about {{what}}\nCook {{what}}\n',
      [
        ['Write a poem about [WHAT]', 'Write a poem about [WHAT]'],
        ['Cook [WHAT]', 'Cook [WHAT]'],
      ],
    ],
    ['without names, one row', 'a.csv', 'Poet,Write a poem.\n', [['Poet', 'Write a poem.']]],
    [
      'empty rows',
      'a.csv',
      'act,prompt\nA,Say it\n,\n\n;;\n',
      [
        ['A', 'Say it'],
        [';;', ''],
      ],
    ],
  ])('%s', (_name, path, content, expected) => expect(rows(path, content)).toEqual(expected));
});

describe('nothing of a table is lost without a word', () => {
  test('columns that no prompt has, and cells beyond the last column', () => {
    expect(notes('a.csv', 'act,prompt,type,contributor,id\nA,Say it,TEXT,me,7\nB,Ask, well, now, so,"and, so on"\n')).toEqual([
      ['Left out: type, contributor'],
      ['Left out: type, contributor, id, column 6'],
    ]);
  });

  test('a second column of texts', () => {
    expect(notes('a.csv', 'title,prompt,description,negative prompt\nA,Say it,About it,Not so\n')).toEqual([
      ['Left out: description, negative prompt'],
    ]);
    expect(read('a.csv', 'name,system_prompt,user_prompt\nA,Be kind,Say it\n').table).toMatchObject({ columns: null });
  });

  test('control characters, and what is not a blank', () => {
    expect(notes('a.csv', 'act,prompt\nA,"One\u001etwo [YES|NO]"\n')).toEqual([
      ['[YES|NO] stays text, with a backslash before it', 'Left out: control characters'],
    ]);
  });

  test('the row that is taken for names', () => {
    expect(reasons('a.csv', 'Begriff,Wortlaut\nA,Say it to everybody here\n')).toEqual([
      [1, 'This row was read as the names of the columns'],
    ]);
  });

  test('rows behind a mistake, with those before it read', () => {
    const found = read('a.csv', 'act,prompt\nA,One\nB,"Two\nC,Three\n');
    expect(found.rows.map(({ content }) => content)).toEqual(['One']);
    expect(found.unread).toEqual([
      { path: 'a.csv', line: 3, reason: 'A quotation mark is never closed, so that the rows from here on were not read' },
    ]);
  });

  test('columns beyond those that are read', () => {
    const line = (first: string) => `${first}${',x'.repeat(204)}\n`;
    expect(reasons('a.csv', line('prompt') + line('Say it'))).toEqual([[null, 'Left out: 5 columns after the first 200']]);
  });
});
