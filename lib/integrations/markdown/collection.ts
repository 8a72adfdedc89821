import type { WholeCollection } from '../../collections/collection';
import { textsOf } from '../../collections/collection-fields';
import { promptSections } from '../../collections/markdown';
import { paths } from '../../paths';
import { publicName } from '../../profiles/profile';
import { absoluteUrl } from '../../site';
import { withFrontMatter } from '../../text/markdown';
import { LICENSE } from './prompt';

export function publicCollectionMarkdown({ slug, owner, prompts, ...collection }: WholeCollection): string {
  const fields = {
    ...textsOf(collection),
    prompts: prompts.length,
    url: owner && absoluteUrl(paths.publicCollection(owner.username, slug)),
    ...LICENSE,
    author: owner && { name: publicName(owner), url: absoluteUrl(paths.profile(owner.username)) },
  };
  return withFrontMatter(fields, prompts.length > 0 ? promptSections(prompts) : 'This collection is empty.');
}
