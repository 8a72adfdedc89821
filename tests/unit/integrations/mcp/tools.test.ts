import { afterEach, expect, test, vi } from 'vitest';
import * as prompts from '@/lib/integrations/mcp/prompts';
import { callTool } from '@/lib/integrations/mcp/tools';
import { ownDocument } from '@/lib/my-prompts/user-prompt-document';
import { userPrompt } from '@/tests/unit/support/user-prompts';

afterEach(() => void vi.restoreAllMocks());

test('get_prompt names the tool for a private prompt of one’s own, and says nothing of those of others', async () => {
  const mine = userPrompt();
  vi.spyOn(prompts, 'findDocument').mockImplementation(async (_, user) => (user?.id === mine.ownerId ? ownDocument(mine) : null));
  const said = async (id: string | null) => {
    const call = { name: 'get_prompt', arguments: { id: mine.id } };
    return JSON.stringify(await callTool(call, id === null ? null : { user: { id, email: '' }, scope: 'read' }));
  };
  expect(await said(mine.ownerId)).toContain('get_my_prompt returns it');
  for (const other of [null, 'somebody-else']) expect(await said(other)).toContain('Nothing with this id is visible to you');
});
