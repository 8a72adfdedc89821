import { plural } from '../../../../lib/text/plural';
import { isUuid } from '../../../../lib/text/uuid';
import { getOwnCollection, listOwnCollections, listOwnPrompts, listSaved, type Rows } from '../api/own-data';
import { type Command, type Input, JSON_OPTION } from '../command';
import { usage } from '../failure';
import type { Session } from '../session';
import { accent, bold, dim, print, printFields, printJson, say } from '../terminal';

const DEFAULT_LIMIT = 50;
const GONE = '(no longer available)';

export const mine: Command = {
  name: 'mine',
  takes: '[WORDS…]',
  words: { min: 0, max: 100 },
  summary: 'List your prompts, what you saved, or your collections',
  help: [
    'With words, only those of your prompts that have all of them. It wants a token: see grok-prompts help login. What is yours is never cached.',
  ],
  options: {
    saved: { help: 'What you saved, instead of your prompts' },
    collections: { help: 'Your collections' },
    collection: { value: 'ID', help: 'The prompts in this collection of yours' },
    category: { value: 'NAME', help: 'Only your prompts of this category' },
    limit: { value: 'N', help: `At most so many (${DEFAULT_LIMIT})` },
    json: JSON_OPTION,
  },
  async run(input, session) {
    const { total, rows } = await listed(input, session);
    if (input.has('json')) return printJson({ total, rows: rows.map(({ answer }) => answer) });
    for (const { id, title, note } of rows) printRow(id, title, note);
    if (total > rows.length) say(`${rows.length} of ${total.toLocaleString('en')}. --limit shows more.`);
    if (total === 0) say('There is nothing.');
  },
};

/** A row of a list. `answer`: the row as the site answers it. */
type Row = { id: string; title: string; note: string; answer: unknown };

async function listed(input: Input, session: Session): Promise<Rows<Row>> {
  const limit = input.count('limit') ?? DEFAULT_LIMIT;
  const { words } = input;
  const collection = input.text('collection');
  const lists = [input.has('saved'), input.has('collections'), collection !== undefined].filter(Boolean).length;
  if (lists > 1) throw usage('Choose one of --saved, --collections and --collection.');
  if (lists === 1 && (words.length > 0 || input.text('category'))) throw usage('Words and --category narrow your prompts alone.');
  if (input.has('saved')) {
    const { total, rows } = await listSaved(session, limit);
    return { total, rows: rows.map((answer) => ({ id: answer.id, title: answer.prompt?.title ?? GONE, note: '', answer })) };
  }
  if (input.has('collections')) {
    const all = await listOwnCollections(session);
    const rows = all.map((answer) => ({ id: answer.id, title: answer.title, note: plural(answer.total, 'prompt'), answer }));
    return { total: all.length, rows: rows.slice(0, limit) };
  }
  if (collection !== undefined) {
    if (!isUuid(collection)) throw usage('--collection takes what grok-prompts mine --collections shows first.');
    const { prompts } = await getOwnCollection(session, collection);
    const rows = prompts.map((answer) => ({ id: answer.id, title: answer.title ?? GONE, note: '', answer }));
    return { total: prompts.length, rows: rows.slice(0, limit) };
  }
  const query = { q: words.join(' ') || undefined, category: input.text('category') };
  const { total, rows } = await listOwnPrompts(session, query, limit);
  const note = (category: string | null, isPublic: boolean) => [category, isPublic && 'public'].filter(Boolean).join(', ');
  return {
    total,
    rows: rows.map((answer) => ({ id: answer.id, title: answer.title, note: note(answer.category, answer.public), answer })),
  };
}

function printRow(id: string, title: string, note: string): void {
  if (process.stdout.isTTY) print(accent(id), '  ', bold(title), ...(note ? ['  ', dim(note)] : []));
  else printFields(id, title, note);
}
