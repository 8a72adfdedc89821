/**
 * `npm run suggestions` lists the suggestions to change the library, `-- ID` shows one, and `-- --export` prints a patch of data/prompts.json with
 * those that were taken, for `git apply`. `-- --keeper NAME` makes an account a keeper of the library, who decides on the site, `--revoke` ends
 * that, and `-- --keepers` lists the keepers. It asks the same backend as `npm run moderator`.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { libraryPatch, type TakenChange } from '../lib/suggestions/library-patch.ts';
import { formatDay } from '../lib/text/dates.ts';
import { differencesOf } from '../lib/text/differences.ts';
import { isUuid } from '../lib/text/uuid.ts';
import { asOperator, type Operator } from './lib/operator.ts';
import { ROOT } from './lib/project.ts';
import { grantRole, listHolders, problem, type Role, revokeRole, usernameOf } from './lib/roles.ts';

const USAGE = 'Usage: npm run suggestions [-- ID | --export | --keepers | --keeper NAME [--revoke]]';
const ROLE: Role = { table: 'keepers', holder: 'keeper of the library', usage: USAGE };
const FILE = 'data/prompts.json';

const COLUMNS =
  'id, slug:prompt_id, title, note, content, base, state, created_at, suggester:user_profiles!suggestions_suggester_fkey(username)' as const;

/** The hash that the database has of the text that a suggestion was made for (lib/suggestions/text-hash.ts). */
const hashOf = (text: string) => hash('md5', text);

/** Removes control characters, which a terminal would obey. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '');

async function read(operator: Operator, states: string[], id?: string) {
  const all = operator.from('suggestions').select(COLUMNS).is('author_id', null).is('hidden_at', null).in('state', states);
  const { data, error } = await (id ? all.eq('id', id) : all).order('created_at', { ascending: false }).limit(1000);
  if (error) throw problem('The suggestions could not be read', error);
  return data;
}

async function list(operator: Operator): Promise<void> {
  const rows = await read(operator, ['open', 'taken']);
  if (rows.length === 0) return console.log('Nobody has suggested a change to the library.');
  for (const { id, slug, note, state, created_at, suggester } of rows)
    console.log(
      `${id}  ${state.padEnd(5)}  ${formatDay(created_at).padEnd(11)}  ${slug}  @${suggester.username}: ${plain(note).split('\n')[0]}`,
    );
}

async function show(operator: Operator, id: string): Promise<void> {
  const [row] = isUuid(id) ? await read(operator, ['open', 'taken', 'declined'], id) : [];
  if (!row) throw new Error(`There is no suggestion ${JSON.stringify(id)}.`);
  console.log(`${row.slug} (${row.state}), suggested by @${row.suggester.username}\n\n${plain(row.note)}`);
  if (row.content === null) return;
  const prompts = JSON.parse(await readFile(path.join(ROOT, FILE), 'utf8')) as { slug: string; promptText: string }[];
  const now = prompts.find(({ slug }) => slug === row.slug)?.promptText ?? '';
  if (hashOf(now) !== row.base) console.log('\nThe prompt has changed since.');
  const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;
  const differences = differencesOf(now, plain(row.content)).map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]);
  console.log(`\n${differences.join('')}`);
}

async function exportTaken(operator: Operator): Promise<void> {
  const rows = await read(operator, ['taken']);
  const taken: TakenChange[] = rows.toReversed().map(({ suggester, ...row }) => ({ ...row, username: suggester.username }));
  const { patch, conflicts } = libraryPatch(await readFile(path.join(ROOT, FILE), 'utf8'), FILE, taken, hashOf);
  for (const { id, slug } of conflicts) console.error(`${slug} has changed since ${id} was suggested, so it is not in the patch.`);
  process.stdout.write(patch);
}

function readArguments(): (operator: Operator) => Promise<void> {
  try {
    const options = {
      export: { type: 'boolean' },
      keepers: { type: 'boolean' },
      keeper: { type: 'string' },
      revoke: { type: 'boolean' },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { export: exports, keepers, keeper, revoke } = values;
    const [id, ...more] = positionals;
    const asked = [id, exports, keepers, keeper].filter((one) => one !== undefined).length;
    if (asked <= 1 && more.length === 0 && (!revoke || keeper)) {
      if (id) return (operator) => show(operator, id);
      if (exports) return exportTaken;
      if (keepers) return (operator) => listHolders(operator, ROLE);
      if (keeper) return (operator) => (revoke ? revokeRole : grantRole)(operator, ROLE, usernameOf(keeper));
      return list;
    }
  } catch {
    // parseArgs throws for an unknown option.
  }
  console.error(USAGE);
  process.exit(1);
}

await asOperator(readArguments());
