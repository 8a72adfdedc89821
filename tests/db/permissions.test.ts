import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../lib/supabase/database.types';
import { newToken, tokenHash } from '../../lib/tokens/token-text';
import { account, anonymous, type Client, clientOf, type Person, person, prompt, service, unique } from './support/people';
import { openSql, type Sql } from './support/sql';

const VERBS = ['select', 'insert', 'update', 'delete'] as const;
type Verb = (typeof VERBS)[number];
type Table = keyof Database['public']['Tables'];
type Fields = Record<string, string | number | boolean>;
type Visibility = 'private' | 'public';

const ROLES = ['visitor', 'stranger', 'owner', 'service'] as const;
type Role = (typeof ROLES)[number];

const REFUSED = '42501';
const OURS = `('public'::regnamespace, 'private'::regnamespace)`;

/**
 * Who may do what to a row of the owner's, past the site too: `yes`, `none` where row level security shows no such row, `refused` where it or a
 * grant refuses. What belongs to a prompt or a collection is as private or public as that. Prompts are deleted by the functions below.
 */
const ROWS = `
  table                 row      verb     visitor  stranger  owner    service
  user_profiles         public   select   yes      yes       yes      yes
  user_profiles         public   insert   refused  refused   yes      yes
  user_profiles         public   update   refused  none      yes      yes
  user_profiles         public   delete   refused  refused   refused  yes
  user_prompts          private  select   none     none      yes      yes
  user_prompts          public   select   yes      yes       yes      yes
  user_prompts          both     insert   refused  refused   yes      yes
  user_prompts          both     update   refused  none      yes      yes
  user_prompts          both     delete   refused  refused   refused  yes
  user_prompt_uses      both     select   refused  none      yes      yes
  user_prompt_uses      both     insert   refused  refused   refused  yes
  user_prompt_uses      both     update   refused  refused   refused  yes
  user_prompt_uses      both     delete   refused  refused   refused  yes
  user_prompt_versions  both     select   refused  none      yes      yes
  user_prompt_versions  both     insert   refused  refused   refused  yes
  user_prompt_versions  both     update   refused  refused   refused  yes
  user_prompt_versions  both     delete   refused  refused   refused  yes
  public_prompt_counts  public   select   yes      yes       yes      yes
  public_prompt_counts  public   insert   refused  refused   refused  yes
  public_prompt_counts  public   update   refused  refused   refused  yes
  public_prompt_counts  public   delete   refused  refused   refused  yes
  saved_prompts         private  select   refused  none      yes      yes
  saved_prompts         private  insert   refused  refused   yes      yes
  saved_prompts         private  update   refused  refused   refused  yes
  saved_prompts         private  delete   refused  none      yes      yes
  pinned_prompts        private  select   refused  none      yes      yes
  pinned_prompts        private  insert   refused  refused   yes      yes
  pinned_prompts        private  update   refused  refused   refused  yes
  pinned_prompts        private  delete   refused  none      yes      yes
  collections           private  select   none     none      yes      yes
  collections           public   select   yes      yes       yes      yes
  collections           private  insert   refused  refused   yes      yes
  collections           public   insert   refused  refused   refused  yes
  collections           both     update   refused  none      yes      yes
  collections           both     delete   refused  none      yes      yes
  collection_items      both     select   refused  none      yes      yes
  collection_items      both     insert   refused  refused   yes      yes
  collection_items      both     update   refused  none      yes      yes
  collection_items      both     delete   refused  none      yes      yes
  personal_tokens       private  select   refused  none      yes      yes
  personal_tokens       private  insert   refused  refused   yes      yes
  personal_tokens       private  update   refused  refused   refused  yes
  personal_tokens       private  delete   refused  none      yes      yes
  prompt_changes        private  select   refused  refused   refused  yes
  prompt_changes        private  insert   refused  refused   refused  yes
  prompt_changes        private  update   refused  refused   refused  yes
  prompt_changes        private  delete   refused  refused   refused  yes
  imports               private  select   refused  none      yes      yes
  imports               private  insert   refused  refused   yes      yes
  imports               private  update   refused  refused   refused  yes
  imports               private  delete   refused  none      yes      yes
  imported_prompts      private  select   refused  none      yes      yes
  imported_prompts      private  insert   refused  refused   yes      yes
  imported_prompts      private  update   refused  none      yes      yes
  imported_prompts      private  delete   refused  refused   refused  yes
  import_sources        private  select   refused  none      yes      yes
  import_sources        private  insert   refused  refused   yes      yes
  import_sources        private  update   refused  refused   refused  yes
  import_sources        private  delete   refused  refused   refused  yes
  missed_searches       private  select   refused  refused   refused  yes
  missed_searches       private  insert   refused  refused   refused  yes
  missed_searches       private  update   refused  refused   refused  yes
  missed_searches       private  delete   refused  refused   refused  yes
  moderators            private  select   refused  none      yes      yes
  moderators            private  insert   refused  refused   refused  yes
  moderators            private  update   refused  refused   refused  yes
  moderators            private  delete   refused  refused   refused  yes
  reports               private  select   refused  none      yes      yes
  reports               private  insert   refused  refused   refused  yes
  reports               private  update   refused  refused   refused  yes
  reports               private  delete   refused  refused   refused  yes
  moderation_cases      private  select   refused  none      yes      yes
  moderation_cases      private  insert   refused  refused   refused  yes
  moderation_cases      private  update   refused  refused   refused  yes
  moderation_cases      private  delete   refused  refused   refused  yes
  suspensions           private  select   refused  none      yes      yes
  suspensions           private  insert   refused  refused   refused  yes
  suspensions           private  update   refused  refused   refused  yes
  suspensions           private  delete   refused  refused   refused  yes
  moderation_log        private  select   refused  none      none     yes
  moderation_log        private  insert   refused  refused   refused  refused
  moderation_log        private  update   refused  refused   refused  refused
  moderation_log        private  delete   refused  refused   refused  refused
  moderation_mails      private  select   refused  refused   refused  yes
  moderation_mails      private  insert   refused  refused   refused  yes
  moderation_mails      private  update   refused  refused   refused  yes
  moderation_mails      private  delete   refused  refused   refused  yes
  keepers               private  select   refused  none      yes      yes
  keepers               private  insert   refused  refused   refused  yes
  keepers               private  update   refused  refused   refused  yes
  keepers               private  delete   refused  refused   refused  yes
  suggestions           private  select   none     none      yes      yes
  suggestions           public   select   yes      yes       yes      yes
  suggestions           both     insert   refused  refused   refused  yes
  suggestions           both     update   refused  refused   refused  yes
  suggestions           both     delete   refused  none      yes      yes
  suggestion_answers    private  select   none     none      yes      yes
  suggestion_answers    public   select   yes      yes       yes      yes
  suggestion_answers    both     insert   refused  refused   refused  yes
  suggestion_answers    both     update   refused  refused   refused  yes
  suggestion_answers    both     delete   refused  none      yes      yes
  withdrawn_suggestions private  select   refused  refused   refused  yes
  withdrawn_suggestions private  insert   refused  refused   refused  yes
  withdrawn_suggestions private  update   refused  refused   refused  yes
  withdrawn_suggestions private  delete   refused  refused   refused  yes
  prompt_saves          private  select   none     none      none     yes
  prompt_saves          public   select   yes      yes       yes      yes
  prompt_saves          both     insert   refused  refused   refused  yes
  prompt_saves          both     update   refused  refused   refused  yes
  prompt_saves          both     delete   refused  refused   refused  yes
  follows               private  select   refused  none      yes      yes
  follows               private  insert   refused  refused   yes      yes
  follows               private  update   refused  refused   refused  yes
  follows               private  delete   refused  none      yes      yes
  feed_addresses        private  select   refused  none      yes      yes
  feed_addresses        private  insert   refused  refused   yes      yes
  feed_addresses        private  update   refused  refused   refused  yes
  feed_addresses        private  delete   refused  none      yes      yes
  daily_mails           private  select   refused  none      yes      yes
  daily_mails           private  insert   refused  refused   yes      yes
  daily_mails           private  update   refused  refused   refused  yes
  daily_mails           private  delete   refused  none      yes      yes
  blocks                private  select   refused  none      yes      yes
  blocks                private  insert   refused  refused   yes      yes
  blocks                private  update   refused  refused   refused  yes
  blocks                private  delete   refused  none      yes      yes
`;

/** The rights on whole tables and, in brackets, on columns. The secret key has all of them, but for the log of moderation, which it reads. */
const TABLE_GRANTS = {
  public: [],
  anon: [
    'select collections',
    'select prompt_saves',
    'select public_prompt_counts',
    'select suggestion_answers',
    'select suggestions',
    'select user_profiles',
    'select user_prompts',
  ],
  authenticated: [
    'delete blocks',
    'delete collection_items',
    'delete collections',
    'delete daily_mails',
    'delete feed_addresses',
    'delete follows',
    'delete imports',
    'delete personal_tokens',
    'delete pinned_prompts',
    'delete saved_prompts',
    'delete suggestion_answers',
    'delete suggestions',
    'insert blocks (blocked_id, blocker_id)',
    'insert collection_items (collection_id, position, prompt_id, user_id)',
    'insert collections (creation_key, description, slug, title, user_id)',
    'insert daily_mails (user_id)',
    'insert feed_addresses (hash, user_id)',
    'insert follows (author_id, category, user_id)',
    'insert import_sources (data, import_id, part)',
    'insert imported_prompts (about, as_is, category, choice, content, import_id, original, place, problem, tags, title)',
    'insert imports (about, id, user_id)',
    'insert personal_tokens (expires_at, hash, id, name, scope, user_id)',
    'insert pinned_prompts (prompt_id, user_id)',
    'insert saved_prompts (prompt_id, user_id)',
    'insert user_profiles (bio, display_name, id, updated_at, username, x_handle)',
    'insert user_prompts (category, content, creation_key, is_public, source_id, source_title, tags, title, user_id)',
    'select blocks',
    'select collection_items',
    'select collections',
    'select daily_mails (told_at, user_id)',
    'select feed_addresses (created_at, user_id)',
    'select follows',
    'select import_sources',
    'select imported_prompts',
    'select imports',
    'select keepers',
    'select moderation_cases (appeal, appealed_at, author_id, by_reports, decided_at, hidden_at, kind, message, reason, state, thing_id, title)',
    'select moderation_log',
    'select moderators',
    'select personal_tokens (created_at, expires_at, id, last_used_on, name, new_network_at, scope, user_id)',
    'select pinned_prompts',
    'select prompt_saves',
    'select public_prompt_counts',
    'select reports',
    'select saved_prompts',
    'select suggestion_answers',
    'select suggestions',
    'select suspensions',
    'select user_profiles',
    'select user_prompt_uses',
    'select user_prompt_versions',
    'select user_prompts',
    'update collection_items (position)',
    'update collections (description, is_public, slug, title)',
    'update imported_prompts (as_is, choice)',
    'update user_profiles (bio, display_name, id, updated_at, username, x_handle)',
    'update user_prompts (category, content, is_public, suggestions, tags, title, updated_at)',
  ],
};

/** Functions that are not here are the owner's of the database alone. */
const FUNCTIONS = `
  function                        anon  authenticated  service_role
  private.answer_suggestion       -     yes            -
  private.appeal                  -     yes            -
  private.are_tags                -     yes            yes
  private.caller                  -     yes            yes
  private.category_words          -     yes            yes
  private.change_prompts          -     yes            -
  private.check_request           yes   yes            yes
  private.collection_prompts      yes   yes            yes
  private.collection_texts        -     yes            yes
  private.count_collection_prompts yes  yes            yes
  private.count_missed_search     yes   -              -
  private.decline_suggestion      -     yes            -
  private.delete_account          -     yes            -
  private.deleted_prompts         -     yes            -
  private.end_daily_mails         yes   yes            -
  private.ensure_profile          -     yes            -
  private.feed_contents           yes   yes            yes
  private.find_people             yes   yes            yes
  private.find_public_prompts     yes   yes            yes
  private.followed_by             -     yes            -
  private.has_tag                 -     yes            yes
  private.import_collection       -     yes            -
  private.is_api                  yes   yes            yes
  private.is_keeper               -     yes            -
  private.is_moderator            -     yes            -
  private.is_plain_line           -     yes            yes
  private.labels                  -     yes            yes
  private.library_saves           yes   yes            yes
  private.lift_suspension         -     yes            -
  private.measure_template        -     yes            yes
  private.moderate                -     yes            -
  private.moderation_item         -     yes            -
  private.moderation_queue        -     yes            -
  private.newest_collections      yes   yes            yes
  private.next_instant            -     yes            yes
  private.own_deleted_prompts     -     yes            -
  private.own_spelling            -     yes            yes
  private.prompt_copies           yes   yes            yes
  private.record_prompt_use       -     yes            -
  private.remove_deleted          -     yes            -
  private.rename_category         -     yes            -
  private.rename_tag              -     yes            -
  private.report_thing            -     yes            -
  private.reserved_usernames      -     yes            yes
  private.restore_prompt          -     yes            -
  private.search_query            -     yes            -
  private.search_vector           -     yes            yes
  private.see_decisions           -     yes            -
  private.store_import_change     -     yes            -
  private.suggest_change          -     yes            -
  private.suspend_account         -     yes            -
  private.tag_key                 -     yes            yes
  private.tag_name                -     yes            yes
  private.tag_prompts             -     yes            -
  private.take_daily_mails        -     -              yes
  private.take_moderation_mails   -     -              yes
  private.take_suggestion         -     yes            -
  private.tidy_tags               -     yes            yes
  private.token_claims            yes   yes            -
  private.token_scope             yes   yes            yes
  private.trimmed                 yes   yes            yes
  private.undo_change             -     yes            -
  private.unspaced_words          -     yes            yes
  private.use_token               yes   yes            -
  private.user_prompt_id          -     yes            yes
  private.words                   -     yes            yes
  public.answer_suggestion        -     yes            -
  public.appeal                   -     yes            -
  public.change_prompts           -     yes            -
  public.collection_prompts       yes   yes            yes
  public.count_collection_prompts yes   yes            yes
  public.count_missed_search      yes   -              -
  public.count_public_matches     yes   yes            yes
  public.decline_suggestion       -     yes            -
  public.delete_account           -     yes            -
  public.deleted_prompts          -     yes            -
  public.end_daily_mails          yes   yes            -
  public.ensure_profile           -     yes            -
  public.feed_contents            yes   yes            yes
  public.followed_prompts         -     yes            -
  public.import_doubles           -     yes            -
  public.import_prompts           -     yes            -
  public.is_moderator             -     yes            -
  public.library_saves            yes   yes            yes
  public.lift_suspension          -     yes            -
  public.moderate                 -     yes            -
  public.moderation_item          -     yes            -
  public.moderation_queue         -     yes            -
  public.move_in_collection       -     yes            -
  public.newest_collections       yes   yes            yes
  public.often_missed_searches    -     -              yes
  public.own_collections          -     yes            -
  public.own_counts               -     yes            -
  public.own_prompt_categories    -     yes            -
  public.own_prompt_tags          -     yes            -
  public.own_saved_prompts        -     yes            -
  public.own_titles               -     yes            -
  public.prompt_copies            yes   yes            yes
  public.prompt_suggestions       yes   yes            yes
  public.recent_prompts           -     yes            -
  public.record_prompt_use        -     yes            -
  public.remove_deleted           -     yes            -
  public.rename_category          -     yes            -
  public.rename_tag               -     yes            -
  public.report_thing             -     yes            -
  public.restore_prompt           -     yes            -
  public.search_own_prompts       -     yes            -
  public.search_own_titles        -     yes            -
  public.search_people            yes   yes            yes
  public.search_public_prompts    yes   yes            yes
  public.see_decisions            -     yes            -
  public.suggest_change           -     yes            -
  public.suspend_account          -     yes            -
  public.tag_prompts              -     yes            -
  public.take_daily_mails         -     -              yes
  public.take_moderation_mails    -     -              yes
  public.take_suggestion          -     yes            -
  public.undo_change              -     yes            -
  public.use_token                yes   yes            -
  public.username_available       -     yes            -
`;

/** The words of each line. */
const lines = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

const cases = lines(ROWS)
  .slice(1)
  .flatMap(([table, row, verb, ...outcomes]) =>
    (row === 'both' ? ['private', 'public'] : [row]).flatMap((visibility) =>
      ROLES.map((role, index) => ({ role, verb, table, row: visibility, outcome: outcomes[index] })),
    ),
  ) as { role: Role; verb: Verb; table: Table; row: Visibility; outcome: string }[];

let owner: Person;
let stranger: Person;
let clients: Record<Role, Client>;
/** Two collections of the owner's. */
const collections = { private: '', public: '' };

/** A row of somebody's: what finds it, what else it is inserted with, and a change to it. */
interface Target {
  key: Fields;
  rest: Fields;
  change: Fields;
}

const PAST = '2001-01-01T00:00:00+00:00';
const published = (row: Visibility): Fields => (row === 'public' ? { is_public: true } : {});

const targets: Record<Table, (row: Visibility, someone: Person) => Target | Promise<Target>> = {
  user_profiles: (_row, { id }) => ({ key: { id }, rest: { username: unique('u') }, change: { bio: 'Changed' } }),
  user_prompts: (row, { id: user_id }) => ({
    key: { title: unique() },
    rest: { user_id, content: 'Some content', ...published(row) },
    change: { category: 'Changed' },
  }),
  user_prompt_uses: async (row, someone) => ({
    key: { prompt_id: (await prompt(someone, {}, row)).id },
    rest: { used_at: new Date().toISOString() },
    change: { used_at: PAST },
  }),
  user_prompt_versions: async (row, someone) => ({
    key: { prompt_id: (await prompt(someone, {}, row)).id },
    rest: { title: 'T', content: 'C', replaced_at: PAST },
    change: { title: 'Changed' },
  }),
  public_prompt_counts: () => ({ key: { category: unique() }, rest: { prompts: 1 }, change: { prompts: 2 } }),
  saved_prompts: (_row, { id: user_id }) => ({ key: { prompt_id: unique('s-') }, rest: { user_id }, change: { used_at: PAST } }),
  pinned_prompts: (_row, { id: user_id }) => ({ key: { prompt_id: unique('p-') }, rest: { user_id }, change: { created_at: PAST } }),
  collections: (row, { id: user_id }) => ({
    key: { slug: unique() },
    rest: { user_id, title: 'T', ...published(row) },
    change: { title: 'Changed' },
  }),
  collection_items: (row, { id: user_id }) => ({
    key: { prompt_id: unique('p-') },
    rest: { collection_id: collections[row], user_id },
    change: { position: 999 },
  }),
  personal_tokens: (_row, { id: user_id }) => ({
    key: { name: unique() },
    rest: { user_id, scope: 'read', hash: tokenHash(newToken()) },
    change: { scope: 'write' },
  }),
  prompt_changes: (_row, { id: user_id }) => ({
    key: { id: randomUUID() },
    rest: { user_id, kind: 'private', before: '{}' },
    change: { kind: 'delete' },
  }),
  imports: (_row, { id: user_id }) => ({ key: { id: randomUUID() }, rest: { user_id }, change: { created_at: PAST } }),
  imported_prompts: async (_row, someone) => {
    const { data } = await someone.client.from('imports').insert({ about: {} }).select('id').single();
    return { key: { import_id: data?.id ?? '', place: 0 }, rest: { title: 'T', content: 'C' }, change: { choice: 'skip' } };
  },
  import_sources: async (_row, someone) => {
    const { data } = await someone.client.from('imports').insert({ about: {} }).select('id').single();
    return { key: { import_id: data?.id ?? '', part: 0 }, rest: { data: 'H4sI' }, change: { data: 'Changed' } };
  },
  missed_searches: () => ({
    key: { words: unique().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit))) },
    // Of the 90 days that are kept, and not today's, which has a limit.
    rest: { day: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10) },
    change: { count: 9 },
  }),
  moderators: (_row, { id: user_id }) => ({ key: { user_id }, rest: {}, change: { granted_at: PAST } }),
  reports: (_row, { id: reporter_id }) => ({
    key: { id: randomUUID() },
    rest: { reporter_id, author_id: stranger.id, kind: 'prompt', thing_id: randomUUID(), title: 'T', reason: 'spam', counts: false },
    change: { reason: 'other' },
  }),
  moderation_cases: (_row, { id: author_id }) => ({
    key: { kind: 'prompt', thing_id: randomUUID() },
    rest: { author_id, title: 'T', state: 'hidden', decided_at: PAST, changed_at: PAST },
    change: { title: 'Changed' },
  }),
  moderation_mails: (_row, { id: user_id }) => ({
    key: { title: unique() },
    rest: { user_id, action: 'keep' },
    change: { reason: 'other' },
  }),
  suspensions: (_row, { id: user_id }) => ({
    key: { user_id },
    rest: { reason: 'spam', suspended_at: PAST },
    change: { reason: 'other' },
  }),
  keepers: (_row, { id: user_id }) => ({ key: { user_id }, rest: {}, change: { granted_at: PAST } }),
  suggestions: async (row, someone) => ({
    key: { id: randomUUID() },
    rest: { ...(await suggested(row)), suggester_id: someone.id, note: 'Shorter', base: 'a'.repeat(32) },
    change: { note: 'Changed' },
  }),
  suggestion_answers: async (row, someone) => {
    const suggestion_id = randomUUID();
    const given = { ...(await suggested(row)), suggester_id: someone.id, note: 'Shorter', base: 'a'.repeat(32) };
    const { error } = await clients.service.from('suggestions').insert({ id: suggestion_id, ...given });
    if (error) throw error;
    return { key: { id: randomUUID() }, rest: { suggestion_id, writer_id: someone.id, text: 'Yes' }, change: { text: 'Changed' } };
  },
  prompt_saves: async (row) => ({
    key: { prompt_id: (await prompt(await person(), {}, row)).id },
    rest: { saves: 3 },
    change: { saves: 4 },
  }),
  follows: async (_row, { id: user_id }) => ({
    key: { author_id: (await person()).id },
    rest: { user_id },
    change: { created_at: PAST },
  }),
  feed_addresses: (_row, { id: user_id }) => ({
    key: { user_id },
    rest: { hash: tokenHash(user_id) },
    change: { created_at: PAST },
  }),
  daily_mails: (_row, { id: user_id }) => ({ key: { user_id }, rest: {}, change: { told_at: PAST } }),
  withdrawn_suggestions: (_row, { id: suggester_id }) => ({
    key: { id: randomUUID() },
    rest: { suggester_id, created_at: PAST },
    change: { created_at: new Date(0).toISOString() },
  }),
  blocks: async (_row, { id: blocker_id }) => ({
    key: { blocked_id: (await person()).id },
    rest: { blocker_id },
    change: { created_at: PAST },
  }),
  moderation_log: async (_row, { id: author_id }) => ({ key: { author_id, action: 'lift' }, rest: {}, change: { reason: 'other' } }),
};

/** A prompt of somebody else, whose suggestions everybody reads, or its author alone. */
async function suggested(row: Visibility) {
  const author = await person();
  const { id, title } = await prompt(author, {}, 'public');
  if (row === 'public') await author.client.from('user_prompts').update({ suggestions: 'open' }).eq('id', id);
  return { prompt_id: id, title, author_id: author.id };
}

/** Of these each test has its own: what they say of the owner would change what other tests see. */
const OF_NEWCOMERS: readonly Table[] = [
  'user_profiles',
  'moderators',
  'keepers',
  'feed_addresses',
  'daily_mails',
  'suspensions',
  'moderation_log',
];

const requests = {
  // What is stored of a token is read by nobody.
  select: (client: Client, table: Table, { key }: Target) =>
    of(client, table)
      .select(READABLE[table] ?? '*')
      .match(key),
  insert: (client: Client, table: Table, { key, rest }: Target) => of(client, table).insert({ ...key, ...rest } as never),
  update: (client: Client, table: Table, { key, change }: Target) =>
    of(client, table)
      .update(change as never)
      .match(key),
  delete: (client: Client, table: Table, { key }: Target) => of(client, table).delete().match(key),
};

/** Columns of tables of which nobody may read all. */
const READABLE: Partial<Record<Table, string>> = {
  personal_tokens: 'id, scope',
  feed_addresses: 'user_id, created_at',
  daily_mails: 'user_id, told_at',
  moderation_cases: 'kind, thing_id, author_id, title, state',
};

/** A table of which only the name is known. */
const of = (client: Client, table: Table) => client.from(table as 'user_prompts');

async function seen(table: Table, target: Target): Promise<Fields[]> {
  const { data, error } = await requests.select(clients.service, table, target);
  if (error) throw error;
  return data as unknown as Fields[];
}

/** Writes the row, where it is not there. */
async function write(table: Table, target: Target): Promise<void> {
  if ((await seen(table, target)).length > 0) return;
  if (table === 'moderation_log') return writeLog(String(target.key.author_id));
  const { error } = await requests.insert(table === 'user_prompts' ? owner.client : clients.service, table, target);
  if (error) throw error;
  // What is new is private.
  if (target.rest.is_public) await of(clients.service, table).update({ is_public: true }).match(target.key);
}

/** An entry about somebody, as decisions make them: a suspension is lifted. */
async function writeLog(account: string): Promise<void> {
  await clients.service.from('suspensions').insert({ user_id: account, reason: 'spam', suspended_at: PAST });
  const boss = await person();
  await clients.service.from('moderators').insert({ user_id: boss.id });
  const { error } = await boss.client.rpc('lift_suspension', { account });
  if (error) throw error;
}

/** What a request comes to: not what is answered counts, but what is in the database afterwards. */
async function attempt(client: Client, verb: Verb, table: Table, target: Target, sent = target): Promise<string> {
  const before = await seen(table, target);
  const { data, error } = await requests[verb](client, table, sent);
  if (error && error.code !== REFUSED) throw new Error(`${error.code} ${error.message}`);
  const done = verb === 'select' ? data?.length === 1 : !isDeepStrictEqual(await seen(table, target), before);
  return done ? 'yes' : error ? 'refused' : 'none';
}

beforeAll(async () => {
  [owner, stranger] = await Promise.all([person(), person()]);
  clients = { visitor: anonymous(), stranger: stranger.client, owner: owner.client, service: service() };
  for (const row of ['private', 'public'] as const) {
    const target = await targets.collections(row, owner);
    await write('collections', target);
    collections[row] = String((await seen('collections', target))[0]?.id);
  }
});

describe('a row of the owner', () => {
  test.each(cases)('$role, $verb, $table, $row: $outcome', async ({ role, verb, table, row, outcome }) => {
    const newcomer = () => (verb === 'insert' && table === 'user_profiles' ? account(`${unique('n')}@example.com`) : person());
    const someone = OF_NEWCOMERS.includes(table) ? await newcomer() : owner;
    const target = await targets[table](row, someone);
    if (verb !== 'insert') await write(table, target);
    const client = role === 'owner' ? someone.client : clients[role];
    // Who asks for a certain row needs to see it, too: others change and delete all that they can.
    const all = role !== 'owner' && role !== 'service' && ['update', 'delete'].includes(verb);
    const sent = all ? { ...target, key: {} } : target;
    expect(await attempt(client, verb, table, target, sent), `${role}, ${verb}, ${table}, ${row}`).toBe(outcome);
  });

  test('is not reached by an upsert of somebody else', async () => {
    for (const role of ['visitor', 'stranger'] as const) {
      const { error } = await clients[role].from('user_profiles').upsert({ id: owner.id, username: unique('u') });
      expect(error?.code, role).toBe(REFUSED);
    }
  });

  test('is not reached through functions either', async () => {
    const ownTitle = unique('own');
    const { id: own } = await prompt(owner, { title: ownTitle });
    await write('collection_items', {
      key: { prompt_id: own },
      rest: { collection_id: collections.public, user_id: owner.id },
      change: {},
    });
    await owner.client.from('saved_prompts').insert({ prompt_id: own });
    const ask = async ({ client }: Person) => ({
      prompts: (await client.rpc('search_own_prompts')).data?.[0]?.ids.includes(own),
      titles: (await client.rpc('search_own_titles', { query: '' })).data?.some(({ id }) => id === own),
      saved: (await client.rpc('own_saved_prompts')).data?.some(({ prompt_id }) => prompt_id === own),
      called: (await client.rpc('own_titles')).data?.[0]?.written.some((title) => title.startsWith(ownTitle)),
      moved: (await client.rpc('move_in_collection', { collection: collections.public, prompt: own })).data,
      holding: (await client.rpc('own_collections', { prompt: own })).data?.some(
        ({ id, included }) => id === collections.public && included,
      ),
    });
    const everything = { prompts: true, titles: true, saved: true, called: true, moved: true, holding: true };
    expect(await ask(owner)).toEqual(everything);
    const nothing = { prompts: false, titles: false, saved: false, called: false, moved: false, holding: false };
    expect(await ask(stranger)).toEqual(nothing);
  });
});

/** Grants do not bind the secret key, and a backend may widen them: what they say of columns, triggers say again. */
describe('not even the secret key', () => {
  const other = (column: string) =>
    column.endsWith('_at') ? PAST : column === 'user_id' ? stranger.id : /^id|^collection_id/.test(column) ? randomUUID() : 'another';

  test.each<[Table, string[]]>([
    ['user_profiles', ['id', 'hidden_at']],
    ['user_prompts', ['id', 'user_id', 'created_at', 'hidden_at', 'source_id', 'source_title', 'source_author']],
    ['collections', ['id', 'user_id', 'created_at', 'hidden_at']],
    ['collection_items', ['collection_id', 'user_id', 'prompt_id', 'created_at']],
  ])('changes in %s %j', async (table, columns) => {
    const target = await targets[table]('private', table === 'user_profiles' ? await person() : owner);
    await write(table, target);
    for (const column of columns) {
      const attempted = { ...target, change: { [column]: other(column) } };
      expect(await attempt(clients.service, 'update', table, attempted), column).toBe('refused');
    }
  });

  test.each<[Table, Fields]>([
    ['collections', { id: randomUUID(), is_public: true, created_at: PAST, updated_at: PAST }],
    ['collection_items', { created_at: PAST }],
    ['saved_prompts', { created_at: PAST, used_at: PAST }],
    ['pinned_prompts', { created_at: PAST }],
  ])('chooses in a new row of %s %j', async (table, fields) => {
    const { key, rest, change } = await targets[table]('private', owner);
    const target = { key, rest: { ...rest, ...fields }, change };
    expect(await attempt(clients.service, 'insert', table, target)).toBe('yes');
    const [row = {}] = await seen(table, target);
    for (const [column, value] of Object.entries(fields)) expect(row[column], column).not.toEqual(value);
  });
});

/** PostgreSQL checks grants before it runs a trigger, so a refusal that says “permission denied” came from the grant. */
describe('a grant alone', () => {
  const DENIED = { code: REFUSED, message: expect.stringContaining('permission denied for table') };

  /** All who can call the API: the four roles, a moderator, and programs with a token of either scope. */
  async function askers(): Promise<(readonly [who: string, client: Client])[]> {
    const boss = await person();
    await clients.service.from('moderators').insert({ user_id: boss.id });
    const tokens = await Promise.all((['read', 'write'] as const).map(async (scope) => [scope, await withToken(boss, scope)] as const));
    return [...Object.entries(clients), ['moderator', boss.client], ...tokens];
  }

  async function withToken({ client, id: user_id }: Person, scope: 'read' | 'write'): Promise<Client> {
    const token = newToken();
    const { error } = await client.from('personal_tokens').insert({ user_id, name: 'A program', hash: tokenHash(token), scope });
    if (error) throw error;
    const { url, keys } = inject('backend');
    return clientOf(url, keys.publishableKey, { 'x-personal-token': token });
  }

  test('keeps everybody from writing the log of moderation, the secret key too', async () => {
    for (const [who, client] of await askers()) {
      const { error } = await client.from('moderation_log').insert({ action: 'keep', author_id: owner.id } as never);
      expect(error, who).toMatchObject(DENIED);
    }
  });

  test.each(['imports', 'personal_tokens'] as const)('keeps everybody from choosing when a row of %s was made', async (table) => {
    // The secret key may change the date at any time.
    for (const [who, client] of (await askers()).filter(([asker]) => asker !== 'service')) {
      const { key, rest } = await targets[table]('private', owner);
      const { error } = await of(client, table).insert({ ...key, ...rest, created_at: PAST } as never);
      expect(error, who).toMatchObject(DENIED);
    }
  });

  test.each(['imports', 'personal_tokens'] as const)('leaves the date of a new row of %s to the database', async (table) => {
    const target = await targets[table]('private', owner);
    expect(await attempt(owner.client, 'insert', table, target)).toBe('yes');
    const { data } = await of(clients.service, table).select('created_at').match(target.key).single();
    expect(Math.abs(Date.now() - Date.parse(data?.created_at ?? ''))).toBeLessThan(60_000);
  });
});

describe('grants', () => {
  const MIGRATIONS = path.resolve(import.meta.dirname, '../../supabase/migrations');
  let sql: Sql;
  beforeAll(async () => {
    sql = await openSql();
  });
  afterAll(() => sql.close());

  const names = async (query: string) => (await sql.rows<{ name: string }>(query)).map(({ name }) => name).sort();
  const tableGrants = (role: string) =>
    names(`
      select lower(privilege) || ' ' || relname as name
      from pg_class, unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) privilege
      where relnamespace in ${OURS} and relkind = 'r' and has_table_privilege('${role}', oid, privilege)
      union all
      select lower(privilege) || ' ' || relname || ' (' || string_agg(attname, ', ' order by attname) || ')'
      from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0, unnest('{SELECT,INSERT,UPDATE,REFERENCES}'::text[]) privilege
      where relnamespace in ${OURS} and relkind = 'r' and has_column_privilege('${role}', c.oid, attnum, privilege)
        and not has_table_privilege('${role}', c.oid, privilege)
      group by relname, privilege`);
  const functionGrants = (role: string) =>
    names(`select pronamespace::regnamespace || '.' || proname as name from pg_proc
      where pronamespace in ${OURS} and has_function_privilege('${role}', oid, 'EXECUTE')`);

  const [[, ...functionRoles] = [], ...functions] = lines(FUNCTIONS);
  const mayCall = (role: string) => functions.filter((line) => line[1 + functionRoles.indexOf(role)] === 'yes').map(([name]) => name);

  const expectGrants = async () => {
    for (const [role, grants] of Object.entries(TABLE_GRANTS)) expect(await tableGrants(role), `${role}, tables`).toEqual(grants);
    for (const role of ['public', ...functionRoles]) expect(await functionGrants(role), `${role}, functions`).toEqual(mayCall(role));
  };

  test('are these and no others', expectGrants);

  test('are the same on hosted Supabase, which grants everything new in public to the roles of the API', async () => {
    await sql.rows(`drop schema public cascade; drop schema private cascade; create schema public;
      alter default privileges grant execute on functions to public;
      alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
      alter default privileges in schema public grant all on functions to anon, authenticated, service_role`);
    for (const file of (await readdir(MIGRATIONS)).sort()) await sql.rows(await readFile(path.join(MIGRATIONS, file), 'utf8'));
    await expectGrants();
  });

  test('let nobody create anything', async () => {
    const schemas = `select nspname || ' ' || role as name from pg_namespace, unnest('{anon,authenticated}'::text[]) role
      where nspname = 'private' and has_schema_privilege(role, oid, 'CREATE')`;
    expect(await names(schemas)).toEqual([]);
  });

  test('of every table are in the table above, for every verb and role', async () => {
    const tables = await names(`select relname as name from pg_class where relnamespace in ${OURS} and relkind = 'r'`);
    const expected = tables.flatMap((table) => VERBS.flatMap((verb) => ROLES.map((role) => `${table} ${verb} ${role}`)));
    expect([...new Set(cases.map(({ table, verb, role }) => `${table} ${verb} ${role}`))].sort()).toEqual(expected.sort());
  });
});

describe('the private schema and the accounts', () => {
  test.each(ROLES)('are not served to %s', async (who) => {
    const client = clients[who];
    const accounts = await client
      .schema('auth' as 'public')
      .from('users' as 'user_prompts')
      .select();
    expect(accounts.data).toBeNull();
    expect(accounts.error?.code).toBe('PGRST106');
    const { error } = await client.schema('private' as 'public').rpc('ensure_profile');
    expect(error?.code).toBe('PGRST106');
  });
});

test('nobody can read an e-mail address through a profile', async () => {
  const { data } = await clients.visitor.from('user_profiles').select().eq('id', owner.id).single();
  expect(Object.keys(data ?? {}).sort()).toEqual(['bio', 'display_name', 'hidden_at', 'id', 'updated_at', 'username', 'x_handle']);
  const { error } = await clients.visitor.from('user_profiles').select('id, users(email)' as '*');
  expect(error).not.toBeNull();
});
