import type { PostgrestQueryBuilder, QueryData } from '@supabase/supabase-js';
import type { Database } from './database.types';

type Tables = Database['public']['Tables'];

/** Exists as a type only: TypeScript infers the rows of `select<Fields>` from an expression alone, one for each table. */
declare const tables: {
  [Name in keyof Tables]: PostgrestQueryBuilder<Database['__InternalSupabase'], Database['public'], Tables[Name], Name>;
};

// The row types of `select(fields)`, with its aliases and embedded rows.
export type PromptQueryData<Fields extends string> = QueryData<ReturnType<typeof tables.user_prompts.select<Fields>>>[number];
export type VersionQueryData<Fields extends string> = QueryData<ReturnType<typeof tables.user_prompt_versions.select<Fields>>>[number];
export type ProfileQueryData<Fields extends string> = QueryData<ReturnType<typeof tables.user_profiles.select<Fields>>>[number];
export type SuggestionQueryData<Fields extends string> = QueryData<ReturnType<typeof tables.suggestions.select<Fields>>>[number];
export type CollectionQueryData<Fields extends string> = QueryData<ReturnType<typeof tables.collections.select<Fields>>>[number];
