import 'server-only';
import { revalidatePath } from 'next/cache';

/** The files of app/ behind the lists that show community prompts: a pattern is matched with its route group. */
const LISTS = ['/(site)/prompts/shared/kept/[query]', '/(site)/search/kept/[query]'];

/** Every list of community prompts is made anew before anybody sees it again. */
export function refreshLists(): void {
  for (const list of LISTS) revalidatePath(list, 'page');
}
