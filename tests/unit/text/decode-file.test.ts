import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { decodeFile } from '../../../lib/text/decode-file';

/** What iconv writes, and the name under which it is read. Browsers read ISO-8859-1 as Windows-1252. */
const FILES: readonly [written: string, read: string, text: string][] = [
  ['GB18030', 'GB18030', '标题,内容\n翻译,请把下面的文字翻译成英文,并保持原来的语气。\n'],
  ['BIG5', 'Big5', '標題,內容\n翻譯,請把下面的文字翻譯成英文,並保持原來的語氣。\n'],
  ['SHIFT_JIS', 'Shift_JIS', 'タイトル,プロンプト\n翻訳,次の文章を英語に翻訳してください。\n'],
  ['EUC-KR', 'EUC-KR', '제목,프롬프트\n번역,다음 글을 영어로 번역해 주세요.\n'],
  ['CP1251', 'windows-1251', 'Название;Промпт\nПеревод;Переведи следующий текст на английский язык.\n'],
  ['CP1250', 'windows-1250', 'Tytuł;Treść\nTłumaczenie;Przetłumacz poniższy tekst na język angielski, zachowując ton.\n'],
  ['CP1254', 'ISO-8859-9', 'Başlık;Metin\nÇeviri;Aşağıdaki metni İngilizceye çevir ve üslubu koru, gereksiz şeyler yazma.\n'],
  ['CP1253', 'ISO-8859-7', 'Τίτλος;Κείμενο\nΜετάφραση;Μετάφρασε το παρακάτω κείμενο στα αγγλικά.\n'],
  ['CP1256', 'windows-1256', 'العنوان;النص\nترجمة;ترجم النص التالي إلى الإنجليزية مع الحفاظ على الأسلوب.\n'],
  ['CP1252', 'windows-1252', 'Titel;Text\nÜbersetzung;Übersetze den Text ins Englische und prüfe die Größe.\n'],
  ['CP1252', 'windows-1252', 'title,prompt\nA,Write about café life\n'],
  ['UTF-8', 'UTF-8', 'title,prompt\nA,Write about café life\n'],
];

describe('a file in an encoding that Excel writes', () => {
  test.each(FILES)('%s, read as %s: %s', (written, encoding, text) => {
    expect(decodeFile(execFileSync('iconv', ['-f', 'UTF-8', '-t', written], { input: text }))).toEqual({ text, encoding });
  });
});

test('a picture is no text, whatever its bytes could be', () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  expect(decodeFile(png)).toBeNull();
});

test('UTF-8 that was cut within a letter is UTF-8', () => {
  const cut = Buffer.from('Übersetze für Jürgen').subarray(0, -1);
  expect(decodeFile(Buffer.concat([cut, Buffer.from([0xc3])]))).toEqual({ text: 'Übersetze für Jürge\ufffd', encoding: 'UTF-8' });
});
