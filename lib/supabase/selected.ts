import type { PostgrestQueryBuilder, QueryData } from '@supabase/supabase-js';
import type { Database } from './database.types';

type Tables = Database['public']['Tables'];
type Table<Name extends keyof Tables> = PostgrestQueryBuilder<Database['__InternalSupabase'], Database['public'], Tables[Name], Name>;

declare const userPrompts: Table<'user_prompts'>;
declare const userPromptVersions: Table<'user_prompt_versions'>;
declare const userProfiles: Table<'user_profiles'>;
declare const suggestions: Table<'suggestions'>;
declare const collections: Table<'collections'>;

// The row types of `select(fields)`, with its aliases and embedded rows.
export type SelectedPrompt<Fields extends string> = QueryData<ReturnType<typeof userPrompts.select<Fields>>>[number];
export type SelectedVersion<Fields extends string> = QueryData<ReturnType<typeof userPromptVersions.select<Fields>>>[number];
export type SelectedProfile<Fields extends string> = QueryData<ReturnType<typeof userProfiles.select<Fields>>>[number];
export type SelectedSuggestion<Fields extends string> = QueryData<ReturnType<typeof suggestions.select<Fields>>>[number];
export type SelectedCollection<Fields extends string> = QueryData<ReturnType<typeof collections.select<Fields>>>[number];
