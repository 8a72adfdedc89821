import { expect, test } from 'vitest';
import { guides } from '@/lib/guides/guides';
import { llmsFile, llmsFullFile } from '@/lib/integrations/markdown/llms';
import { library } from '@/lib/prompts/library';
import { absoluteUrl, site } from '@/lib/site';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('llms.txt has the parts that the format wants, in their order: title, summary, text, lists of links', () => {
  const [title, summary, ...rest] = text(llmsFile()).split('\n\n');
  expect(title).toBe(`# ${site.name}`);
  expect(summary).toMatch(/^> /);
  const lists = rest.slice(rest.findIndex((part) => part.startsWith('## ')));
  expect(lists.filter((part) => part.startsWith('#'))).toEqual([
    '## Prompts by category',
    '## Featured prompts',
    '## Guides',
    '## Optional',
  ]);
  for (const part of lists.filter((one) => !one.startsWith('#')))
    for (const line of part.trimEnd().split('\n')) expect(line).toMatch(/^- \[.+\]\(https?:\/\/[^\s)]+\): .+$/);
});

test('llms.txt leads to every category and guide as Markdown, and stays short', () => {
  const file = text(llmsFile());
  for (const { slug } of library().categories) expect(file).toContain(`(${absoluteUrl(`/category/${slug}.md`)})`);
  for (const { slug } of guides()) expect(file).toContain(`(${absoluteUrl(`/guides/${slug}.md`)})`);
  expect(file.length).toBeLessThan(20_000);
});

test('llms-full.txt has the text of every prompt and guide', () => {
  const file = text(llmsFullFile());
  for (const { promptText } of library().prompts) expect(file).toContain(`\n\n${promptText}\n`);
  for (const { title } of guides()) expect(file).toContain(`title: ${title}\n`);
  expect(file).not.toMatch(/<(PromptCard|Before|After|SiteName)\b/);
});
