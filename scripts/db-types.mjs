/**
 * `npm run db:types`: migrates an empty database and writes what it finds to lib/supabase/database.types.ts, in the shape
 * that `supabase gen types` gives to supabase-js. `--check` fails instead when the file is out of date.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApp } from '../supabase/lite/app.mjs';
import { makeKeys } from './backend.mjs';

const TARGET = path.resolve(import.meta.dirname, '../lib/supabase/database.types.ts');

const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    a.atthasdef as defaulted, a.attgenerated <> '' as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const RELATIONSHIPS = `
  select c.conname as name, c.conrelid::regclass::text as table, c.confrelid::regclass::text as referenced,
    array(select attname::text from pg_attribute, unnest(c.conkey) key where attrelid = c.conrelid and attnum = key) as columns,
    array(select attname::text from pg_attribute, unnest(c.confkey) key where attrelid = c.confrelid and attnum = key) as referenced_columns,
    exists (select from pg_index i where i.indrelid = c.conrelid and i.indisunique
      and i.indnkeyatts = cardinality(c.conkey) and i.indkey::int2[] @> c.conkey) as one_to_one
  from pg_constraint c join pg_class r on r.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and r.relnamespace = 'public'::regnamespace
  order by c.conname`;

// A function's result has no "not null"; the comment on the function names the columns that may be null.
const FUNCTIONS = `
  select p.proname as name, p.proargnames as names, coalesce(p.proargmodes::text[], '{}') as modes, p.pronargs as inputs,
    p.pronargdefaults as defaults, p.proretset as set,
    array(select format_type(t, null) from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality x (t, n) order by n) as types,
    format_type(p.prorettype, null) as returns, (select c.relname from pg_class c where c.reltype = p.prorettype and c.relkind = 'r') as row_of,
    string_to_array(substring(obj_description(p.oid, 'pg_proc') from 'May be null: (.*)\\.'), ', ') as nullable
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by p.proname`;

const NUMBERS = ['smallint', 'integer', 'bigint', 'real', 'double precision', 'numeric'];

/** @param {string} type @returns {string} */
function scriptType(type) {
  if (type.endsWith('[]')) return `${scriptType(type.slice(0, -2))}[]`;
  if (type === 'boolean') return 'boolean';
  if (type === 'json' || type === 'jsonb') return 'Json';
  if (type === 'void') return 'undefined';
  return NUMBERS.includes(type) ? 'number' : 'string';
}

/** @param {string} name @param {string[]} fields @param {string} indent */
const block = (name, fields, indent) =>
  fields.length > 0
    ? `${indent}${name}: {\n${fields.map((field) => `${indent}  ${field}\n`).join('')}${indent}}\n`
    : `${indent}${name}: never\n`;

/** @param {any[]} columns @param {any[]} relationships */
function tableType(columns, relationships) {
  const name = columns[0].table;
  const type = (/** @type {any} */ column) => scriptType(column.type) + (column.nullable ? ' | null' : '');
  const written = (/** @type {any} */ column) => (column.generated ? 'never' : type(column));
  const links = relationships
    .filter((link) => link.table === name)
    .map(
      (link) => `          {
            foreignKeyName: "${link.name}"
            columns: ${JSON.stringify(link.columns)}
            isOneToOne: ${link.one_to_one}
            referencedRelation: "${link.referenced}"
            referencedColumns: ${JSON.stringify(link.referenced_columns)}
          },\n`,
    );
  return `      ${name}: {
${block(
  'Row',
  columns.map((column) => `${column.column}: ${type(column)}`),
  '        ',
)}${block(
  'Insert',
  columns.map((column) => `${column.column}${column.nullable || column.defaulted ? '?' : ''}: ${written(column)}`),
  '        ',
)}${block(
  'Update',
  columns.map((column) => `${column.column}?: ${written(column)}`),
  '        ',
)}        Relationships: ${links.length > 0 ? `[\n${links.join('')}        ]` : '[]'}
      }\n`;
}

/** @param {any} fn */
function functionType(fn) {
  const optional = fn.inputs - fn.defaults;
  const args = (fn.names ?? []).slice(0, fn.inputs).map((/** @type {string} */ name, /** @type {number} */ index) => {
    return `${name}${index >= optional ? '?' : ''}: ${scriptType(fn.types[index])}`;
  });
  const columns = fn.modes.flatMap((/** @type {string} */ mode, /** @type {number} */ index) => (mode === 't' ? [index] : []));
  const list = fn.set ? '[]' : '';
  const header = `      ${fn.name}: {\n${block('Args', args.sort(), '        ')}`;
  if (fn.row_of) return `${header}        Returns: Database["public"]["Tables"]["${fn.row_of}"]["Row"]${list}\n      }\n`;
  if (columns.length === 0) return `${header}        Returns: ${scriptType(fn.returns)}${list}\n      }\n`;
  const fields = columns.map((/** @type {number} */ index) => {
    const name = fn.names[index];
    return `${name}: ${scriptType(fn.types[index])}${fn.nullable?.includes(name) ? ' | null' : ''}`;
  });
  return `${header}${block('Returns', fields.sort(), '        ').trimEnd()}${list}\n      }\n`;
}

/** @param {any[]} columns @param {any[]} relationships @param {any[]} functions */
function databaseType(columns, relationships, functions) {
  const tables = Object.values(Object.groupBy(columns, (column) => column.table));
  return `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

// Written by scripts/db-types.mjs from supabase/migrations. Do not edit.
export type Database = {
  __InternalSupabase: {
    PostgrestVersion: "13.0.5"
  }
  public: {
    Tables: {
${tables.map((table) => tableType(table ?? [], relationships)).join('')}    }
    Views: { [_ in never]: never }
    Functions: {
${functions.map(functionType).join('')}    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'db-types-'));
const { app } = await openApp({ dataDir, port: 0, keys: makeKeys(), driver: 'pglite', confirmEmail: false });
try {
  const rows = async (/** @type {string} */ query) => (await app.connection.exec(query)).rows;
  const text = databaseType(await rows(COLUMNS), await rows(RELATIONSHIPS), await rows(FUNCTIONS));
  if (process.argv.includes('--check')) {
    const current = await readFile(TARGET, 'utf8').catch(() => '');
    if (current !== text) throw new Error('lib/supabase/database.types.ts is out of date: run npm run db:types');
  } else {
    await mkdir(path.dirname(TARGET), { recursive: true });
    await writeFile(TARGET, text);
  }
} finally {
  await app.connection.close();
  await rm(dataDir, { recursive: true, force: true });
}
