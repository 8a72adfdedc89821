import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { Row } from '@/components/prompts/list/row';
import { RowExcerpt } from '@/components/prompts/list/row-excerpt';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { Day } from '@/components/ui/day';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { publicName } from '@/lib/profiles/profile';
import { excerptOf } from '@/lib/prompts/excerpt';
import type { CountedPromptPreview } from '@/lib/user-prompts/user-prompt';
import { AuthorLink } from './author-link';

type Props = {
  prompt: CountedPromptPreview;
  /** The level of the title's heading: that below the list's own. */
  heading?: 'h2' | 'h3';
  /** In a list that is not its author's. */
  byline?: boolean;
};

/** A community prompt in the list of its author, or in a collection. */
export function ProfileRow({ prompt, heading = 'h3', byline = false }: Props) {
  const { id, title, preview, variableCount, category, createdAt, author } = prompt;
  return (
    <Row
      heading={heading}
      title={title}
      href={paths.publicPrompt(id)}
      dir="auto"
      corner={<SaveButton promptId={id} />}
      excerpt={<RowExcerpt promptId={id} title={title} source={paths.publicPromptData(id)} pieces={excerptOf(preview)} />}
      metadata={
        <>
          {byline && <AuthorLink name={publicName(author)} username={author.username} />}
          {category && <span dir="auto">{category}</span>}
          <span className="num">{plural(variableCount, 'blank')}</span>
          {!byline && (
            <span className="num">
              <Day iso={createdAt} />
            </span>
          )}
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
