import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import type { PromptThanks } from '@/lib/suggestions/suggestion';
import { plural } from '@/lib/text/plural';

/** A link to the suggestions to a public prompt. It names those whose suggestions were taken last. */
export function ThanksLink({ promptId, thanks: { taken, usernames, open } }: { promptId: string; thanks: PromptThanks }) {
  if (taken === 0 && open === 0) return null;
  const names = usernames.map((username) => `@${username}`).join(', ');
  return (
    <Link className="tall-target" href={paths.promptSuggestions(promptId)}>
      {taken > 1 && `Changed ${taken.toLocaleString('en')} times; thanks to ${names}`}
      {taken === 1 && `Changed once; thanks to ${names}`}
      {taken > 0 && open > 0 && '; '}
      {open > 0 && plural(open, 'suggestion')}
    </Link>
  );
}
