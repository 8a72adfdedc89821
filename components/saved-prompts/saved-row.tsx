import type { ReactNode } from 'react';
import { CollectionNames } from '@/components/collections/collection-names';
import { AuthorLink } from '@/components/profiles/author-link';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { MarkedText } from '@/components/prompts/list/excerpt-text';
import { PromptMetadata } from '@/components/prompts/list/prompt-metadata';
import { Row } from '@/components/prompts/list/row';
import { RowExcerpt } from '@/components/prompts/list/row-excerpt';
import { buttonClass } from '@/components/ui/button-class';
import type { CollectionName } from '@/lib/collections/collection';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { publicName } from '@/lib/profiles/profile';
import { excerptOf } from '@/lib/prompts/excerpt';
import { categoryOf } from '@/lib/prompts/library';
import { promptMetadataOf } from '@/lib/prompts/prompt-metadata';
import { removeSaved } from '@/lib/saved-prompts/actions';
import type { SavedPrompt } from '@/lib/saved-prompts/queries';
import { markMatches } from '@/lib/search/highlight';
import { SavedHeart } from './saved-heart';

/** Something that was saved, in the list, with the collections that it is in. */
export function SavedRow({ saved, collections }: { saved: SavedPrompt; collections: CollectionName[] }) {
  const names = <CollectionNames promptId={saved.promptId} collections={collections} />;
  if (saved.kind === 'gone') return <GoneRow promptId={saved.promptId} names={names} />;
  if (saved.kind === 'shared') return <SavedPublicPrompt {...saved} names={names} />;
  return <SavedLibraryPrompt {...saved} names={names} />;
}

type Names = { names: ReactNode };

function SavedLibraryPrompt({ prompt, matches, names }: Extract<SavedPrompt, { kind: 'library' }> & Names) {
  const { id, slug, title, promptText } = prompt;
  return (
    <Row
      title={matches ? <MarkedText text={markMatches(title, matches)} /> : title}
      href={paths.prompt(slug)}
      sheet={slug}
      corner={<SavedHeart promptId={slug} />}
      excerpt={<RowExcerpt promptId={id} title={title} source={paths.promptData(slug)} pieces={excerptOf(promptText, matches)} />}
      metadata={
        <>
          <PromptMetadata metadata={promptMetadataOf(prompt, categoryOf(prompt))} />
          {names}
        </>
      }
      actions={
        <>
          <RowCopyButton slug={slug} title={title} />
          <RowMenu slug={slug} title={title} />
        </>
      }
    />
  );
}

function SavedPublicPrompt({ prompt, matches, names }: Extract<SavedPrompt, { kind: 'shared' }> & Names) {
  const { id, title, preview, variableCount, category, author } = prompt;
  return (
    <Row
      title={matches ? <MarkedText text={markMatches(title, matches)} /> : title}
      href={paths.publicPrompt(id)}
      dir="auto"
      corner={<SavedHeart promptId={id} />}
      excerpt={<RowExcerpt promptId={id} title={title} source={paths.publicPromptData(id)} pieces={excerptOf(preview, matches)} />}
      metadata={
        <>
          <AuthorLink name={publicName(author)} username={author.username} />
          {category && <span dir="auto">{category}</span>}
          <span className="num">{plural(variableCount, 'blank')}</span>
          {names}
        </>
      }
      actions={
        <>
          <RowCopyButton slug={id} title={title} source={paths.publicPromptData(id)} />
          <RowMenu slug={id} title={title} isPublicPrompt />
        </>
      }
    />
  );
}

/** In the place of a prompt that was deleted or made private again. */
function GoneRow({ promptId, names }: { promptId: string } & Names) {
  return (
    <Row
      title={<span className="text-ink-3">No longer available</span>}
      excerpt={<p className="text-ink-3">Its author deleted this prompt or made it private again.</p>}
      metadata={names}
      actions={
        <form action={removeSaved}>
          <input type="hidden" name="prompt" value={promptId} />
          <button type="submit" className={buttonClass({ size: 'small' })}>
            Remove
          </button>
        </form>
      }
    />
  );
}
