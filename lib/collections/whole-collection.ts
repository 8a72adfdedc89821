import 'server-only';
import type { Account } from '../auth/account';
import { env } from '../env';
import { EXPORT_LENGTH } from '../limits';
import { paths } from '../paths';
import { publicName } from '../profiles/profile';
import { categoryOf, findPrompt } from '../prompts/library';
import { absoluteUrl } from '../site';
import { dataOf } from '../supabase/connection';
import { publicClient, sessionClient } from '../supabase/server';
import { contentsAmong, promptsAmong } from '../user-prompts/queries';
import { isUserPromptId } from '../user-prompts/user-prompt';
import { SELECT, type WholeCollection, type WholePrompt } from './collection';
import { findCollection, itemsOf } from './queries';

/** A collection of somebody's with the texts in it, their private ones too, to export or print; null when it is not theirs. */
export async function ownWholeCollection(user: Account, id: string): Promise<WholeCollection | null> {
  const collection = await findCollection(user, id);
  if (!collection) return null;
  const items = await itemsOf(id);
  const prompts = await wholePrompts(
    await sessionClient(),
    items.map(({ promptId }) => promptId),
  );
  return { title: collection.title, slug: collection.slug, description: collection.description, owner: null, prompts };
}

/** A public collection with the texts that everybody may see, as it is at this moment; null when it is private or never was. */
export async function publicWholeCollection(id: string, length = EXPORT_LENGTH): Promise<WholeCollection | null> {
  if (!env.backend || !isUserPromptId(id)) return null;
  const client = publicClient();
  const collection = dataOf(
    await client.from('collections').select(SELECT.collectionWithOwner).eq('id', id).eq('is_public', true).maybeSingle(),
  );
  if (!collection) return null;
  const prompts = await wholePrompts(client, dataOf(await client.rpc('collection_prompts', { collection: id })), length);
  return { ...collection, prompts };
}

/** Texts of people that are read at once: each may be long. */
const AT_ONCE = 20;

/** The prompts that this client may see, in order, with their texts until there are too many of them. */
async function wholePrompts(client: ReturnType<typeof publicClient>, promptIds: string[], length = EXPORT_LENGTH): Promise<WholePrompt[]> {
  const prompts = new Map((await promptsAmong(client, promptIds.filter(isUserPromptId))).map((prompt) => [prompt.id, prompt]));
  const whole: WholePrompt[] = [];
  let left: number = length;
  for (let from = 0; from < promptIds.length; from += AT_ONCE) {
    const some = promptIds.slice(from, from + AT_ONCE);
    const contents =
      left > 0
        ? await contentsAmong(
            client,
            some.filter((id) => prompts.has(id)),
          )
        : new Map<string, string>();
    for (const id of some) {
      const library = findPrompt(id);
      const prompt = prompts.get(id);
      if (!library && !prompt) continue;
      const text = library?.promptText ?? contents.get(id);
      left -= text?.length ?? 0;
      whole.push({
        title: library?.title ?? prompt?.title ?? '',
        from: library ? categoryOf(library).name : prompt ? publicName(prompt.author) : '',
        // Nobody but its author can open a private prompt.
        url: library ? absoluteUrl(paths.prompt(id)) : prompt?.isPublic ? absoluteUrl(paths.publicPrompt(id)) : null,
        text: left >= 0 ? (text ?? null) : null,
      });
    }
  }
  return whole;
}
