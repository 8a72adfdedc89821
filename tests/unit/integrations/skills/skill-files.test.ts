import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { skillMarkdown, skillName } from '@/lib/integrations/skills/skill';
import { skillFile, skillIndex, skillZip } from '@/lib/integrations/skills/skill-file';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { documentOf, findCategory, library, promptsIn } from '@/lib/prompts/library';
import { anyText } from '@/tests/unit/support/templates';
import { userPrompt } from '@/tests/unit/support/user-prompts';

afterEach(() => vi.useRealTimers());

/** Version 0.2 of agent-skills discovery. */
const indexSchema = z.strictObject({
  $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: z.array(
    z.strictObject({
      name: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(64),
      type: z.literal('skill-md'),
      description: z.string().min(1).max(1024),
      url: z.string().regex(/^\/prompt\/.+\.skill\.md$/),
      digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    }),
  ),
});

const documents = library().prompts.map(documentOf);

test('the index names each skill with the digest of its bytes', () => {
  const { skills } = indexSchema.parse(skillIndex(documents));
  expect(skills.map(({ url }) => url)).toEqual(documents.map(({ ref }) => `/prompt/${ref.id}.skill.md`));
  documents.forEach((prompt, index) => {
    const hash = createHash('sha256')
      .update(Buffer.from(skillMarkdown(prompt, 'portable')))
      .digest('hex');
    expect(skills[index]?.digest).toBe(`sha256:${hash}`);
  });
});

test('digest and zip change with the prompt, and with nothing else', () => {
  const made = () => ({
    index: JSON.stringify(skillIndex(documents)),
    zip: Buffer.from(skillZip(documents.slice(0, 20), 'portable')).toString('base64'),
  });
  const before = made();
  vi.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z') });
  expect(made()).toEqual(before);
  const [first] = documents;
  if (!first) throw new Error('There are no prompts');
  const digestOf = (prompt: typeof first) => skillIndex([prompt]).skills[0]?.digest;
  expect(digestOf({ ...first, text: `${first.text} ` })).not.toBe(digestOf(first));
  expect(digestOf({ ...first, updatedAt: '2031-01-01' })).toBe(digestOf(first));
});

test('a zip has a folder for each skill, named like it', () => {
  const category = findCategory('writing');
  const prompts = category ? promptsIn(category).map(documentOf) : [];
  const files = unzipSync(skillZip(prompts, 'claude-code'));
  expect(Object.keys(files)).toEqual(prompts.map(({ ref }) => `${ref.id}/SKILL.md`));
  for (const prompt of prompts)
    expect(strFromU8(files[`${prompt.ref.id}/SKILL.md`] ?? new Uint8Array())).toBe(skillMarkdown(prompt, 'claude-code'));
});

test('no title leads out of its folder, whatever people write', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constantFrom('../../x', '/etc/passwd', 'C:\\x', '..', 'a\u0000b')), (title) => {
      const prompt = publicDocument(userPrompt({ title }));
      expect(Object.keys(unzipSync(skillZip([prompt], 'portable')))).toEqual([`${skillName(prompt)}/SKILL.md`]);
      expect(skillName(prompt)).toMatch(/^[a-z0-9-]+$/);
    }),
  );
});

test('there is no file of another name, and no single skill of several prompts', () => {
  expect(skillFile('skill.md', 'x', documents.slice(0, 2))).toBeNull();
  for (const file of ['', 'SKILL.md', 'claude.', 'skills.zip.', 'constructor'])
    expect(skillFile(file, 'x', documents.slice(0, 1)), file).toBeNull();
});
