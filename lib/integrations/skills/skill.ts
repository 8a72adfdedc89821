import { publicName } from '../../profiles/profile';
import { identifierOf } from '../../prompts/identifier';
import type { PromptDocument } from '../../prompts/prompt-document';
import { promptPath } from '../../prompts/prompt-ref';
import { ANYTHING_ELSE } from '../../prompts/template';
import { absoluteUrl, site } from '../../site';
import { firstCharacters } from '../../text/characters';
import { withFrontMatter } from '../../text/markdown';
import { mapTexts } from '../../text/record';
import { cutAtWord, slugOf } from '../../text/slug';
import { claudeCodeText } from './claude-code-text';
import { claudeEscape } from './claude-escape';
import { skillText } from './skill-text';

/** A skill is written for any agent (agentskills.io), or for Claude Code, which fills in arguments. */
export type SkillFlavor = 'portable' | 'claude-code';

/** Maximum length of a name and of a description by agentskills.io. */
const MAX = { name: 64, description: 1024 } as const;

/** The name of a skill: the slug of a library prompt, or a title with a part of the prompt's id, so that no title takes the name of another skill. */
export function skillName({ ref, title }: Pick<PromptDocument, 'ref' | 'title'>): string {
  if (ref.kind === 'library') return cutAtWord(ref.id, MAX.name);
  const id = ref.id.slice(0, 8);
  return `${cutAtWord(slugOf(title) || 'prompt', MAX.name - id.length - 1)}-${id}`;
}

/** The description of a skill, by which an agent decides if it needs the skill. The format forbids tags, so `<` and `>` are removed. */
export function skillDescription({ title, description }: Pick<PromptDocument, 'title' | 'description'>): string {
  const line = `${title}: ${description}`.replace(/[<>\s]+/g, ' ').trim();
  return firstCharacters(claudeEscape.write(line), MAX.description);
}

/** A prompt as SKILL.md. Nothing in it depends on the time, so that the digest in the index changes only with the prompt. */
export function skillMarkdown(prompt: PromptDocument, flavor: SkillFlavor): string {
  const { ref, title, category, author } = prompt;
  const identifiers = prompt.blanks.map(({ name }) => identifierOf(name));
  const fields = {
    name: skillName(prompt),
    ...(flavor === 'claude-code' && {
      arguments: identifiers,
      'argument-hint': [...identifiers, ANYTHING_ELSE.label.toLowerCase()].map((name) => `[${name}]`).join(' '),
      'disable-model-invocation': true,
    }),
    ...(ref.kind !== 'own' && { license: site.license }),
    metadata: {
      title,
      ...(category && { category: category.name }),
      ...(author && { author: publicName(author) }),
      ...(ref.kind !== 'own' && { url: absoluteUrl(promptPath(ref)) }),
    },
  };
  const { name, ...others } = mapTexts(fields, claudeEscape.write);
  const body = flavor === 'portable' ? claudeEscape.write(skillText(prompt)) : claudeCodeText(prompt);
  return withFrontMatter({ name, description: skillDescription(prompt), ...others }, body);
}
