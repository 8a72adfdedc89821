import { afterAll, expect, test, vi } from 'vitest';
import { ownDocument } from '@/lib/my-prompts/user-prompt-document';

const user = { id: 'somebody', email: 'somebody@example.com' };
const documents = ['A plan', 'A letter'].map((title, at) =>
  ownDocument({
    ...{ id: `5eed0000-0000-4000-8000-00000000000${at}`, title, category: null, tags: [], content: 'Write about [THIS].' },
    ...{ public: false, source: null, author: null, createdAt: '', updatedAt: '' },
  }),
);
let found = documents;

vi.resetModules();
vi.doMock('@/lib/my-prompts/find-prompts', () => ({ findDocuments: async () => ({ documents: found, all: true }) }));
vi.doMock('@/lib/server/rate-limit/rate-limit', () => ({ countAttempt: async () => 0 }));
vi.doMock('@/lib/account/private-response', () => ({ PRIVATE_HEADERS: {}, privateText: () => new Response('') }));
const { ownFormatFile } = await import('@/lib/integrations/own-export/own-response');

afterAll(() => {
  for (const name of ['@/lib/my-prompts/find-prompts', '@/lib/server/rate-limit/rate-limit', '@/lib/account/private-response'])
    vi.doUnmock(name);
  vi.resetModules();
});

test('one prompt is a file by its title, by which other tools name it, and several are one by their list', async () => {
  const nameOf = async (format: string) => {
    const { headers } = await ownFormatFile(user, format, '/dashboard/my-prompts', 'my-prompts', []);
    return /filename="(.*)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
  };
  expect(await nameOf('vscode')).toBe('my-prompts.vscode.zip');
  found = documents.slice(0, 1);
  expect(await nameOf('vscode')).toBe('a-plan-5eed0000.prompt.md');
});
