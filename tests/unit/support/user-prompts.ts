import type { UserPrompt } from '@/lib/my-prompts/user-prompt';

/** A prompt that somebody wrote, with the fields that a test is about. */
export function userPrompt(fields: Partial<UserPrompt> = {}): UserPrompt {
  return {
    id: '5eed0000-0000-4000-8000-000000000001',
    title: 'A title',
    category: null,
    tags: [],
    content: 'Write about [TOPIC]',
    variableCount: 1,
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    isPublic: false,
    hiddenAt: null,
    suggestions: 'private',
    saves: null,
    ownerId: '5eed0000-0000-4000-8000-0000000000aa',
    author: { username: 'ada', displayName: 'Ada', xHandle: null },
    sourceId: null,
    sourceTitle: null,
    sourceAuthor: null,
    ...fields,
  };
}
