import type { CountedCollection } from '../../collections/collection';
import { collectionName } from '../../collections/collection-fields';
import { filePaths } from '../../file-paths';
import type { UserPrompt } from '../../my-prompts/user-prompt';
import { paths } from '../../paths';
import { type Profile, publicName, xUrl } from '../../profiles/profile';
import { lineFieldsOf } from '../../profiles/profile-fields';
import { absoluteUrl } from '../../site';
import { linkItem, withFrontMatter } from '../../text/markdown';
import { plural } from '../../text/plural';
import { listSections } from './list-sections';

type Published = {
  profile: Profile;
  prompts: readonly Pick<UserPrompt, 'id' | 'title' | 'category'>[];
  collections: readonly CountedCollection[];
};

export function profileMarkdown({ profile, prompts, collections }: Published): string {
  const { username, xHandle, updatedAt } = profile;
  const { bio, ...lines } = lineFieldsOf(profile);
  const fields = {
    title: publicName(profile),
    username,
    description: bio,
    ...lines,
    url: absoluteUrl(paths.profile(username)),
    x: xHandle ? xUrl(xHandle) : null,
    updated: updatedAt,
  };
  const collectionItems = collections.map(({ slug, prompts: count, ...collection }) =>
    item(collectionName(collection), paths.publicCollection(username, slug), plural(count, 'prompt')),
  );
  const body = listSections([
    ['Collections', collectionItems],
    ['Prompts', prompts.map(({ title, id, category }) => item(title, paths.publicPrompt(id), category ?? ''))],
  ]);
  return withFrontMatter(fields, body || 'No public prompts yet.');
}

const item = (title: string, path: string, note: string) => linkItem(title, absoluteUrl(filePaths.markdown(path)), note);
