import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { Excerpt } from '@/components/prompts/list/excerpt';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import type { CountedPromptPreview } from '@/lib/user-prompts/user-prompt';

/** A community prompt in the list of its author. */
export function ProfileRow({ prompt: { id, title, preview, variableCount, category, createdAt } }: { prompt: CountedPromptPreview }) {
  return (
    <article className="row">
      <h3>
        <Link href={paths.publicPrompt(id)} dir="auto">
          {title}
        </Link>
      </h3>
      <SaveButton promptId={id} />
      <Excerpt template={preview} />
      <div className="row-meta">
        <p className="dotted shared-metadata">
          {category && <span dir="auto">{category}</span>}
          <span className="num">{plural(variableCount, 'blank')}</span>
          <span className="num">
            <Day iso={createdAt} />
          </span>
        </p>
        <RowCopyButton slug={id} title={title} source={paths.publicPromptData(id)} />
      </div>
    </article>
  );
}
