import type { SearchLanguage } from './other-languages';

/** "The prompts are in English. Answers come in your language.", in each language in which prompts are found. */
export const LANGUAGE_LINES: Readonly<Record<SearchLanguage, string>> = {
  es: 'Los prompts están en inglés. Las respuestas llegan en tu idioma.',
  pt: 'Os prompts estão em inglês. As respostas vêm no seu idioma.',
  fr: 'Les prompts sont en anglais. Les réponses arrivent dans votre langue.',
  de: 'Die Prompts sind auf Englisch. Die Antworten kommen in Ihrer Sprache.',
  it: 'I prompt sono in inglese. Le risposte arrivano nella tua lingua.',
  pl: 'Prompty są po angielsku. Odpowiedzi przychodzą w Twoim języku.',
  tr: 'İstemler İngilizcedir. Yanıtlar kendi dilinizde gelir.',
  ar: 'النصوص الجاهزة مكتوبة بالإنجليزية، وتأتي الإجابات بلغتك.',
  hi: 'प्रॉम्प्ट अंग्रेज़ी में हैं। जवाब आपकी भाषा में आते हैं।',
  zh: '提示词是英文的，回答会用您的语言。',
  ja: 'プロンプトは英語です。回答はあなたの言語で返ってきます。',
  ko: '프롬프트는 영어로 되어 있습니다. 답변은 사용자의 언어로 나옵니다.',
  ru: 'Промпты написаны на английском. Ответы приходят на вашем языке.',
  uk: 'Промпти написано англійською. Відповіді надходять вашою мовою.',
};
