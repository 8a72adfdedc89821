import type { z } from 'zod';
import type { promptSummary, searchResults } from '../../../../lib/integrations/api/schemas';
import { cachedPrompts } from '../cached-prompts';
import { type Command, JSON_OPTION } from '../command';
import { EXIT, Failure, isUnavailable } from '../failure';
import type { Session } from '../session';
import { accent, bold, dim, print, printFields, printJson, say } from '../terminal';

type Results = z.infer<typeof searchResults>;
type Summary = z.infer<typeof promptSummary>;

export const search: Command = {
  name: 'search',
  takes: 'WORDS…',
  words: { min: 1, max: 100 },
  summary: 'Find prompts of the library and of the community',
  help: [
    'In a pipe each prompt is a line: what names it, its title and its description, with tabs between them.',
    'Where the site cannot be reached, it answers from the cache: what the same search found before, else those prompts in the cache whose title, description or category has all of the words.',
  ],
  options: {
    category: { value: 'SLUG', help: 'Only prompts of this category, such as writing' },
    limit: { value: 'N', help: 'At most so many of the library, and so many of the community (24, and at most 24)' },
    json: JSON_OPTION,
  },
  async run(input, session) {
    const query = { q: input.words.join(' '), category: input.text('category'), limit: input.count('limit') };
    const results = await searched(session, query);
    const { prompts, publicPrompts, help } = results;
    const found = [...prompts.map(({ prompt }) => prompt), ...(publicPrompts ?? [])];
    if (input.has('json')) return printJson(results);
    if (help) say(help);
    if (found.length === 0) throw new Failure(EXIT.notFound, `Nothing is found for ${JSON.stringify(query.q)}. Try fewer or other words.`);
    if (results.corrected)
      say(`Searched for ${JSON.stringify(results.corrected)}. To search for your own words, quote them twice: '"${query.q}"'`);
    if (prompts.length > 0 && prompts.every(({ match }) => match === 'near'))
      say('Nothing in the library has all of these words. These come close.');
    for (const prompt of found) printSummary(prompt);
  },
};

type Query = { q: string; category: string | undefined; limit: number | undefined };

/** The results of the site, or of the cache if the site cannot be reached. */
async function searched(session: Session, query: Query): Promise<Results> {
  try {
    return await session.read<Results>('/search', query);
  } catch (err) {
    if (!isUnavailable(err)) throw err;
    const found = cachedPrompts(session, query);
    if (found.prompts.length === 0) throw new Failure(err.exitCode, `${err.message} Nothing in the cache has these words.`, { cause: err });
    session.sayCached(err, { at: found.oldest });
    const prompts = found.prompts.slice(0, query.limit).map((prompt) => ({ match: 'all' as const, prompt }));
    const nothing = { help: null, corrected: null, publicPrompts: null, people: null, guides: [], categories: [] };
    return { ...nothing, query: query.q, total: prompts.length, prompts };
  }
}

/** Prints a prompt of a list: on one or two lines for people, on one line for programs. */
function printSummary({ id, title, description, category, author }: Summary): void {
  const words = description.replace(/\s+/g, ' ');
  if (process.stdout.isTTY) {
    const from = author ? `by ${author.name}` : (category?.name ?? '');
    print(accent(id), '  ', bold(title), ...(from ? ['  ', dim(from)] : []));
    if (words) print('    ', words);
  } else printFields(id, title, words);
}
