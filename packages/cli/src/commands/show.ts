import { parseTemplate } from '../../../../lib/prompts/template';
import { type Command, JSON_OPTION } from '../command';
import { findPrompt } from '../find-prompt';
import { promptFile } from '../sync/prompt-file';
import { accent, printJson, printLines, printText } from '../terminal';

export const show: Command = {
  name: 'show',
  takes: 'PROMPT',
  words: { min: 1, max: 1 },
  summary: 'Show the text of a prompt, with its blanks as they are written',
  help: ['PROMPT is what search shows first, or the address of a page of a prompt.'],
  options: { markdown: { help: 'With what is said of it, as Markdown' }, json: JSON_OPTION },
  async run(input, session) {
    const found = await findPrompt(session, input.words[0] ?? '');
    if (input.has('json')) return printJson(found.prompt);
    if (input.has('markdown'))
      return printText(
        (found.kind === 'own'
          ? promptFile(found.prompt)
          : await session.readMarkdown(onSite(session.site, found.prompt.markdown))
        ).trimEnd(),
      );
    printLines(parseTemplate(found.prompt.text).map((segment) => (segment.kind === 'text' ? segment.raw : accent(segment.raw))));
  },
};

/** The address of a file of the site, below the address by which the site was reached. */
function onSite(site: string, url: string): string {
  // The path of an address such as `data:` does not begin with a slash.
  return `${site}/${new URL(url, site).pathname.replace(/^\/+/, '')}`;
}
