import type { ReactNode } from 'react';
import { AnswerOptions } from '@/components/prompts/actions/answer-options';
import { UseInButton } from '@/components/prompts/actions/dialog-buttons';
import { MoreActions } from '@/components/prompts/actions/more-actions';
import { promptAction } from '@/components/prompts/actions/prompt-action';
import { PromptActions } from '@/components/prompts/actions/prompt-actions';
import { SaveButton } from '@/components/prompts/actions/save-button';
import { UseInLink } from '@/components/prompts/actions/use-in-link';
import { AddedLines } from '@/components/prompts/editor/added-lines';
import { EditorHint } from '@/components/prompts/editor/editor-hint';
import { PromptEditor } from '@/components/prompts/editor/prompt-editor';
import { VariableList } from '@/components/prompts/editor/variable-list';
import { ActionButton } from '@/components/ui/action-button';
import { quietButtonClass } from '@/components/ui/button-class';
import { DetailTitle, Lede, MetaLine } from '@/components/ui/page-head';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { BackToList } from './back-to-list';

type Props = {
  prompt: PromptRef;
  /** The path of the prompt's public page; undefined for a private prompt. */
  path?: string | undefined;
  title: string;
  description?: string;
  back: { href: string; name: string };
  metadata: ReactNode;
  facts: ReactNode;
  hint: string;
  aboveText?: ReactNode;
  children?: ReactNode;
};

/** A column on wide screens. If they are not low, a long list of blanks scrolls in it. While a menu is open, the column lies over the page. */
const SIDE =
  'flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-72px)] lg:py-4 short:max-h-none print:hidden lg:sticky lg:top-18 lg:has-[[aria-expanded=true]]:z-bar short:static';

/** The page of a prompt of any kind: text, actions and blanks. */
export function PromptDetail({ prompt, path, title, description, back, metadata, facts, hint, aboveText, children }: Props) {
  return (
    <>
      <DetailTitle>
        <div className="flex items-center justify-between">
          <BackToList href={back.href}>{back.name}</BackToList>
          {/* On wide screens Edit or Save is among the other actions. */}
          <div className="-mr-3 lg:hidden">
            <EditOrSave prompt={prompt} look="icon" />
          </div>
        </div>
        <h1 className="wrap-anywhere" dir="auto">
          {title}
        </h1>
        {description && <Lede>{description}</Lede>}
        <MetaLine>{metadata}</MetaLine>
      </DetailTitle>
      <div className="detail-grid">
        <div className="min-w-0 pt-3.5">
          <EditorHint>{hint}</EditorHint>
          {aboveText}
          <PromptEditor />
          <AnswerOptions className="mt-4 lg:hidden" />
          <AddedLines className="mt-3 lg:mt-6" />
        </div>
        <aside className={SIDE} aria-label="Use this prompt">
          <PromptActions />
          <div className="min-h-0 empty:hidden lg:overflow-auto lg:[scrollbar-width:thin]">
            <VariableList />
          </div>
          <MoreActions prompt={prompt} title={title} path={path} save={<EditOrSave prompt={prompt} look="words" />}>
            {path && <UseInButton path={path} ofPrompt className={quietButtonClass} />}
            {path && <UseInLink path={path} className={quietButtonClass} />}
          </MoreActions>
        </aside>
        <div className="min-w-0 lg:col-start-1">
          <MetaLine className="mb-8 lg:mb-6">{facts}</MetaLine>
          {children}
        </div>
      </div>
    </>
  );
}

/** Edit for an own prompt, otherwise Save. */
function EditOrSave({ prompt, look }: { prompt: PromptRef; look: 'icon' | 'words' }) {
  if (prompt.kind !== 'own') return <SaveButton promptId={prompt.id} labelled={look === 'words'} />;
  return <ActionButton action={promptAction('edit', prompt)} look={look} />;
}
