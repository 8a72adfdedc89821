import 'server-only';
import { guides } from '../../guides/guides';
import { documentOf, featuredPrompts, findLibraryPrompt, library, promptsIn } from '../../prompts/library';
import { guideMarkdown } from './guide';
import { llmsFullText, llmsText } from './llms';
import { promptMarkdown } from './prompt';

let short: Uint8Array | undefined;
let full: Uint8Array | undefined;

/** /llms.txt, made once. */
export function llmsFile(): Uint8Array {
  const categories = () => library().categories.map((category) => ({ category, prompts: promptsIn(category) }));
  short ??= new TextEncoder().encode(llmsText({ guides: guides(), categories: categories(), featured: featuredPrompts() }));
  return short;
}

/** /llms-full.txt, made once. */
export function llmsFullFile(): Uint8Array {
  full ??= new TextEncoder().encode(
    llmsFullText([
      ...guides().flatMap((guide) => guideMarkdown(guide, findLibraryPrompt) ?? []),
      ...library().prompts.map((prompt) => promptMarkdown(documentOf(prompt))),
    ]),
  );
  return full;
}
