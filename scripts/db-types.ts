/**
 * `npm run db:types` migrates an empty database and writes its types to lib/supabase/database.types.ts, as `supabase gen types` writes them for
 * supabase-js. With `--check` it fails instead if the file is out of date.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApp } from '../supabase/lite/app.ts';
import { makeKeys } from './backend.ts';

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

/** The result of a function has no "not null", so the comment on the function in the database names the columns that may be null. */
const FUNCTIONS = `
  select p.proname as name, p.proargnames as names, coalesce(p.proargmodes::text[], '{}') as modes, p.pronargs as inputs,
    p.pronargdefaults as defaults, p.proretset as set,
    array(select format_type(t, null) from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality x (t, n) order by n) as types,
    format_type(p.prorettype, null) as returns, (select c.relname from pg_class c where c.reltype = p.prorettype and c.relkind = 'r') as row_of,
    string_to_array(substring(obj_description(p.oid, 'pg_proc') from 'May be null: (.*)\\.'), ', ') as nullable
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by p.proname`;

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
  generated: boolean;
}

interface Relationship {
  name: string;
  table: string;
  referenced: string;
  columns: string[];
  referenced_columns: string[];
  one_to_one: boolean;
}

interface DatabaseFunction {
  name: string;
  names: string[] | null;
  modes: string[];
  inputs: number;
  defaults: number;
  set: boolean;
  types: string[];
  returns: string;
  row_of: string | null;
  nullable: string[] | null;
}

const NUMBERS = ['smallint', 'integer', 'bigint', 'real', 'double precision', 'numeric'];

function typeScriptType(type: string): string {
  if (type.endsWith('[]')) return `${typeScriptType(type.slice(0, -2))}[]`;
  if (type === 'boolean') return 'boolean';
  if (type === 'json' || type === 'jsonb') return 'Json';
  if (type === 'void') return 'undefined';
  return NUMBERS.includes(type) ? 'number' : 'string';
}

const objectType = (fields: string[]) =>
  fields.length > 0 ? `{\n${fields.map((field) => `          ${field}\n`).join('')}        }` : 'never';

function tableType(name: string, columns: Column[], relationships: Relationship[]): string {
  const type = ({ type, nullable }: Column) => typeScriptType(type) + (nullable ? ' | null' : '');
  const written = (column: Column) => (column.generated ? 'never' : type(column));
  const links = relationships.filter((link) => link.table === name);
  const linkType = (link: Relationship) => `          {
            foreignKeyName: "${link.name}"
            columns: ${JSON.stringify(link.columns)}
            isOneToOne: ${link.one_to_one}
            referencedRelation: "${link.referenced}"
            referencedColumns: ${JSON.stringify(link.referenced_columns)}
          },\n`;
  return `      ${name}: {
        Row: ${objectType(columns.map((column) => `${column.column}: ${type(column)}`))}
        Insert: ${objectType(columns.map((column) => `${column.column}${column.nullable || column.defaulted ? '?' : ''}: ${written(column)}`))}
        Update: ${objectType(columns.map((column) => `${column.column}?: ${written(column)}`))}
        Relationships: ${links.length > 0 ? `[\n${links.map(linkType).join('')}        ]` : '[]'}
      }\n`;
}

function functionType(fn: DatabaseFunction): string {
  const names = fn.names ?? [];
  const typed = (name: string, suffix = '') => `${name}${suffix}: ${typeScriptType(fn.types[names.indexOf(name)] ?? '')}`;
  const args = names.slice(0, fn.inputs).map((name, index) => typed(name, index >= fn.inputs - fn.defaults ? '?' : ''));
  const columns = names.filter((_, index) => fn.modes[index] === 't');
  const row = columns.map((name) => typed(name) + (fn.nullable?.includes(name) ? ' | null' : '')).sort();
  const plain = fn.row_of ? `Database["public"]["Tables"]["${fn.row_of}"]["Row"]` : typeScriptType(fn.returns);
  return `      ${fn.name}: {
        Args: ${objectType(args.sort())}
        Returns: ${columns.length > 0 && !fn.row_of ? objectType(row) : plain}${fn.set ? '[]' : ''}
      }\n`;
}

function databaseType(columns: Column[], relationships: Relationship[], functions: DatabaseFunction[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  return `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

// Written by scripts/db-types.ts from supabase/migrations. Do not edit.
export type Database = {
  __InternalSupabase: {
    PostgrestVersion: "13.0.5"
  }
  public: {
    Tables: {
${[...tables].map(([name, ofTable]) => tableType(name, ofTable, relationships)).join('')}    }
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
const { app, query } = await openApp({ dataDir, port: 0, keys: makeKeys(), driver: 'pglite', confirmEmail: false });
try {
  const text = databaseType(await query(COLUMNS), await query(RELATIONSHIPS), await query(FUNCTIONS));
  if (!process.argv.includes('--check')) await writeFile(TARGET, text);
  else if ((await readFile(TARGET, 'utf8')) !== text)
    throw new Error('lib/supabase/database.types.ts is out of date: run npm run db:types');
} finally {
  await app.connection.close();
  await rm(dataDir, { recursive: true, force: true });
}
