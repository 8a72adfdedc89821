import { PromptEditor } from '@/components/prompts/editor/prompt-editor';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { fillHint } from '@/lib/prompts/fill-hint';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { absoluteUrl, site } from '@/lib/site';
import { EmbedActions } from './embed-actions';

type Props = { prompt: FillablePrompt; path: string; authorName?: string };

/** A prompt to fill in inside a page of another site. Nothing that is written is stored, and links leave the frame. */
export function EmbeddedPrompt({ prompt, path, authorName }: Props) {
  const href = absoluteUrl(path);
  return (
    <PromptValuesProvider prompt={prompt} stored={false}>
      <main className="flex min-h-dvh flex-col gap-4 p-4">
        <h1 className="wrap-anywhere text-row font-strong" dir="auto">
          <a className="hover:underline" href={href} target="_blank" rel="noopener">
            {prompt.title}
          </a>
        </h1>
        <div className="grow">
          <PromptEditor className="text-excerpt leading-prompt" />
          <p className="mt-3 text-meta text-ink-3">{fillHint(prompt.promptText)}</p>
        </div>
        <EmbedActions />
        <p className="text-meta text-ink-2">
          {authorName && (
            <>
              By <span dir="auto">{authorName}</span> on{' '}
            </>
          )}
          <a className="underline" href={href} target="_blank" rel="noopener">
            {site.name}
          </a>
        </p>
      </main>
    </PromptValuesProvider>
  );
}
