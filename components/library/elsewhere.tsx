import { Suspense } from 'react';
import { Link } from '@/components/ui/link';
import { env } from '@/lib/env';
import { searchGuides } from '@/lib/guides/guides';
import { listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { countMatches } from '@/lib/public-prompts/queries';
import { log } from '@/lib/server/log/log';
import { plural } from '@/lib/text/plural';

/** Links to other results for a search of the library, and to the page that searches everything. */
export function Elsewhere({ q }: { q: string }) {
  return (
    <p className="min-h-8 pb-2 text-meta text-ink-3 print:hidden">
      <Suspense fallback={<Also q={q} found={[env.backend && 'the community', 'the guides']} />}>
        <Counted q={q} />
      </Suspense>
    </p>
  );
}

async function Counted({ q }: { q: string }) {
  const guides = searchGuides(q).length;
  const found = [env.backend && (await publicPromptsText(q)), guides > 0 && plural(guides, 'guide')];
  return found.some(Boolean) && <Also q={q} found={found} />;
}

function Also({ q, found }: { q: string; found: (string | false | null)[] }) {
  return (
    <>
      Also:{' '}
      <Link className="tall-target" href={listPath(paths.search, { q })}>
        {found.filter(Boolean).join(', ')}
      </Link>
    </>
  );
}

/** How many prompts the community has; null for none. */
async function publicPromptsText(q: string): Promise<string | null> {
  try {
    const { count, more } = await countMatches(q);
    return count > 0 ? `${more ? 'more than ' : ''}${count} in the community` : null;
  } catch (err) {
    log.error({ err }, 'The community could not be searched');
    return 'the community';
  }
}
