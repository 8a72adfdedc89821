import { Excerpt } from '@/components/prompts/list/excerpt';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import type { UserPromptPreview } from '@/lib/user-prompts/user-prompt';
import { UserPromptItem } from './user-prompt-item';

/** One of somebody's prompts in their list. Its title leads to the page that does the same without JavaScript. */
export function UserPromptRow({ prompt }: { prompt: UserPromptPreview }) {
  const { id, title, category, preview, variableCount, createdAt, isPublic } = prompt;
  return (
    <UserPromptItem prompt={prompt}>
      <div>
        <h2>
          <Link href={paths.userPrompt(id)}>{title}</Link>
        </h2>
        <div className="user-prompt-metadata">
          {category && <span className="tag tag-line">{category}</span>}
          <NoScriptFallback>{isPublic ? 'Public' : 'Private'}</NoScriptFallback>
          <span className="num">{variableCount === 0 ? 'No blanks' : plural(variableCount, 'blank')}</span>
          <span className="num">
            Created <Day iso={createdAt} />
          </span>
        </div>
      </div>
      <Excerpt template={preview} />
    </UserPromptItem>
  );
}
