import { expect, test } from 'vitest';
import { setups } from '@/lib/integrations/connect/setups';

const MCP = 'http://localhost:3000/mcp';
const setup = (id: string) => setups().find((one) => one.id === id);

test('every program has a button or a line, what it does, and how it is removed', () => {
  for (const { name, purpose, button, line, removal } of setups()) {
    expect(button ?? line, name).toBeDefined();
    expect([purpose, removal], name).not.toContain('');
  }
});

test('the link for Cursor carries the address as JSON in base64', () => {
  const { protocol, searchParams } = new URL(setup('cursor')?.button?.href ?? '');
  expect([protocol, searchParams.get('name')]).toEqual(['cursor:', 'grok-prompts']);
  expect(JSON.parse(atob(searchParams.get('config') ?? ''))).toEqual({ url: MCP });
});

test('the link and the command for VS Code carry the same server', () => {
  const server = { name: 'grok-prompts', type: 'http', url: MCP };
  const { button, line } = setup('vs-code') ?? {};
  expect(JSON.parse(decodeURIComponent(new URL(button?.href ?? '').search.slice(1)))).toEqual(server);
  expect(line?.text).toBe(`code --add-mcp '${JSON.stringify(server)}'`);
});

test('the commands add and remove the same name', () => {
  expect(setup('grok-build')?.line?.text).toBe(`grok mcp add --transport http grok-prompts ${MCP}`);
  expect(setup('grok-build')?.removalLine?.text).toBe('grok mcp remove grok-prompts');
  expect(setup('command-line')?.line?.text).toBe('npm install --global http://localhost:3000/cli/grok-prompts.tgz');
  expect(setup('command-line')?.removalLine?.text).toBe('npm uninstall --global grok-prompts');
  expect(setup('claude-code')?.line?.text).toBe(`claude mcp add --scope user --transport http grok-prompts ${MCP}`);
  expect(setup('claude-code')?.removalLine?.text).toBe('claude mcp remove --scope user grok-prompts');
});
