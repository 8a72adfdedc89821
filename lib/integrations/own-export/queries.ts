import 'server-only';
import type { Account } from '../../account/account';
import { COLLECTION_COLUMNS } from '../../collections/collection-fields';
import { itemsInCollections } from '../../collections/queries';
import { followsOf, hasDailyMail } from '../../following/queries';
import { chunksOf } from '../../lists/paging';
import { PROMPT_COLUMNS, VERSION_COLUMNS } from '../../my-prompts/prompt-fields';
import { profileTextsOf } from '../../profiles/profile-fields';
import { ownProfile } from '../../profiles/queries';
import { pinnedIds, savedInParts } from '../../saved/queries';
import { blockedPeople } from '../../suggestions/queries';
import { dataOf } from '../../supabase/connection';
import { rowsInPages } from '../../supabase/rows-in-pages';
import { sessionClient } from '../../supabase/server';
import type { ExportedPrompt } from './export-document';
import type { OwnData } from './export-files';

type Client = Awaited<ReturnType<typeof sessionClient>>;

/** Maximum number of rows in a query, because each may have a long text. */
const AT_ONCE = { prompts: 50, versions: 200, reports: 500 } as const;

/** Reads all data of a user. Long parts are read when they are streamed, with the rights of the session. */
export async function ownData(user: Account): Promise<OwnData> {
  const client = await sessionClient();
  const [profile, ids, collections, saved, pinned, suspension, blocked, follows, dailyEmail] = await Promise.all([
    ownProfile(user),
    promptIds(client, user),
    readCollections(client, user),
    readSaved(client, user),
    pinnedIds(user),
    readSuspension(client, user),
    blockedPeople(user),
    followsOf(user),
    hasDailyMail(user),
  ]);
  return {
    exported: new Date().toISOString(),
    profile: profile && profileTextsOf(profile),
    collections,
    saved,
    pinned,
    suspension,
    blocked: blocked.flatMap(({ person }) => person?.username ?? []),
    follows: follows.map(({ author, category }) => ({ person: author?.username, category: category ?? undefined })),
    dailyEmail,
    suggestions: () => readSuggestions(client, user),
    answers: () => readAnswers(client, user),
    prompts: () => readPrompts(client, ids),
    versions: () => readVersions(client, ids),
    reports: () => readReports(client, user),
    decisions: () => readDecisions(client, user),
  };
}

async function promptIds(client: Client, user: Account): Promise<string[]> {
  const prompts = client.from('user_prompts').select('id').eq('user_id', user.id);
  return dataOf(await prompts.order('created_at', { ascending: false }).order('id', { ascending: false })).map(({ id }) => id);
}

const EXPORTED_COLUMNS =
  `id, ${PROMPT_COLUMNS}, public:is_public, created:created_at, updated:updated_at, source_id, source_title, source_author` as const;

async function* readPrompts(client: Client, ids: readonly string[]): AsyncGenerator<ExportedPrompt[]> {
  for (const some of chunksOf(ids, AT_ONCE.prompts)) {
    const rows = dataOf(await client.from('user_prompts').select(EXPORTED_COLUMNS).in('id', some));
    const prompts = rows.map(({ source_id: id, source_title: title, source_author: author, ...prompt }) => ({
      ...prompt,
      source: id !== null && title !== null ? { id, title, author } : null,
    }));
    yield some.flatMap((id) => prompts.find((prompt) => prompt.id === id) ?? []);
  }
}

type Versions = { id: string; versions: { title: string; category: string | null; content: string; replaced: string }[] };

async function* readVersions(client: Client, ids: readonly string[]): AsyncGenerator<Versions> {
  for (const some of chunksOf(ids, AT_ONCE.prompts)) {
    let prompt = null as Versions | null;
    const rows = rowsInPages(AT_ONCE.versions, async (from, to) => {
      const versions = client
        .from('user_prompt_versions')
        .select(`prompt_id, ${VERSION_COLUMNS}, replaced:replaced_at`)
        .in('prompt_id', some);
      return dataOf(await versions.order('prompt_id').order('replaced_at', { ascending: false }).range(from, to));
    });
    for await (const { prompt_id: id, ...version } of rows) {
      if (prompt && prompt.id !== id) yield prompt;
      if (prompt?.id !== id) prompt = { id, versions: [] };
      prompt.versions.push(version);
    }
    if (prompt) yield prompt;
  }
}

async function readCollections(client: Client, user: Account) {
  const rows = client.from('collections').select(`id, ${COLLECTION_COLUMNS}, slug, public:is_public`).eq('user_id', user.id);
  const [collections, items] = await Promise.all([rows.order('title').order('id'), itemsInCollections(user)]);
  const prompts = Map.groupBy(items, ({ collectionId }) => collectionId);
  return dataOf(collections).map(({ id, ...collection }) => ({
    ...collection,
    prompts: (prompts.get(id) ?? []).map(({ promptId }) => promptId),
  }));
}

function readSaved(client: Client, user: Account) {
  return savedInParts(async (from, to) => {
    const rows = client.from('saved_prompts').select('prompt:prompt_id, saved:created_at, used:used_at').eq('user_id', user.id);
    return dataOf(await rows.order('created_at', { ascending: false }).order('prompt_id').range(from, to));
  });
}

const SUGGESTION_COLUMNS =
  'id, prompt:prompt_id, title, note, content, state, answer, created:created_at, decided:decided_at, from:user_profiles!suggestions_suggester_fkey(username)' as const;

function readSuggestions(client: Client, user: Account) {
  return rowsInPages(AT_ONCE.versions, async (from, to) => {
    const own = client.from('suggestions').select(SUGGESTION_COLUMNS).or(`author_id.eq.${user.id},suggester_id.eq.${user.id}`);
    return dataOf(await own.order('created_at').order('id').range(from, to));
  });
}

function readAnswers(client: Client, user: Account) {
  return rowsInPages(AT_ONCE.reports, async (from, to) => {
    const own = client.from('suggestion_answers').select('suggestion:suggestion_id, text, created:created_at').eq('writer_id', user.id);
    return dataOf(await own.order('created_at').order('id').range(from, to));
  });
}

const REPORT_COLUMNS = 'kind, id:thing_id, title, reason, note, reported:created_at, outcome' as const;
const DECISION_COLUMNS = 'kind, id:thing_id, title, state, byReports:by_reports, reason, message, decided:decided_at, appeal' as const;

function readReports(client: Client, user: Account) {
  return rowsInPages(AT_ONCE.reports, async (from, to) => {
    const own = client.from('reports').select(REPORT_COLUMNS).eq('reporter_id', user.id).order('created_at').order('id');
    return dataOf(await own.range(from, to));
  });
}

function readDecisions(client: Client, user: Account) {
  return rowsInPages(AT_ONCE.reports, async (from, to) => {
    const own = client.from('moderation_cases').select(DECISION_COLUMNS).eq('author_id', user.id).order('decided_at').order('thing_id');
    return dataOf(await own.range(from, to));
  });
}

async function readSuspension(client: Client, user: Account) {
  const own = client.from('suspensions').select('reason, message, since:suspended_at, until:ends_at').eq('user_id', user.id);
  return dataOf(await own.maybeSingle());
}
