import type { PostgrestQueryBuilder, QueryData } from '@supabase/supabase-js';
import type { Database } from './database.types';

type Tables = Database['public']['Tables'];

declare const tables: {
  [Name in keyof Tables]: PostgrestQueryBuilder<Database['__InternalSupabase'], Database['public'], Tables[Name], Name>;
};

// The row types of `select(fields)`, with its aliases and embedded rows.
export type SelectedPrompt<Fields extends string> = QueryData<ReturnType<typeof tables.user_prompts.select<Fields>>>[number];
export type SelectedVersion<Fields extends string> = QueryData<ReturnType<typeof tables.user_prompt_versions.select<Fields>>>[number];
export type SelectedProfile<Fields extends string> = QueryData<ReturnType<typeof tables.user_profiles.select<Fields>>>[number];
export type SelectedSuggestion<Fields extends string> = QueryData<ReturnType<typeof tables.suggestions.select<Fields>>>[number];
export type SelectedCollection<Fields extends string> = QueryData<ReturnType<typeof tables.collections.select<Fields>>>[number];
