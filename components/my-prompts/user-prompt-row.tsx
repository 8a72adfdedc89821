'use client';

import { type ComponentProps, type ReactNode, useOptimistic, useRef, useState, useTransition } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { pressedByKey } from '@/components/prompts/actions/press-action';
import { promptAction } from '@/components/prompts/actions/prompt-action';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { usePin } from '@/components/prompts/actions/use-pin';
import { usePromptLoader } from '@/components/prompts/actions/use-prompt-loader';
import { CompactRow } from '@/components/prompts/row/compact-row';
import { compactCopyClass, compactIconClass } from '@/components/prompts/row/compact-row-layout';
import { ActionButton } from '@/components/ui/action-button';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { lazyComponent } from '@/components/ui/lazy-component';
import { MoreButton } from '@/components/ui/menu-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useVisibility } from '@/components/visibility/use-visibility';
import { VisibilityButton } from '@/components/visibility/visibility-controls';
import { TIMES } from '@/lib/limits';
import { changePrompts } from '@/lib/my-prompts/actions';
import type { EditablePrompt } from '@/lib/my-prompts/user-prompt';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { PublicLinks } from './public-links';
import { SelectBox, useChanges } from './selection/selection';
import type { OpenedDialog } from './user-prompt-dialog';
import type { UserPromptActions } from './user-prompt-menu';
import { DELETE_MESSAGES, loadingProblem } from './user-prompt-messages';

const UserPromptMenu = lazyComponent(() => import('./user-prompt-menu').then((module) => module.UserPromptMenu));

const UserPromptDialog = lazyComponent(() => import('./user-prompt-dialog').then((module) => module.UserPromptDialog));

type Props = Pick<ComponentProps<typeof CompactRow>, 'heading' | 'withValues'> & {
  item: PromptListItem;
  updatedAt: string;
  hasBlanks: boolean;
  collections?: ReactNode;
};

const BELOW = 'relative z-raised col-start-2 -col-end-1 pb-2';

export function UserPromptRow({ item, updatedAt, hasBlanks, collections, ...look }: Props) {
  const { ref, title, facts } = item;
  const { id } = ref;
  const row = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const { notify } = useChanges();
  const loader = usePromptLoader<EditablePrompt>(ref, updatedAt);
  const [problem, setProblem] = useState<ButtonProblem | null>(null);
  const [published, setPublished] = useState(false);
  const [gone, setGone] = useOptimistic(false);
  const [, startTransition] = useTransition();
  const pin = usePin(ref, facts.isPinned === true);
  const visibility = useVisibility({
    id,
    title,
    isPublic: !facts.isPrivate,
    kind: 'prompt',
    onChanged: setPublished,
    onProblem: setProblem,
  });
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const opener = useRef<Element>(null);

  const open = (kind: OpenedDialog['kind'], say: (message: string) => void) => {
    setProblem(null);
    opener.current = document.activeElement;
    if (kind === 'publish') return setOpened({ kind });
    const slow = setTimeout(() => say('Loading…'), TIMES.pending);
    // A prompt is fetched again to be edited, so that an edit after a conflict starts from the newer version.
    (kind === 'edit' ? loader.reload() : loader.load())
      .then(
        (prompt) => setOpened({ kind, prompt }),
        (cause: unknown) => setProblem(loadingProblem(cause)),
      )
      .finally(() => clearTimeout(slow));
  };

  const remove = () => {
    if (row.current) focusNeighbour(row.current);
    setProblem(null);
    startTransition(async () => {
      setGone(true);
      const unused = { all: '', filter: '', category: '', tags: '', collection: '', format: '', fromPage: '', sure: '' };
      const result = await sendFields(changePrompts, { ...unused, ids: id, change: 'delete' });
      startTransition(() => {
        if (result.status === 'refused') setProblem({ refusal: result, messages: DELETE_MESSAGES });
        else if (result.change) notify({ ...result.change, message: `“${title}” deleted.`, takesFocus: false });
      });
    });
  };

  const actions: UserPromptActions = {
    customize: promptAction('customize', ref, { when: hasBlanks, run: (say) => open('customize', say) }),
    edit: promptAction('edit', ref, { run: (say) => open('edit', say) }),
    pin: pin.action,
    makePrivate: promptAction('makePrivate', ref, { when: visibility.isPublic, run: () => visibility.change(false) }),
    makePublic: promptAction('makePublic', ref, { when: !visibility.isPublic, run: (say) => open('publish', say) }),
    delete: promptAction('delete', ref, { run: remove, movesFocus: true }),
  };

  const icon = { look: 'icon', className: compactIconClass, title, tabIndex: -1 } as const;

  return (
    <CompactRow
      {...look}
      ref={row}
      item={{ ...item, facts: { ...facts, isPrivate: !visibility.isPublic, isPinned: pin.pinned } }}
      hidden={gone}
      lead={<SelectBox id={id} title={title} />}
      collections={collections}
      visibility={look.withValues || facts.isHidden ? undefined : <VisibilityButton title={title} state={visibility} />}
      moreActions={
        <>
          <ActionButton {...icon} action={actions.customize} />
          <ActionButton {...icon} {...pressedByKey('e')} action={actions.edit} tabIndex={hydrated ? -1 : undefined} />
          <ActionButton {...icon} action={actions.delete} />
        </>
      }
      actions={
        <>
          <RowCopyButton prompt={ref} title={title} loader={loader} className={compactCopyClass} tabIndex={-1} />
          <MoreButton
            className={compactIconClass}
            tabIndex={-1}
            title={title}
            menu={(state) => (
              <UserPromptMenu {...state} prompt={ref} title={title} loader={loader} isPublic={visibility.isPublic} actions={actions} />
            )}
          />
        </>
      }
    >
      {opened && (
        <UserPromptDialog
          opened={opened}
          title={title}
          onClose={() => setOpened(null)}
          onClosed={() => focusAgain(opener.current, row.current)}
          onPublish={() => visibility.change(true)}
        />
      )}
      {published && visibility.isPublic && (
        <div className={BELOW}>
          <PublicLinks id={id} title={title} />
        </div>
      )}
      {problem && (
        <div className={BELOW}>
          <ButtonError {...problem} />
        </div>
      )}
    </CompactRow>
  );
}

function focusAgain(opener: Element | null, row: HTMLElement | null) {
  const place = opener?.isConnected ? opener : (row?.querySelector('[aria-label^="More: "]') ?? document.getElementById('main'));
  if (place instanceof HTMLElement) place.focus({ preventScroll: place.id === 'main' });
}
