import 'server-only';
import { type ListResourcesResult, type ReadResourceResult, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { filePaths } from '../../file-paths';
import { guides } from '../../guides/guides';
import { paths } from '../../paths';
import { findLibraryPrompt } from '../../prompts/library';
import { absoluteUrl } from '../../site';
import { guideMarkdown } from '../markdown/guide';
import { listPage } from './handle';
import { skillAt } from './skills';

const MARKDOWN = 'text/markdown';

export function listResources(cursor: string | undefined): ListResourcesResult {
  const resources = guides().flatMap(({ slug, title, frontMatter }) =>
    frontMatter ? { uri: addressOf(slug), name: slug, title, description: frontMatter.description, mimeType: MARKDOWN } : [],
  );
  const { rows, following } = listPage(resources, ({ uri }) => uri, cursor);
  return { resources: rows, ...following };
}

export function readResource(uri: string): ReadResourceResult {
  const guide = guides().find(({ slug }) => addressOf(slug) === uri);
  const text = guide ? guideMarkdown(guide, findLibraryPrompt) : skillAt(uri);
  if (text === null) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType: MARKDOWN, text }] };
}

const addressOf = (slug: string) => absoluteUrl(filePaths.markdown(paths.guide(slug)));
