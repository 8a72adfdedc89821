import { filePaths } from '../../file-paths';
import { paths } from '../../paths';
import type { Category, Prompt } from '../../prompts/prompt';
import { absoluteUrl } from '../../site';
import { linkItem, withFrontMatter } from '../../text/markdown';
import { listSections } from './list-sections';
import { LICENSE } from './prompt';

export function categoryMarkdown(category: Category, prompts: readonly Prompt[]): string {
  const { slug, name, description, introduction, topics } = category;
  const fields = { title: `${name} prompts`, description, prompts: prompts.length, url: absoluteUrl(paths.category(slug)), ...LICENSE };
  const lists = topics.map((topic) => [topic.name, promptItems(prompts.filter((prompt) => prompt.topic === topic.slug))] as const);
  const body = topics.length > 0 ? listSections(lists) : promptItems(prompts).join('\n');
  return withFrontMatter(fields, [introduction, body].filter(Boolean).join('\n\n'));
}

export function promptItems(prompts: readonly Prompt[]): string[] {
  return prompts.map(({ title, slug, description }) => linkItem(title, absoluteUrl(filePaths.markdown(paths.prompt(slug))), description));
}
