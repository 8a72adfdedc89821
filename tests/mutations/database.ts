import type { Mutation } from './mutation.ts';

const migration = (name: string) => `supabase/migrations/${name}.sql`;

/** Faults in the migrations, edited as if they were new ones: the check that released ones stay as they are is not asked. */
export const databaseMutations: readonly Mutation[] = [
  {
    kind: 'a policy without its condition',
    file: migration('20251101090200_user_prompts'),
    find: 'for update to authenticated using (user_id = (select auth.uid()) and deleted_at is null) with check (user_id = (select auth.uid()))',
    put: 'for update to authenticated using (true) with check (true)',
    checks: { db: 'permissions' },
  },
  {
    kind: 'a grant too many',
    file: migration('20251101091100_personal_tokens'),
    find: 'grant select (id, user_id, name, scope,',
    put: 'grant select (id, user_id, name, hash, scope,',
    checks: { db: 'permissions' },
  },
  {
    kind: 'a join that leaves rows out',
    file: migration('20251101090400_collections'),
    find: 'left join public.user_prompts prompts on prompts.id = items.user_prompt_id\n  where items.collection_id = (',
    put: 'join public.user_prompts prompts on prompts.id = items.user_prompt_id\n  where items.collection_id = (',
    checks: { db: 'collections' },
  },
  {
    kind: 'a constraint that is missing',
    file: migration('20251101090200_user_prompts'),
    find: '  constraint user_prompts_category_length check (char_length(category) between 1 and 50),\n',
    put: '',
    checks: { db: 'limits' },
  },
  {
    kind: 'a function with the rights of its owner that does not ask whose it is',
    file: migration('20251101090700_prompt_changes'),
    find: 'where id = prompt and user_id = auth.uid() and deleted_at >',
    put: 'where id = prompt and deleted_at >',
    checks: { db: 'deleted-prompts' },
  },
  {
    kind: 'a quota off by one',
    file: migration('20251101090450_pinned_prompts'),
    find: "'count(*)', '50',",
    put: "'count(*)', '51',",
    checks: { db: 'quotas' },
  },
  {
    kind: 'an undo without an end',
    file: migration('20261204200000_undone_changes'),
    find: " and made_at > now() - interval '1 hour' returning",
    put: ' returning',
    checks: { db: 'prompt-changes' },
  },
  {
    kind: 'a function that anybody may call',
    file: migration('20251101090600_missed_searches'),
    find: 'grant execute on function public.often_missed_searches() to service_role',
    put: 'grant execute on function public.often_missed_searches() to authenticated, service_role',
    checks: { db: 'permissions' },
  },
];
