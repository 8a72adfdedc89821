import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSql, type Sql } from './support/sql';

/**
 * The rules of splinter, the linter of Supabase for schemas (https://github.com/supabase/splinter), and our own, as queries that must find nothing.
 */
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

let sql: Sql;

beforeAll(async () => {
  sql = await openSql();
});
afterAll(() => sql.close());

const names = async (query: string) => (await sql.rows<{ name: string }>(query)).map((row) => row.name);

describe('splinter', () => {
  test.each(rules)('%s', async (_rule, offenders) => expect(await names(offenders)).toEqual([]));
});
