import type { PromptDocument } from '../../prompts/prompt-document';
import { MARKDOWN, type PageFile } from '../../server/http/static-read';
import { attachment } from '../../text/file-name';
import { type SkillFlavor, skillMarkdown } from './skill';
import { skillIndex } from './skill-index';
import { skillZip } from './skill-zip';

const FLAVORS: Record<string, SkillFlavor> = { '': 'portable', 'claude.': 'claude-code' };

/**
 * The file of this name (the end of an address: `/prompt/{slug}.skill.md`), with the skills of these prompts; null where there is none. `skill.md` is there for a page with one prompt.
 * `title` names what is downloaded.
 */
export function skillFile(file: string, title: string, prompts: readonly PromptDocument[]): PageFile | null {
  const [, prefix = '', kind] = /^(claude\.)?(skill\.md|skills\.zip|index\.json)$/.exec(file) ?? [];
  const flavor = FLAVORS[prefix];
  if (!kind || !flavor) return null;
  if (kind === 'index.json')
    return { body: JSON.stringify(skillIndex(prompts, flavor)), contentType: 'application/json; charset=utf-8', headers: {} };
  const [first, second] = prompts;
  if (kind === 'skills.zip') return { body: skillZip(prompts, flavor), contentType: 'application/zip', headers: attachment(title, file) };
  return first && !second ? { body: skillMarkdown(first, flavor), contentType: MARKDOWN, headers: {} } : null;
}
