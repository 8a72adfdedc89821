import type { CollectionItem } from '@/lib/collections/collection';
import { paths } from '@/lib/paths';
import { publicName } from '@/lib/profiles/profile';
import { categoryOf } from '@/lib/prompts/library';
import { isUserPromptId } from '@/lib/user-prompts/user-prompt';

/** What a row of a collection shows of a prompt. There are up to five hundred, so it is no more than that. */
export type ListedItem = {
  promptId: string;
  position: number;
  title: string;
  /** Missing where the prompt is gone. */
  href?: string;
  /** Where its whole text is fetched from. */
  data?: string;
  /** Where it is from, or why it is gone. */
  note: string;
  category?: string | null;
  isPrivate?: boolean;
};

export function listedItem(item: CollectionItem): ListedItem {
  const { promptId, position } = item;
  switch (item.kind) {
    case 'library': {
      const { slug, title } = item.prompt;
      const place = { href: paths.prompt(slug), data: paths.promptData(slug) };
      return { promptId, position, title, ...place, note: 'Library', category: categoryOf(item.prompt).name };
    }
    case 'own': {
      const { title, category, isPublic } = item.prompt;
      const place = { href: paths.userPrompt(promptId), data: paths.userPromptData(promptId) };
      return { promptId, position, title, ...place, note: 'Your prompt', category, isPrivate: !isPublic };
    }
    case 'public': {
      const { title, category, author } = item.prompt;
      const place = { href: paths.publicPrompt(promptId), data: paths.publicPromptData(promptId) };
      return { promptId, position, title, ...place, note: `By ${publicName(author)}`, category };
    }
    case 'gone': {
      const note = isUserPromptId(promptId)
        ? 'Its author deleted this prompt or made it private again.'
        : 'This prompt is no longer in the library.';
      return { promptId, position, title: 'No longer available', note };
    }
  }
}
