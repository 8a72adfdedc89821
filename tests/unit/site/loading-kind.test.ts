import { expect, test } from 'vitest';
import { loadingKind } from '@/components/site/loading/loading-kind';

test.each([
  ['/prompts', '/', 'list'],
  ['/prompts?q=email', '/prompts', 'rows'],
  ['/prompts?q=email', '/prompt/weekly-meal-plan', 'list'],
  ['/prompts?page=2', '/prompts', undefined],
  ['/prompts/shared', '/', 'list'],
  ['/prompts/shared?page=2', '/prompts/shared', undefined],
  ['/category/coding', '/category/writing', 'rows'],
  ['/category/coding', '/prompts', 'list'],
  ['/u/ada/prompts/2', '/u/ada', 'rows'],
  ['/prompt/weekly-meal-plan', '/prompts', 'detail'],
  ['/prompt/shared/3ecd90ff-50be-4fcd-ae39-e6d7b21a34ea', '/prompts/shared', 'detail'],
  ['/dashboard/saved', '/dashboard/my-prompts', 'rows'],
  ['/dashboard/saved?q=email', '/dashboard/saved', undefined],
  ['/dashboard/my-prompts', '/dashboard/create', 'rows'],
  ['/dashboard', '/', 'list'],
  ['/dashboard', '/dashboard/profile', 'rows'],
  ['/dashboard/start', '/dashboard/profile', 'rows'],
  ['/dashboard/create', '/dashboard/saved', undefined],
  ['/dashboard/my-prompts/3ecd90ff-50be-4fcd-ae39-e6d7b21a34ea', '/dashboard/my-prompts', undefined],
  ['/faq', '/', undefined],
  ['/promptsandmore', '/', undefined],
])('%s over %s is %s', (url, from, kind) => {
  expect(loadingKind({ url, type: 'push' }, from)).toBe(kind);
});

test('Back and Forward show no skeletons', () => {
  expect(loadingKind({ url: '/prompts', type: 'traverse' }, '/prompt/weekly-meal-plan')).toBe(undefined);
});
