import { createHash } from 'node:crypto';
import { paths } from '../paths';
import type { PromptDocument } from '../prompts/prompt-document';
import { promptPath } from '../prompts/prompt-ref';
import { skillDescription, skillMarkdown, skillName } from './skill';

/** Where a program finds the skills of some prompts (version 0.2 of agent-skills discovery), with the digest of what each address answers. */
export function skillIndex(prompts: readonly PromptDocument[]) {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: prompts.map((prompt) => ({
      name: skillName(prompt),
      type: 'skill-md',
      description: skillDescription(prompt),
      url: paths.skill(promptPath(prompt.ref)),
      digest: `sha256:${createHash('sha256').update(skillMarkdown(prompt, 'portable')).digest('hex')}`,
    })),
  };
}
