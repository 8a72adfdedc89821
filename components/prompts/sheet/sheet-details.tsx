'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { AnswerOptions } from '@/components/prompts/actions/answer-options';
import { MoreActions } from '@/components/prompts/actions/more-actions';
import { UseInButton } from '@/components/prompts/actions/more-buttons';
import { ActionBar } from '@/components/prompts/actions/prompt-actions';
import { AboveText, CategoryLink, DetailFacts, hintFor, RelatedPrompts } from '@/components/prompts/detail/detail-parts';
import { AddedLines } from '@/components/prompts/editor/added-lines';
import { EditorHint } from '@/components/prompts/editor/editor-hint';
import { PromptEditor } from '@/components/prompts/editor/prompt-editor';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { VariableList } from '@/components/prompts/editor/variable-list';
import { RatingButtons } from '@/components/prompts/rating-buttons';
import { quietButtonClass } from '@/components/ui/button-class';
import { dialogBodyClass } from '@/components/ui/dialog';
import { MetaLine } from '@/components/ui/page-head';
import { accountPaths } from '@/lib/account-paths';
import type { PromptDetails } from '@/lib/prompts/fillable-prompt';
import { promptPath } from '@/lib/prompts/prompt-ref';

type Props = {
  prompt: PromptDetails;
  scroll?: number | undefined;
  body: RefObject<HTMLDivElement | null>;
};

export function SheetDetails({ prompt, scroll = 0, body }: Props) {
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = scroll;
  }, [scroll, body]);

  const { ref, storageId, description, ratingWorked, ratingNeedsTweak } = prompt;
  return (
    <PromptValuesProvider prompt={prompt}>
      <div ref={body} className={`${dialogBodyClass} grid grid-cols-1 content-start gap-8 p-4 [--color-paper:var(--color-paper-float)]`}>
        <div className="-mb-3">
          <p className="text-ui text-ink-2">{description}</p>
          <MetaLine className="mt-1.5">
            <CategoryLink prompt={prompt} />
          </MetaLine>
        </div>
        <div>
          <EditorHint>{hintFor(prompt.promptText)}</EditorHint>
          <AboveText prompt={prompt} />
          <PromptEditor />
          <AnswerOptions className="mt-4" />
          <AddedLines className="mt-3" />
        </div>
        <VariableList />
        <MoreActions prompt={ref} title={prompt.title} path={promptPath(ref)}>
          <UseInButton path={promptPath(ref)} ofPrompt className={quietButtonClass} />
          {/* Not a Link: the address is the page's already, and the browser then shows the page itself. */}
          <a className={quietButtonClass} href={promptPath(ref)}>
            Open the full page
          </a>
        </MoreActions>
        <div>
          <MetaLine className="mb-8">
            <DetailFacts prompt={prompt} />
          </MetaLine>
          <RatingButtons
            promptId={storageId}
            suggestPath={accountPaths.suggest(ref.id)}
            counted={{ worked: ratingWorked, needsTweak: ratingNeedsTweak }}
          />
        </div>
        <RelatedPrompts prompt={prompt} className="last:pb-0!" />
      </div>
      <div className="px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))]">
        <ActionBar />
      </div>
    </PromptValuesProvider>
  );
}
