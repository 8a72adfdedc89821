import { chatText } from '../integrations/formats/chat';

/** Names of columns and fields in each language. If several are in a table or entry, the one that stands first in the list is taken. */
const NAMES_BY_LANGUAGE: readonly [title: string, text: string, category: string, tags: string, about: string][] = [
  [
    'title, act, name, label, heading, prompt title, prompt name, display name, role, command, shortcut, trigger, topic, identifier',
    'prompt, prompt text, prompt template, content, text, text content, template, body, instructions, instruction, user prompt, user message, message, snippet, lines',
    'category',
    'tag, tags',
    'description, note, author',
  ],
  ['título, nombre', 'texto, contenido, instrucciones, instrucción, mensaje, plantilla', 'categoría', 'etiquetas', 'descripción'],
  ['título, nome', 'texto, conteúdo, instruções, instrução, mensagem', 'categoria', 'etiquetas, marcadores', 'descrição'],
  ['titre, nom', 'texte, contenu, consigne, invite', 'catégorie', 'étiquettes, mots-clés', 'description'],
  ['titel, überschrift, bezeichnung', 'inhalt, vorlage, anweisung, anweisungen', 'kategorie', 'schlagwörter, stichwörter', 'beschreibung'],
  ['titolo, nome', 'testo, contenuto, istruzioni, messaggio, modello', 'categoria', 'etichette', 'descrizione'],
  ['tytuł, nazwa', 'treść, tekst, polecenie, szablon', 'kategoria', 'tagi, etykiety', 'opis'],
  ['başlık, adı, isim', 'metin, içerik, istem, komut, şablon', 'kategori', 'etiket, etiketler', 'açıklama'],
  ['заголовок, название, имя', 'промпт, промт, текст, запрос, содержание, шаблон', 'категория', 'теги, метки', 'описание'],
  ['заголовок, назва, ім’я', 'промпт, текст, запит, вміст, зміст', 'категорія', 'теги, мітки', 'опис'],
  [
    '标题, 標題, 名称, 名稱, 名字, 角色, 行为',
    '提示词, 提示詞, 提示语, 提示語, 提示, 内容, 內容, 文本, 正文, 模板',
    '分类, 分類, 类别, 類別',
    '标签, 標籤',
    '描述, 说明, 說明',
  ],
  ['タイトル, 題名, 名前, 名称', 'プロンプト, 本文, 内容, テキスト, 文章', 'カテゴリ, カテゴリー, 分類', 'タグ', '説明'],
  ['제목, 이름', '프롬프트, 본문, 내용, 텍스트', '카테고리, 분류', '태그', '설명'],
  ['العنوان, عنوان, الاسم, اسم', 'الموجه, موجه, النص, نص, المحتوى, محتوى', 'الفئة, فئة, التصنيف, تصنيف', 'الوسوم, وسوم', 'الوصف, وصف'],
  ['शीर्षक, नाम', 'प्रॉम्प्ट, पाठ, सामग्री', 'श्रेणी', 'टैग', 'विवरण'],
];

/** The first 100 characters of a name, without capital letters, accents, spaces and signs. */
export const plainName = (name: string) =>
  name
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The place of each plain name in a list separated by commas. */
const ranks = (names: string) => {
  const all = [...new Set(names.split(',').map(plainName))];
  return new Map(all.map((name, rank) => [name, rank]));
};
const inAllLanguages = (part: 0 | 1 | 2 | 3 | 4) => ranks(NAMES_BY_LANGUAGE.map((language) => language[part]).join());

export const FIELD_NAMES = {
  title: inAllLanguages(0),
  text: inAllLanguages(1),
  category: inAllLanguages(2),
  tags: inAllLanguages(3),
  about: inAllLanguages(4),
  /** Names of fields that are a category if no other field is. */
  folder: ranks('folder, topic'),
  /** Names of fields of a system message, which goes before the text of the prompt, or is the text if no other field is. */
  system: ranks(
    'system prompt, system, system message, system role, system instruction, system instructions, custom system, system template, system message template, system prompt template, developer instructions, developer message',
  ),
  /** Names of fields that are the text of a prompt if no other field is, or that go below an instruction. */
  asked: ranks(
    'user prompt, user message, human message, human prompt, user template, user prompt template, human, user, input, messages, question, query, context, value, phrase',
  ),
};
type FieldKind = keyof typeof FIELD_NAMES;

/** True for the name of a field that describes a prompt, such as its title or tags, and does not hold its text. */
export const describesPrompt = (name: string) => isOneOf(['title', 'category', 'folder', 'tags', 'about'], name);

/** True for the name of a field that holds a prompt or part of one. */
export const isTextName = (name: string) => isOneOf(['text', 'system', 'asked'], name);

/** True for the name of a field that holds a whole prompt. */
export const isPromptName = (name: string) => isOneOf(['text'], name) && !isInstruction(plainName(name));

function isOneOf(kinds: readonly FieldKind[], name: string): boolean {
  const plain = plainName(name);
  return kinds.some((kind) => FIELD_NAMES[kind].has(plain));
}
const isInstruction = (name: string) => /^ins?tru|^istru|^anweisung/.test(name);

/** Names of fields that hold a prompt, or in settings a single word. */
const OFTEN_A_WORD = ranks('template, value, context, input, message, query');

/** True for a text that may be a prompt in a field of this plain name. */
export const mayBePrompt = (name: string, text: string) =>
  text.trim() !== '' && !(OFTEN_A_WORD.has(name) && /^(?:[a-z\d][\w./%-]*(?:\n|$))+$/.test(text));

/** The index of the plain name that stands first in the list of this kind; -1 if none is in it. */
export function indexOfField(kind: FieldKind, names: readonly string[]): number {
  let [best, index] = [Number.POSITIVE_INFINITY, -1];
  for (const [at, name] of names.entries()) {
    const rank = FIELD_NAMES[kind].get(name) ?? best;
    if (rank < best) [best, index] = [rank, at];
  }
  return index;
}

/** The indexes of the names of two fields: the text of a prompt, and a system message or an instruction that goes before it; -1 for none. */
export function textIndexes(names: readonly string[]): { before: number; text: number } {
  const [system, text, asked] = [indexOfField('system', names), indexOfField('text', names), indexOfField('asked', names)];
  if (text < 0) return { before: asked < 0 ? -1 : system, text: asked < 0 ? system : asked };
  return system < 0 && isInstruction(names[text] ?? '') && asked >= 0 ? { before: text, text: asked } : { before: system, text };
}

/** The text of a prompt below the one before it, whose field has the plain name `beforeName`. */
export function joinTexts(beforeName: string, before: string, text: string): string {
  if (before.trim() === '') return text;
  if (text.trim() === '') return before;
  const isSystem = FIELD_NAMES.system.has(beforeName);
  return chatText([
    { role: isSystem ? 'system' : undefined, content: before },
    { role: isSystem ? 'user' : undefined, content: text },
  ]);
}
