import { Fragment } from 'react';
import { RatingButtons } from '@/components/prompts/rating-buttons';
import { PromptFacts } from '@/components/prompts/row/prompt-facts';
import { PromptRows } from '@/components/prompts/row/prompt-rows';
import { SuggestLink } from '@/components/suggestions/suggest-link';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import type { PromptDetails } from '@/lib/prompts/fillable-prompt';
import { HelpNow } from './help-now';

type Props = { prompt: PromptDetails };

export function CategoryLink({ prompt: { category } }: Props) {
  return (
    <Link className="tall-target" href={paths.category(category.slug)}>
      {category.name}
    </Link>
  );
}

export function DetailFacts({ prompt }: Props) {
  const { createdAt, thanks = [] } = prompt;
  return (
    <>
      <PromptFacts item={prompt} />
      <span>
        Added <Day iso={createdAt} />
      </span>
      {thanks.length > 0 && (
        <span>
          Thanks to{' '}
          {thanks.map((username, index) => (
            <Fragment key={username}>
              {index > 0 && ', '}
              <Link href={paths.profile(username)}>@{username}</Link>
            </Fragment>
          ))}
        </span>
      )}
      <SuggestLink promptId={prompt.ref.id} />
    </>
  );
}

/** A note that says where to get help, and a picture, above the text of those library prompts that have them. */
export function AboveText({ prompt }: Props) {
  return (
    <>
      {prompt.helpNow && <HelpNow />}
      <PreviewImage prompt={prompt} />
    </>
  );
}

function PreviewImage({ prompt: { previewImage, title } }: Props) {
  if (!previewImage) return null;
  // biome-ignore lint/performance/noImgElement: an optional picture of unknown size, served as it is
  return <img className="mb-6 max-h-96 w-auto" src={`/images/${previewImage}`} alt={`Example of an answer to “${title}”`} />;
}

export function LibraryRating({ prompt: { ref, storageId, ratingWorked, ratingNeedsTweak } }: Props) {
  return (
    <RatingButtons
      promptId={storageId}
      suggestPath={accountPaths.suggest(ref.id)}
      libraryRating={{ worked: ratingWorked, needsTweak: ratingNeedsTweak }}
    />
  );
}

export function RelatedPrompts({ prompt: { category, related }, className = '' }: Props & { className?: string }) {
  if (related.length === 0) return null;
  return (
    <Section
      className={`${className} print:hidden`}
      title="Related prompts"
      aside={
        <p>
          Also in <Link href={paths.category(category.slug)}>{category.name}</Link>
        </p>
      }
    >
      <PromptRows items={related} columns={2} underRule heading="h3" />
    </Section>
  );
}
