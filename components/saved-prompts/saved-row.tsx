import type { ReactNode } from 'react';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { Excerpt } from '@/components/prompts/list/excerpt';
import { PromptMetadata, promptMetadataOf } from '@/components/prompts/list/prompt-metadata';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { publicName } from '@/lib/profiles/profile';
import { categoryOf } from '@/lib/prompts/library';
import { removeSaved } from '@/lib/saved-prompts/actions';
import type { SavedPrompt } from '@/lib/saved-prompts/queries';
import type { CountedPromptPreview } from '@/lib/user-prompts/user-prompt';
import { SavedHeart } from './saved-heart';

/** Something that was saved, in the list. */
export function SavedRow({ saved }: { saved: SavedPrompt }) {
  if (saved.kind === 'gone') return <GoneRow promptId={saved.promptId} />;
  if (saved.kind === 'shared') return <PublicPromptRow prompt={saved.prompt} />;
  const { prompt } = saved;
  return (
    <Row promptId={prompt.slug} href={paths.prompt(prompt.slug)} title={prompt.title} template={prompt.promptText}>
      <PromptMetadata metadata={promptMetadataOf(prompt, categoryOf(prompt))} />
      <RowCopyButton slug={prompt.slug} title={prompt.title} />
    </Row>
  );
}

function PublicPromptRow({ prompt: { id, title, preview, variableCount, category, author } }: { prompt: CountedPromptPreview }) {
  return (
    <Row promptId={id} href={paths.publicPrompt(id)} title={title} template={preview}>
      <p className="dotted">
        <Link className="row-author" href={paths.profile(author.username)}>
          {publicName(author)}
        </Link>
        {category && <span>{category}</span>}
        <span className="num">{plural(variableCount, 'blank')}</span>
      </p>
      <RowCopyButton slug={id} title={title} source={paths.publicPromptData(id)} />
    </Row>
  );
}

type RowProps = { promptId: string; href: string; title: string; template: string; children: ReactNode };

function Row({ promptId, href, title, template, children }: RowProps) {
  return (
    <article className="row">
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      <Excerpt template={template} />
      <div className="row-meta">{children}</div>
      <SavedHeart promptId={promptId} />
    </article>
  );
}

/** In the place of a prompt that was deleted or made private again. */
function GoneRow({ promptId }: { promptId: string }) {
  return (
    <article className="row row-gone">
      <h2>No longer available</h2>
      <p className="text-ink-3">Its author deleted this prompt or made it private again.</p>
      <div className="row-meta">
        <form action={removeSaved} className="ml-auto">
          <input type="hidden" name="prompt" value={promptId} />
          <button type="submit" className="btn btn-small">
            Remove
          </button>
        </form>
      </div>
    </article>
  );
}
