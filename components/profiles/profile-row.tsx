import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { Row } from '@/components/prompts/list/row';
import { RowExcerpt } from '@/components/prompts/list/row-excerpt';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { Day } from '@/components/ui/day';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { excerptOf } from '@/lib/prompts/excerpt';
import type { CountedPromptPreview } from '@/lib/user-prompts/user-prompt';

/** A community prompt in the list of its author. */
export function ProfileRow({ prompt: { id, title, preview, variableCount, category, createdAt } }: { prompt: CountedPromptPreview }) {
  return (
    <Row
      heading="h3"
      title={title}
      href={paths.publicPrompt(id)}
      dir="auto"
      corner={<SaveButton promptId={id} />}
      excerpt={<RowExcerpt promptId={id} title={title} source={paths.publicPromptData(id)} pieces={excerptOf(preview)} />}
      metadata={
        <>
          {category && <span dir="auto">{category}</span>}
          <span className="num">{plural(variableCount, 'blank')}</span>
          <span className="num">
            <Day iso={createdAt} />
          </span>
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
