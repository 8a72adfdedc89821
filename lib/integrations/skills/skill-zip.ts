import { strToU8, zipSync } from 'fflate';
import type { PromptDocument } from '../../prompts/prompt-document';
import { NO_TIME } from '../zip/no-time';
import { type SkillFlavor, skillMarkdown, skillName } from './skill';

/** A zip with a folder for each skill. The same prompts give the same bytes. */
export function skillZip(prompts: readonly PromptDocument[], flavor: SkillFlavor): Uint8Array<ArrayBuffer> {
  const files = prompts.map((prompt) => [`${skillName(prompt)}/SKILL.md`, strToU8(skillMarkdown(prompt, flavor))] as const);
  return zipSync(Object.fromEntries(files), { mtime: NO_TIME });
}
