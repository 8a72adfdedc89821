import { describe, expect, test } from 'vitest';
import type { Columns } from '@/lib/import/import';
import { readFile } from '@/lib/import/read-file';
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

describe('two columns of texts are one prompt', () => {
  test.each<[string, string, string[]]>([
    ['for the system and of the user', 'name,user_prompt,system_prompt\nA,Say it,Be kind\n', ['System:\nBe kind\n\nUser:\nSay it']],
    ['one of them empty', 'name,system_prompt,user_prompt\nA,Be kind,\nB,,Say it\n', ['Be kind', 'Say it']],
    ['an instruction and what it is for', 'instruction,input,output\nTranslate it,Good day,Bom dia\n', ['Translate it\n\nGood day']],
    ['for the system, and a prompt', 'title,system,prompt\nA,Be {{how}},Say it\n', ['System:\nBe [HOW]\n\nUser:\nSay it']],
  ])('%s', (_name, csv, contents) => expect(read('a.csv', csv).rows.map(({ content }) => content)).toEqual(contents));

  test('without a title they are called by what they say', () => {
    expect(rows('a.csv', 'system,user\nBe kind,Say it\n')).toEqual([['Be kind', 'System:\nBe kind\n\nUser:\nSay it']]);
  });

  test('unless somebody chooses another column', () => {
    const csv = 'name,system_prompt,user_prompt,other\nA,Be kind,Say it,x y\n';
    const texts = (columns: Columns) => {
      const found = readFile({ path: 'a.csv', text: csv, readAs: { format: null, columns } });
      return typeof found === 'string' ? [] : found.prompts.map(({ content, notes: all }) => [content, ...all.map(({ text }) => text)]);
    };
    const chosen = { title: 0, content: 2, category: null };
    expect(texts({ ...chosen, category: 3 })).toEqual([['System:\nBe kind\n\nUser:\nSay it']]);
    expect(texts({ ...chosen, title: 1 })).toEqual([['Say it', 'Left out: name, other']]);
    expect(texts({ ...chosen, content: 1 })).toEqual([['Be kind', 'Left out: user_prompt, other']]);
  });
});

describe('a row with more cells than there are columns', () => {
  const NOTE = 'Its row has 2 cells more than there are columns: a text with separators in it was put together again';
  test.each<[string, string, unknown[]]>([
    ['is told by its spaces', 'title,prompt,tags\nA,Ask, well, now,x\n', [['A', 'Ask, well, now', 'x', NOTE]]],
    ['in several texts', 'title,prompt,tags\nA, the first,Ask, well,x\n', [['A, the first', 'Ask, well', 'x', NOTE]]],
    ['in the last column has the rest of it', 'title;prompt\nA;Ask;well;now\n', [['A', 'Ask;well;now', null, NOTE]]],
    ['only separators behind it', 'title,prompt\nA,Ask,,\n', [['A', 'Ask', null]]],
    ['is not guessed', 'title,prompt,tags\nA,Ask,well,now,x\n', [['A', 'Ask', 'well', 'Left out: column 4, column 5']]],
    [
      'or fewer',
      'tags,title,prompt\nx\nx,A\nx,A,Ask\n',
      [
        ['', '', null],
        ['A', '', null],
        ['A', 'Ask', 'x'],
      ],
    ],
  ])('%s', (_name, csv, expected) =>
    expect(
      read('a.csv', csv).rows.map(({ title, content, tags, notes: all }) => [
        title,
        content,
        tags.join() || null,
        ...all.map(({ text }) => text),
      ]),
    ).toEqual(expected),
  );

  test('and columns that are called the same are told by their places', () => {
    expect(notes('a.csv', 'prompt,id,id,prompt\nAsk,so long,7,Ask again\n')).toEqual([['Left out: id, id (column 3), prompt (column 4)']]);
  });
});

test.each([
  ['Spanish', 'Título;Categoría;Texto;Descripción'],
  ['Portuguese', 'Título;Categoria;Conteúdo;Descrição'],
  ['French', 'Titre;Catégorie;Texte;Description'],
  ['German', 'Titel;Kategorie;Inhalt;Beschreibung'],
  ['Italian', 'Titolo;Categoria;Testo;Descrizione'],
  ['Polish', 'TYTUŁ;KATEGORIA;TREŚĆ;OPIS'],
  ['Turkish', 'BAŞLIK;KATEGORİ;İÇERİK;AÇIKLAMA'],
  ['Russian', 'Название;Категория;Текст;Описание'],
  ['Ukrainian', 'Назва;Категорія;Вміст;Опис'],
  ['Chinese', '标题;分类;提示词;描述'],
  ['Japanese', 'タイトル;カテゴリ;プロンプト;説明'],
  ['Korean', '제목;카테고리;프롬프트;설명'],
  ['Arabic', 'العنوان;الفئة;النص;الوصف'],
  ['Hindi', 'शीर्षक;श्रेणी;प्रॉम्प्ट;विवरण'],
])('names in %s are known in a table and in JSON', (_language, names) => {
  const expected = [{ title: 'A', category: 'B', content: 'Say it', notes: [{ text: `Left out: ${names.split(';')[3]}` }] }];
  expect(read('a.csv', `${names}\nA;B;Say it;About it\n`).rows).toMatchObject(expected);
  const [title = '', category = '', content = '', about = ''] = names.split(';');
  expect(read('a.json', JSON.stringify([{ [title]: 'A', [category]: 'B', [content]: 'Say it', [about]: 'About it' }])).rows).toMatchObject(
    expected,
  );
});
