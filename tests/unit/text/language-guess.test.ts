import { expect, test } from 'vitest';
import { createLanguageGuess } from '@/lib/text/language-guess';

/** Texts of which every word stands more than once, as words do in many texts. */
const samples = (...texts: string[]) => [...texts, ...texts];

const guess = createLanguageGuess(
  new Map([
    ['en', samples('write a letter to my landlord', 'what should I cook for dinner', 'a plan for the week')],
    ['de', samples('Brief an meinen Vermieter schreiben', 'was soll ich heute kochen', 'ein Plan für die Woche')],
    ['es', samples('escribir una carta a mi casero', 'qué puedo cocinar hoy', 'un plan para la semana')],
  ]),
);

test.each([
  ['was koche ich für die Kinder', 'de'],
  ['una carta para la escuela', 'es'],
  ['what to write to the school', 'en'],
])('%j is told by its words and its spelling', (text, language) => {
  expect(guess(text)).toBe(language);
});

test('what could be any language is the expected one', () => {
  expect(guess('plan', 'de')).toBe('de');
  expect(guess('plan', 'en')).toBe('en');
});

test('no language is guessed among none', () => {
  expect(createLanguageGuess<string>(new Map())('plan')).toBeUndefined();
});
