import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSql, type Sql } from './support/sql';

/**
 * The rules of splinter, the linter of Supabase for schemas (https://github.com/supabase/splinter), and our own on grants, as queries that must
 * find nothing. The lists of grants at the end are written out: a new column is added there by hand.
 */
const MIGRATIONS = path.resolve(import.meta.dirname, '../../supabase/migrations');
const OURS = `('public'::regnamespace, 'private'::regnamespace)`;
const rules: [rule: string, offenders: string][] = [
  [
    'row level security is on everywhere',
    `select relname as name from pg_class where relnamespace in ${OURS} and relkind in ('r', 'p') and not relrowsecurity`,
  ],
  [
    'no table has row level security without a policy',
    `select relname as name from pg_class c where relnamespace in ${OURS} and relkind = 'r' and relrowsecurity
       and not exists (select from pg_policy where polrelid = c.oid)`,
  ],
  [
    'every table has a primary key',
    `select relname as name from pg_class c where relnamespace in ${OURS} and relkind = 'r'
       and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`,
  ],
  [
    'policies call auth functions once per statement, not once per row',
    `select policyname as name from pg_policies, lateral (select concat(qual, ' ', with_check) as rule) r
       where schemaname in ('public', 'private')
       and regexp_replace(rule, 'SELECT auth\\.(uid|jwt|role|email)\\(\\)|SELECT current_setting', '', 'gi') ~* 'auth\\.|current_setting'`,
  ],
  [
    'policies name their roles',
    `select policyname as name from pg_policies where schemaname in ('public', 'private') and not roles <@ '{anon,authenticated}'`,
  ],
  [
    'one permissive policy per role and action',
    `select tablename || ' ' || role || ' ' || cmd as name from pg_policies, unnest(roles) role
       where schemaname in ('public', 'private') and permissive = 'PERMISSIVE' group by tablename, role, cmd having count(*) > 1`,
  ],
  [
    'no policy lets everybody write',
    `select policyname as name from pg_policies where schemaname in ('public', 'private') and cmd <> 'SELECT'
       and 'true' in (qual, with_check)`,
  ],
  ['policies do not trust user metadata', `select policyname as name from pg_policies where concat(qual, with_check) ~ 'user_metadata'`],
  [
    'every foreign key has an index',
    `select conname as name from pg_constraint c where contype = 'f' and connamespace in ${OURS} and not exists (
       select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
       and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] = c.conkey)`,
  ],
  [
    'no index is there twice',
    `select min(indexname) as name from pg_indexes where schemaname in ('public', 'private')
       group by tablename, regexp_replace(indexdef, 'INDEX \\S+ ON', '') having count(*) > 1`,
  ],
  [
    'functions pin their search_path',
    `select proname as name from pg_proc where pronamespace in ${OURS}
       and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')`,
  ],
  [
    'functions that run as their owner are not served by the API',
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  ],
  [
    'views run as whoever asks',
    `select relname as name from pg_class where relnamespace in ${OURS} and relkind = 'v'
       and not coalesce(reloptions, '{}') @> '{security_invoker=true}'`,
  ],
  [
    'no materialized or foreign tables are served',
    `select relname as name from pg_class where relnamespace in ${OURS} and relkind in ('m', 'f')`,
  ],
  ['no extension is in public', `select extname as name from pg_extension where extnamespace = 'public'::regnamespace`],
];

/** Everything the API's roles may do; a grant that is missing or too much fails. */
const GRANTS = {
  public: [],
  anon: [
    'execute private.check_request',
    'execute private.collection_prompts',
    'execute private.count_missed_search',
    'execute private.find_people',
    'execute private.find_public_prompts',
    'execute private.is_api',
    'execute private.newest_collections',
    'execute private.trimmed',
    'execute public.collection_prompts',
    'execute public.count_missed_search',
    'execute public.count_public_matches',
    'execute public.newest_collections',
    'execute public.search_people',
    'execute public.search_public_prompts',
    'select public.collections',
    'select public.public_prompt_counts',
    'select public.user_profiles',
    'select public.user_prompts',
  ],
  authenticated: [
    'delete public.collection_items',
    'delete public.collections',
    'delete public.saved_prompts',
    'delete public.user_prompts',
    'execute private.caller',
    'execute private.check_request',
    'execute private.collection_prompts',
    'execute private.ensure_profile',
    'execute private.find_people',
    'execute private.find_public_prompts',
    'execute private.is_api',
    'execute private.is_plain_line',
    'execute private.measure_template',
    'execute private.newest_collections',
    'execute private.record_prompt_use',
    'execute private.reserved_usernames',
    'execute private.search_query',
    'execute private.search_vector',
    'execute private.trimmed',
    'execute private.user_prompt_id',
    'execute private.words',
    'execute public.collection_prompts',
    'execute public.count_public_matches',
    'execute public.ensure_profile',
    'execute public.move_in_collection',
    'execute public.newest_collections',
    'execute public.own_prompt_categories',
    'execute public.own_saved_prompts',
    'execute public.record_prompt_use',
    'execute public.search_own_prompts',
    'execute public.search_own_titles',
    'execute public.search_people',
    'execute public.search_public_prompts',
    'execute public.search_saved',
    'execute public.username_available',
    'insert public.collection_items (collection_id, position, prompt_id, user_id)',
    'insert public.collections (description, slug, title, user_id)',
    'insert public.saved_prompts (prompt_id, user_id)',
    'insert public.user_profiles (bio, display_name, id, updated_at, username, x_handle)',
    'insert public.user_prompts (category, content, is_public, source_id, source_title, title, user_id)',
    'select public.collection_items',
    'select public.collections',
    'select public.public_prompt_counts',
    'select public.saved_prompts',
    'select public.user_profiles',
    'select public.user_prompt_uses',
    'select public.user_prompt_versions',
    'select public.user_prompts',
    'update public.collection_items (position)',
    'update public.collections (description, is_public, slug, title)',
    'update public.user_profiles (bio, display_name, id, updated_at, username, x_handle)',
    'update public.user_prompts (category, content, is_public, title, updated_at)',
  ],
};

const grantsOf = (role: string) => `
  select lower(privilege) || ' ' || relnamespace::regnamespace || '.' || relname as name
  from pg_class, unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) privilege
  where relnamespace in ${OURS} and relkind = 'r' and has_table_privilege('${role}', oid, privilege)
  union all
  select lower(privilege) || ' ' || relnamespace::regnamespace || '.' || relname || ' (' || string_agg(attname, ', ' order by attname) || ')'
  from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0, unnest('{SELECT,INSERT,UPDATE,REFERENCES}'::text[]) privilege
  where relnamespace in ${OURS} and relkind = 'r' and has_column_privilege('${role}', c.oid, attnum, privilege)
    and not has_table_privilege('${role}', c.oid, privilege)
  group by relnamespace, relname, privilege
  union all
  select 'execute ' || pronamespace::regnamespace || '.' || proname from pg_proc
  where pronamespace in ${OURS} and has_function_privilege('${role}', oid, 'EXECUTE')`;

let sql: Sql;

beforeAll(async () => {
  sql = await openSql();
});
afterAll(() => sql.close());

const names = async (query: string) => (await sql.rows<{ name: string }>(query)).map((row) => row.name);

describe('splinter', () => {
  test.each(rules)('%s', async (_rule, offenders) => expect(await names(offenders)).toEqual([]));
});

describe('least privilege', () => {
  const roles = ['public', 'anon', 'authenticated'] as const;
  test.each(roles)('%s may do this and nothing else', async (role) => {
    expect((await names(grantsOf(role))).sort()).toEqual(GRANTS[role]);
  });
  test('so it is on hosted Supabase, which grants everything that is new in public', async () => {
    await sql.rows(`drop schema public cascade; drop schema private cascade; create schema public;
      alter default privileges grant execute on functions to public;
      alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
      alter default privileges in schema public grant all on functions to anon, authenticated, service_role`);
    for (const file of (await readdir(MIGRATIONS)).sort()) await sql.rows(await readFile(path.join(MIGRATIONS, file), 'utf8'));
    for (const role of roles) expect((await names(grantsOf(role))).sort(), role).toEqual(GRANTS[role]);
  });
  test('neither may create anything', async () => {
    const schemas = `select nspname || ' ' || role as name from pg_namespace, unnest('{anon,authenticated}'::text[]) role
      where nspname = 'private' and has_schema_privilege(role, oid, 'CREATE')`;
    expect(await names(schemas)).toEqual([]);
  });
});
