import type { PublicPrompt, UserPrompt } from '@/lib/user-prompts/user-prompt';

const COMMON = {
  id: '5eed0000-0000-4000-8000-000000000001',
  title: 'A title',
  category: null,
  content: 'Write about [TOPIC]',
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  sourceId: null,
  sourceTitle: null,
  sourceAuthor: null,
};

/** A prompt as its owner sees it, with the fields that a test is about. */
export function userPrompt(fields: Partial<UserPrompt> = {}): UserPrompt {
  return { ...COMMON, isPublic: false, ...fields };
}

/** A prompt as everybody sees it. */
export function publicPrompt(fields: Partial<PublicPrompt> = {}): PublicPrompt {
  return { ...COMMON, author: { username: 'ada', displayName: 'Ada', xHandle: null }, ...fields };
}
