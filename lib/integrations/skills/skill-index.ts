import { createHash } from 'node:crypto';
import { filePaths } from '../../file-paths';
import type { PromptDocument } from '../../prompts/prompt-document';
import { promptPath } from '../../prompts/prompt-ref';
import { type SkillFlavor, skillDescription, skillMarkdown, skillName } from './skill';

/** Lists the skills of some prompts with their addresses and digests (agent-skills discovery 0.2). */
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
