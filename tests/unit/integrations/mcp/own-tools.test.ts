import { expect, test } from 'vitest';
import { makeOwnTools } from '@/lib/integrations/mcp/own-tools';

test('the tools that replace something say so', () => {
  const destructive = makeOwnTools().filter(({ listed }) => listed.annotations?.destructiveHint);
  expect(destructive.map(({ listed }) => listed.name).sort()).toEqual(['take_suggestion', 'update_prompt']);
});
