import 'server-only';
import { filePaths } from '../../file-paths';
import { guides } from '../../guides/guides';
import { paths } from '../../paths';
import { documentOf, featuredPrompts, findLibraryPrompt, library, promptsIn } from '../../prompts/library';
import { absoluteUrl, site } from '../../site';
import { linkItem } from '../../text/markdown';
import { plural } from '../../text/plural';
import { promptItems } from './category';
import { guideMarkdown } from './guide';
import { listSections } from './list-sections';
import { promptMarkdown } from './prompt';

const HOW_TO_READ = `A prompt is text with blanks in square brackets. \`[TOPIC]\` has to be filled, \`[TONE|friendly|formal]\` has a default and
choices, \`[CITY|e.g. Lisbon]\` has an example that is never sent, and \`[BUDGET? We have … to spend.]\` is an optional part, left out with its
words while nobody says the budget. What else somebody says, such as notes or numbers, goes below the text. Add \`.md\` to the address of a prompt, category, guide, public collection or profile to read it as Markdown.`;

let short: Uint8Array | undefined;
let full: Uint8Array | undefined;

export function llmsFile(): Uint8Array {
  short ??= new TextEncoder().encode(llmsText());
  return short;
}

export function llmsFullFile(): Uint8Array {
  full ??= new TextEncoder().encode(llmsFullText());
  return full;
}

function llmsText(): string {
  const categoryItems = library().categories.map((category) => {
    const count = plural(promptsIn(category).length, 'prompt');
    return item(`${category.name} (${count})`, filePaths.markdown(paths.category(category.slug)), category.description);
  });
  const guideItems = guides().flatMap(({ title, slug, frontMatter }) =>
    frontMatter ? item(title, filePaths.markdown(paths.guide(slug)), frontMatter.description) : [],
  );
  const sections = listSections([
    ['Prompts by category', categoryItems],
    ['Featured prompts', promptItems(featuredPrompts())],
    ['Guides', guideItems],
    ['Optional', optionalItems()],
  ]);
  return [...head(), sections].join('\n\n');
}

function head(): string[] {
  return [
    `# ${site.name}`,
    `> ${site.description} ${site.disclaimer}`,
    HOW_TO_READ,
    `License of the prompts: ${site.license} (${absoluteUrl(paths.terms)}).`,
  ];
}

/** The section Optional of /llms.txt, whose links may be skipped where a short text is needed. */
function optionalItems(): string[] {
  return [
    item('Everything in one file', filePaths.llmsFull, 'All prompts with their texts, and all guides'),
    item('Skills', filePaths.skillIndex, 'Every prompt as SKILL.md; add .skill.md to the address of a prompt for one of them'),
    item('Prompts as JSON', filePaths.promptsData, 'The library as one file'),
    item('MCP server', paths.connect, 'The library for assistants: its address, and one line for each of them'),
    item('API', paths.developers, 'Everything as JSON, without a token: search, single prompts, and filling them in'),
    item('New prompts', filePaths.feed(paths.prompts), 'An Atom feed; categories, guides, the community and profiles have one too'),
    item('Community prompts', paths.publicPrompts, 'Prompts that people with an account wrote and made public, as a page'),
    item('Terms', paths.terms, 'What you may do with the prompts'),
  ];
}

const item = (title: string, path: string, note: string) => linkItem(title, absoluteUrl(path), note);

function llmsFullText(): string {
  const documents = [
    ...guides().flatMap((guide) => guideMarkdown(guide, findLibraryPrompt) ?? []),
    ...library().prompts.map((prompt) => promptMarkdown(documentOf(prompt))),
  ];
  return [...head(), ...documents.map((document) => document.trimEnd())].join('\n\n').concat('\n');
}
