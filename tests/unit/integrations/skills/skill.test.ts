import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { skillMarkdown, skillName } from '@/lib/integrations/skills/skill';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { categoryOf, library } from '@/lib/prompts/library';
import { libraryDocument } from '@/lib/prompts/prompt-document';
import { site } from '@/lib/site';
import { countCharacters } from '@/lib/text/characters';
import { splitFrontMatter } from '@/lib/text/markdown';
import { anyText, template } from '@/tests/unit/support/templates';
import { userPrompt } from '@/tests/unit/support/user-prompts';

/** What agentskills.io asks of a skill. */
const skillSchema = z.looseObject({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  description: z
    .string()
    .min(1)
    .refine((text) => countCharacters(text) <= 1024 && !/[<>\n]/.test(text)),
  license: z.string(),
  metadata: z.record(z.string(), z.string()),
});

const documents = library().prompts.map((prompt) => libraryDocument(prompt, categoryOf(prompt)));
const titled = (title: string, content = 'Say [WHAT].') => publicDocument(userPrompt({ title, content }));

describe.each(['portable', 'claude-code'] as const)('a skill (%s)', (flavor) => {
  const fieldsOf = (prompt: (typeof documents)[number]) => skillSchema.parse(splitFrontMatter(skillMarkdown(prompt, flavor))?.fields);

  test('of the library is named like its prompt', () => {
    for (const prompt of documents) {
      expect(fieldsOf(prompt)).toMatchObject({ name: prompt.ref.id, license: site.license, metadata: { title: prompt.title } });
    }
    expect(new Set(documents.map(skillName)).size).toBe(documents.length);
  });

  test('keeps to the format whatever people write', () => {
    fc.assert(
      fc.property(anyText, anyText, template, (title, category, { source }) => {
        const prompt = publicDocument(userPrompt({ title, category, content: source }));
        expect(fieldsOf(prompt).name).toBe(skillName(prompt));
      }),
    );
  });

  test('runs nothing of what somebody wrote', () => {
    const prompt = titled('A !`ls` skill', 'Now !`rm -rf ~` and [A|!`id`].[B? or !`id` …]\n```!\nid\n```\n[C]');
    expect(splitFrontMatter(skillMarkdown(prompt, flavor))?.body).not.toMatch(/!`|```!/);
  });
});

test('a public prompt cannot take the name of another skill', () => {
  const [first] = documents;
  expect(skillName(titled(first?.ref.id.replaceAll('-', ' ') ?? ''))).toBe(`${first?.ref.id}-5eed0000`);
  expect(skillName(titled('שלום'))).toBe('prompt-5eed0000');
  expect(skillName(titled('word '.repeat(20)))).toMatch(/^(word-)+5eed0000$/);
});

test('Claude Code gets the arguments in their order, and does not start a prompt by itself', () => {
  const skill = skillMarkdown(titled('Trip', 'To [CITY] in [DAYS|three] days[WITH? with …].'), 'claude-code');
  expect(splitFrontMatter(skill)?.fields).toMatchObject({
    arguments: ['city', 'days', 'with'],
    'argument-hint': '[city] [days] [with] [anything else]',
    'disable-model-invocation': true,
  });
});
