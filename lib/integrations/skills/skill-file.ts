import { createHash } from 'node:crypto';
import { filePaths } from '../../file-paths';
import type { PromptDocument } from '../../prompts/prompt-document';
import { promptPath } from '../../prompts/prompt-ref';
import { JSON_TYPE, MARKDOWN_TYPE, type PageFile } from '../../server/http/static-read';
import { attachment } from '../../text/file-name';
import { zipTexts } from '../zip/zip-texts';
import { type SkillFlavor, skillDescription, skillMarkdown, skillName } from './skill';

const FLAVORS: Record<string, SkillFlavor> = { '': 'portable', 'claude.': 'claude-code' };

/** Makes a file of skills by its name, such as `claude.skills.zip`; null if the prompts have no such file. `title`: the name of a download. */
export function skillFile(file: string, title: string, prompts: readonly PromptDocument[]): PageFile | null {
  const [, prefix = '', kind] = /^(claude\.)?(skill\.md|skills\.zip|index\.json)$/.exec(file) ?? [];
  const flavor = FLAVORS[prefix];
  if (!kind || !flavor) return null;
  if (kind === 'index.json') return { body: JSON.stringify(skillIndex(prompts, flavor)), contentType: JSON_TYPE, headers: {} };
  const [first, second] = prompts;
  if (kind === 'skills.zip') return { body: skillZip(prompts, flavor), contentType: 'application/zip', headers: attachment(title, file) };
  return first && !second ? { body: skillMarkdown(first, flavor), contentType: MARKDOWN_TYPE, headers: {} } : null;
}

/** The index of skills that agents look for (Agent Skills Discovery 0.2), with the name, the address and the digest of the SKILL.md of each prompt. */
export function skillIndex(prompts: readonly PromptDocument[], flavor: SkillFlavor = 'portable') {
  const pathOf = flavor === 'portable' ? filePaths.skill : filePaths.claudeCodeSkill;
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: prompts.map((prompt) => ({
      name: skillName(prompt),
      type: 'skill-md',
      description: skillDescription(prompt),
      url: pathOf(promptPath(prompt.ref)),
      digest: `sha256:${createHash('sha256').update(skillMarkdown(prompt, flavor)).digest('hex')}`,
    })),
  };
}

export function skillZip(prompts: readonly PromptDocument[], flavor: SkillFlavor): Uint8Array<ArrayBuffer> {
  return zipTexts(prompts.map((prompt) => [`${skillName(prompt)}/SKILL.md`, skillMarkdown(prompt, flavor)]));
}
