import type { SearchLanguage } from './other-languages';

/** The sentences "The prompts are in English. Answers come in your language.", in each language in which prompts are found. */
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

/** Sentence that says where people in danger get help, in each language in which they are recognized. */
export const HELP_NOW: Readonly<Record<SearchLanguage | 'en', string>> = {
  en: 'If you are in danger, or thinking of ending your life, talk to a person now: findahelpline.com, or your local emergency number.',
  es: 'Si estás en peligro o piensas en quitarte la vida, habla ahora con una persona: findahelpline.com o el número de emergencias de tu país.',
  pt: 'Se você está em perigo ou pensa em tirar a própria vida, fale agora com uma pessoa: findahelpline.com ou o número de emergência do seu país.',
  fr: 'Si vous êtes en danger ou pensez à mettre fin à vos jours, parlez maintenant à quelqu’un : findahelpline.com ou le numéro d’urgence de votre pays.',
  de: 'Wenn Sie in Gefahr sind oder daran denken, sich das Leben zu nehmen, sprechen Sie jetzt mit einem Menschen: findahelpline.com oder der Notruf Ihres Landes.',
  it: 'Se sei in pericolo o pensi di toglierti la vita, parla adesso con una persona: findahelpline.com o il numero di emergenza del tuo paese.',
  pl: 'Jeśli grozi Ci niebezpieczeństwo lub myślisz o odebraniu sobie życia, porozmawiaj teraz z drugim człowiekiem: findahelpline.com albo numer alarmowy w Twoim kraju.',
  tr: 'Tehlikedeyseniz veya yaşamınıza son vermeyi düşünüyorsanız şimdi bir insanla konuşun: findahelpline.com ya da ülkenizdeki acil çağrı numarası.',
  ar: 'إذا كنت في خطر أو تفكر في إنهاء حياتك، فتحدث الآن إلى شخص: findahelpline.com أو رقم الطوارئ في بلدك.',
  hi: 'अगर आप ख़तरे में हैं या अपनी जान देने के बारे में सोच रहे हैं, तो अभी किसी इंसान से बात करें: findahelpline.com या आपके देश का आपातकालीन नंबर।',
  zh: '如果您身处危险，或有轻生的念头，请现在就找人谈谈：findahelpline.com，或拨打当地的紧急电话。',
  ja: '危険な状況にある方、死にたいと考えている方は、今すぐ誰かに話してください。findahelpline.com、またはお住まいの国の緊急通報番号へ。',
  ko: '위험에 처해 있거나 삶을 끝내고 싶다는 생각이 든다면 지금 바로 누군가와 이야기하세요. findahelpline.com 또는 거주 국가의 긴급 신고 번호로 연락하세요.',
  ru: 'Если вы в опасности или думаете о том, чтобы уйти из жизни, поговорите сейчас с человеком: findahelpline.com или номер экстренной помощи вашей страны.',
  uk: 'Якщо ви в небезпеці або думаєте піти з життя, поговоріть зараз із людиною: findahelpline.com або номер екстреної допомоги вашої країни.',
};
