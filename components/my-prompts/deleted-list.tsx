'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { AskFirst } from '@/components/forms/ask-first';
import { SubmitButton } from '@/components/forms/submit-button';
import { Ago } from '@/components/ui/ago';
import { buttonClass } from '@/components/ui/button-class';
import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { ListBar } from '@/components/ui/list-bar';
import { browserStore } from '@/lib/browser/browser-store';
import { restoreOrRemoveDeleted } from '@/lib/my-prompts/actions';
import { restorableUntil } from '@/lib/my-prompts/deleted-prompt';
import { removeDraft } from '@/lib/my-prompts/draft';
import type { UserPrompt } from '@/lib/my-prompts/user-prompt';
import { writeValues } from '@/lib/prompts/stored-values';
import { plural } from '@/lib/text/plural';
import { DELETED_MESSAGES, deleteQuestion } from './user-prompt-messages';

type Props = {
  prompts: (Pick<UserPrompt, 'id' | 'title' | 'category'> & { deletedAt: string })[];
  /** The ids of the deleted prompts on all pages. */
  ids: string[];
  /** When the last of them was deleted: Empty deletes none forever that was deleted later, as in another tab. */
  until: string | undefined;
};

export function DeletedList({ prompts, ids, until }: Props) {
  const all = plural(ids.length, 'prompt');
  return (
    <ActionForm action={restoreOrRemoveDeleted} fields={{ until }} messages={DELETED_MESSAGES} className="grid">
      <DoneMessage ids={ids} />
      {ids.length > 0 && (
        <ListBar>
          <b className="num font-strong">{all}</b>
          <RemoveButton value="all" removed={all} label="Empty" />
        </ListBar>
      )}
      <ul>
        {prompts.map(({ id, title, category, deletedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-3">
            <div className="min-w-[min(100%,16rem)] flex-1">
              <h2 className="text-row leading-[1.25] font-strong tracking-row wrap-anywhere" dir="auto">
                {title}
              </h2>
              <Dotted className="mt-1 text-meta text-ink-3">
                {category && <bdi>{category}</bdi>}
                <span className="num">
                  Deleted <Ago iso={deletedAt} />
                </span>
                <span className="num">
                  Kept until <Day iso={restorableUntil(deletedAt)} />
                </span>
              </Dotted>
            </div>
            <div className="flex flex-wrap gap-2">
              <SubmitButton
                className={buttonClass({ size: 'small' })}
                sends={{ name: 'restore', value: id }}
                aria-label={`Restore: ${title}`}
              >
                Restore
              </SubmitButton>
              <RemoveButton value={id} removed={title} label="Delete forever" aria-label={`Delete forever: ${title}`} />
            </div>
          </li>
        ))}
      </ul>
      {ids.length === 0 && <EmptyState title="Nothing here" text="You have no deleted prompts." />}
      {ids.length > 0 && prompts.length === 0 && <EmptyState underBar text={PAGE_GONE} />}
    </ActionForm>
  );
}

function RemoveButton({ removed, label, ...button }: ComponentProps<'button'> & { removed: string; label: string }) {
  return (
    <AskFirst question={deleteQuestion(removed)} button={`${label}…`}>
      <button type="submit" className={buttonClass({ size: 'small' })} name="remove" {...button}>
        {label}
      </button>
    </AskFirst>
  );
}

/**
 * Says what was done and takes the focus, because the pressed button is gone. Removes the values and drafts of prompts that were deleted forever
 * from this browser.
 */
function DoneMessage({ ids }: { ids: string[] }) {
  const { state, pending } = useForm();
  const message = useRef<HTMLParagraphElement>(null);
  const sentIds = useRef(ids);
  // Once the action is done, `ids` lacks the prompts that it deleted.
  useEffect(() => {
    if (pending) sentIds.current = ids;
  }, [ids, pending]);
  useEffect(() => {
    if (state.status !== 'done') return;
    message.current?.focus();
    const { remove } = state.values ?? {};
    const removedIds = remove === 'all' ? sentIds.current : remove ? [remove] : [];
    for (const id of removedIds) {
      writeValues(browserStore(), id, {});
      removeDraft(browserStore(), id);
    }
  }, [state]);
  return (
    <p ref={message} className="pb-4 text-ui font-semibold outline-none empty:pb-0" role="status" tabIndex={-1}>
      {state.status === 'done' && (state.values?.restore ? 'Restored. It is back in your prompts, and private.' : 'Deleted forever.')}
    </p>
  );
}
