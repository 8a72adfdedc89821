import { expect, test } from 'vitest';
import { isInDistress } from '@/lib/prompts/distress';

test.each([
  'i want to die',
  'I just want to die.',
  'thinking about ending it all',
  'suicidal',
  'self harm',
  'my husband hits me',
  'my boyfriend beats me what do i do',
  'raped by my boss',
  'panic attack',
  'quiero morir',
  'mi marido me pega',
  'não quero mais viver',
  'je veux mourir',
  'ich will nicht mehr leben',
  'voglio morire',
  'chcę umrzeć',
  'ölmek istiyorum',
  'أريد أن أموت',
  'मैं मरना चाहता हूँ',
  '我想死',
  '死にたい',
  '죽고 싶어',
  'хочу умереть',
  'хочу померти',
])('%j may come from somebody in danger', (query) => {
  expect(isInDistress(query)).toBe(true);
});

test.each([
  '',
  'this deadline is killing me',
  'die cut stickers',
  'kill a process in linux',
  'suicide squad movie quiz',
  'how to kill time at the airport',
  'killer app idea',
  'my plant is dying',
  'murder mystery party',
  'depression era history essay',
  'write a eulogy for my dad',
  'end of life product announcement',
  'hurt feelings apology message',
  'beat the competition',
  'learn german der die das',
  'matar tiempo en el aeropuerto',
  'hopeless romantic poem',
])('%j does not', (query) => {
  expect(isInDistress(query)).toBe(false);
});
