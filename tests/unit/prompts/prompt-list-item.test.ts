import { expect, test } from 'vitest';
import { libraryFacts, libraryItem } from '@/lib/prompts/prompt-list-item';
import { promptEntry } from '../support/library-folder';

test('says what has to be pasted, or that it is a conversation, and no number of blanks', () => {
  const texts = (change: Parameters<typeof promptEntry>[0]) => libraryFacts(promptEntry(change)).texts;
  expect(texts({})).toEqual([]);
  expect(texts({ conversation: true })).toEqual(['Conversation']);
  expect(texts({ material: ['JOB_AD', 'RESUME'], conversation: true })).toEqual(['Paste: job ad, resume']);
});

test('says how many it worked for once somebody has rated it', () => {
  expect(libraryFacts(promptEntry()).worked).toBeNull();
  expect(libraryFacts(promptEntry({ ratingWorked: 3, ratingNeedsTweak: 1 })).worked).toBe('75% worked');
});

test('a row says what a prompt of the library is for, with what was searched marked in title and description', () => {
  const prompt = promptEntry({ title: 'Plan a trip', description: 'A plan for your trip, day by day.' });
  expect(libraryItem(prompt)).toMatchObject({ title: 'Plan a trip', marked: undefined, excerpt: ['A plan for your trip, day by day.'] });
  const found = libraryItem(prompt, { matches: new Set(['trip']) });
  expect(found.marked).toEqual(['Plan a ', { match: 'trip' }]);
  expect(found.excerpt).toEqual(['A plan for your ', { match: 'trip' }, ', day by day.']);
});

test('says in how many accounts it is saved where the list is sorted by that', () => {
  expect(libraryItem(promptEntry()).facts.saves).toBeUndefined();
  expect(libraryItem(promptEntry(), { saves: 0 }).facts.saves).toBeUndefined();
  expect(libraryItem(promptEntry(), { saves: 1 }).facts.saves).toBe('1 save');
  expect(libraryItem(promptEntry(), { saves: 12 }).facts.saves).toBe('12 saves');
});
