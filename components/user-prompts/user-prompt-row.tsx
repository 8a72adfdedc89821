import Link from 'next/link';
import { Excerpt } from '@/components/prompts/list/excerpt';
import { blanksText } from '@/components/prompts/list/prompt-metadata';
import { Day } from '@/components/ui/day';
import { WithoutScript } from '@/components/ui/no-script-fallback';
import { paths } from '@/lib/paths';
import type { UserPromptPreview } from '@/lib/user-prompts/user-prompt';
import { OwnPrompt } from './user-prompt-item';

/** One of somebody's prompts in their list. Its title leads to the page that does the same without JavaScript. */
export function OwnPromptRow({ prompt }: { prompt: UserPromptPreview }) {
  const { id, title, category, preview, variableCount, createdAt, isPublic } = prompt;
  return (
    <OwnPrompt prompt={prompt}>
      <div>
        <h2>
          <Link href={paths.ownPrompt(id)} prefetch={false}>
            {title}
          </Link>
        </h2>
        <div className="own-meta">
          {category && <span className="tag tag-line">{category}</span>}
          <WithoutScript>{isPublic ? 'Public' : 'Private'}</WithoutScript>
          <span className="num">{variableCount === 0 ? 'No blanks' : blanksText(variableCount)}</span>
          <span className="num">
            Created <Day iso={createdAt} />
          </span>
        </div>
      </div>
      <Excerpt template={preview} />
    </OwnPrompt>
  );
}
