'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { FormError } from '@/components/forms/form-error';
import { Options } from '@/components/forms/options';
import { SubmitButton } from '@/components/forms/submit-button';
import { useRefusedValue } from '@/components/forms/use-refused-value';
import { buttonClass } from '@/components/ui/button-class';
import { selectClass } from '@/components/ui/field-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { useHydrated } from '@/components/ui/use-hydrated';
import { accountPaths } from '@/lib/account-paths';
import type { CollectionRef } from '@/lib/collections/collection';
import { collectionName } from '@/lib/collections/collection-fields';
import { fieldError } from '@/lib/forms/form-state';
import type { FormatName } from '@/lib/integrations/formats/export-formats';
import { type ListFilter, listPath } from '@/lib/lists/list-filter';
import { changePrompts } from '@/lib/my-prompts/actions';
import type { ChangeKind } from '@/lib/my-prompts/change-form';
import { paths } from '@/lib/paths';
import { CHANGE_MESSAGES } from '../user-prompt-messages';
import { changeMessage } from './change-message';
import { LabelField } from './label-field';
import { SELECTION_FORM, type Selection, useChanges, useSelection } from './selection';

type Props = {
  filter: ListFilter;
  total: number;
  collections: CollectionRef[];
  categories: string[];
  tags: string[];
  publicPrompts: ReadonlySet<string>;
  formats: readonly FormatName[];
};

const BAR_BUTTON =
  'inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control px-2.5 text-ui font-semibold whitespace-nowrap no-underline [--icon-size:16px] hover:bg-paper hover:text-ink touch:min-h-11';

/** The actions on selected prompts: one form, whose checkboxes are in the rows. Without JavaScript it always stands below them. */
export function SelectionBar({ filter, total, collections, categories, tags, publicPrompts, formats }: Props) {
  const selection = useSelection();
  const hydrated = useHydrated();
  if (!selection) return null;
  const { count, all, page, has } = selection;
  // Without JavaScript `count` stays 0, whatever is ticked.
  const canHide = all || count === 0 || page.some((id) => has(id) && publicPrompts.has(id));
  const query = listPath('', { ...filter, page: 1 }).slice(1);
  const files: FormatName[] = [{ id: '', name: 'One document to read' }, ...formats];
  const exported = all ? new URLSearchParams(query) : new URLSearchParams(page.filter(has).map((id) => ['id', id]));
  return (
    <div
      className={count > 0 ? 'sticky bottom-0 z-front print:hidden' : 'mt-4 print:hidden [@media(scripting:enabled)]:hidden'}
      // The bar is hidden with the last row, but not removed, because AfterChange says what was done.
      hidden={page.length === 0}
      data-selection={count > 0 ? '' : undefined}
    >
      <ActionForm
        id={SELECTION_FORM}
        action={changePrompts}
        messages={CHANGE_MESSAGES}
        className="relative grid gap-2 bg-ink px-3 py-2 text-paper forced-colors:border"
      >
        {/* Enter presses the first button of a form, so that is one that does nothing. */}
        <button type="submit" disabled hidden />
        <RefusalNotice />
        <input type="hidden" name="filter" value={query} />
        {hydrated && <input type="hidden" name="all" value={all ? 'true' : ''} />}
        <NoScriptFallback>
          <input type="hidden" name="fromPage" value="true" />
          <label className="flex min-h-11 items-center gap-2 text-ui">
            <input type="checkbox" className="size-4" name="all" value="true" />
            {total === 1 ? 'The one prompt of this list' : `All ${total.toLocaleString('en')} prompts of this list`}
          </label>
        </NoScriptFallback>
        <div className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
          {count > 0 && <SelectionSummary selection={selection} total={total} />}
          <Disclosure name="Category">
            <LabelField name="category" names={categories} change="category" />
            <ChangeButton change="category" primary>
              Set category
            </ChangeButton>
          </Disclosure>
          <Disclosure name="Tags">
            <LabelField name="tags" names={tags} change="tag" />
            <div className="flex flex-wrap gap-2">
              <ChangeButton change="tag" primary>
                Add
              </ChangeButton>
              <ChangeButton change="untag">Remove</ChangeButton>
            </div>
          </Disclosure>
          <Disclosure name="Collection">
            {collections.length > 0 ? (
              <>
                <CollectionChoice collections={collections} />
                <div className="flex flex-wrap gap-2">
                  <ChangeButton change="add" primary>
                    Add
                  </ChangeButton>
                  <ChangeButton change="remove">Remove</ChangeButton>
                </div>
              </>
            ) : (
              <p className="text-ui">
                You have no collections yet. <Link href={paths.createCollection}>New collection</Link>
              </p>
            )}
          </Disclosure>
          {canHide && (
            <SubmitButton className={BAR_BUTTON} sends={{ name: 'change', value: 'private' }}>
              <Icon name="private" />
              Make Private
            </SubmitButton>
          )}
          <SubmitButton className={BAR_BUTTON} sends={{ name: 'change', value: 'delete' }}>
            <Icon name="remove" />
            Delete
          </SubmitButton>
          <Disclosure name="Export">
            {hydrated ? (
              <ul className="grid max-h-[50vh] overflow-y-auto text-ui">
                {files.map(({ id, name }) => (
                  <li key={id}>
                    <a
                      className="flex min-h-9 items-center touch:min-h-11"
                      href={id ? accountPaths.promptsFile(id, exported) : accountPaths.promptsMarkdown(exported)}
                      download
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            ) : (
              <>
                <label className="grid gap-1.5 text-ui font-semibold">
                  Which format
                  <select className={selectClass()} name="format" defaultValue="">
                    <Options of={files.map(({ id, name }) => [id, name])} />
                  </select>
                </label>
                <ChangeButton change="export" primary>
                  Download
                </ChangeButton>
              </>
            )}
          </Disclosure>
        </div>
        <AfterChange collections={collections} />
      </ActionForm>
    </div>
  );
}

function SelectionSummary({ selection, total }: { selection: Selection; total: number }) {
  const { count, all, page, selectAll, clear } = selection;
  return (
    <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-1">
      <button
        type="button"
        className={`${BAR_BUTTON} px-2!`}
        aria-label="Clear selection"
        data-tip="Clear selection"
        onClick={() => {
          document.querySelector<HTMLInputElement>(`input[form=${SELECTION_FORM}]:checked`)?.focus({ preventScroll: true });
          clear();
        }}
      >
        <Icon name="close" />
      </button>
      <b className="num px-1 text-ui font-strong" tabIndex={-1}>
        {count.toLocaleString('en')} selected
      </b>
      {!all && total > Math.max(count, 1) && (
        <button
          type="button"
          className={`${BAR_BUTTON} underline underline-offset-4`}
          onClick={({ currentTarget }) => {
            // The button goes away: the focus stays in the bar, where a second Enter does nothing.
            currentTarget.parentElement?.querySelector('b')?.focus();
            selectAll();
          }}
        >
          {total > page.length ? `Select all ${total.toLocaleString('en')} that match` : `Select all ${total}`}
        </button>
      )}
    </div>
  );
}

function Disclosure({ name, children }: { name: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const focusFirst = () => {
    if (!details.current?.open) return;
    // Browsers before 2024 do not close the others of the same name.
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name=selection][open]'))
      if (other !== details.current) other.open = false;
    details.current.querySelector<HTMLElement>('input, select, a')?.focus({ preventScroll: true });
  };
  return (
    <details ref={details} name="selection" className="md:relative" onKeyDown={closeByEscape} onToggle={focusFirst}>
      <summary className={`${BAR_BUTTON} list-none [&::-webkit-details-marker]:hidden`}>
        {name}
        <Icon name="expand" className="rotate-180" />
      </summary>
      <div className="absolute bottom-full left-0 z-front grid w-full gap-3 border border-ink bg-paper-float p-4 text-ink shadow-float md:w-80">
        {children}
      </div>
    </details>
  );
}

function CollectionChoice({ collections }: { collections: CollectionRef[] }) {
  const refused = useRefusedValue('collection');
  return (
    <label className="grid gap-1.5 text-ui font-semibold">
      Choose a collection
      {/* React does not change the default of a select, so each default has a select of its own (`key`). */}
      <select key={refused} className={selectClass()} name="collection" defaultValue={refused}>
        <option value="">Choose…</option>
        <Options of={collections.map((named) => [named.id, collectionName(named)])} dir="auto" />
      </select>
    </label>
  );
}

function ChangeButton({ change, primary, children }: { change: ChangeKind; primary?: boolean; children: ReactNode }) {
  return (
    <SubmitButton className={buttonClass({ variant: primary ? 'primary' : 'outline' })} sends={{ name: 'change', value: change }}>
      {children}
    </SubmitButton>
  );
}

function RefusalNotice() {
  const { state, notice } = useForm();
  const error = (['ids', 'category', 'tags', 'collection'] as const).map((name) => fieldError(state, name)).find(Boolean);
  if (!error) return null;
  return (
    <div ref={notice} className="bg-paper-2 px-3.5 py-2" tabIndex={-1}>
      <FormError>{error}</FormError>
    </div>
  );
}

function AfterChange({ collections }: { collections: CollectionRef[] }) {
  const { state } = useForm();
  const selection = useSelection();
  const { notify } = useChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (state.status === 'refused') selection?.tickAgain();
    if (state.status !== 'done' || !state.change || !selection) return;
    const { change = '', category, tags, collection } = (state.values ?? {}) as Record<string, string>;
    const into = collections.find(({ id }) => id === collection);
    const message = changeMessage(
      { change: change as Exclude<ChangeKind, 'export'>, category, tags, collection: into && collectionName(into) },
      state.change.prompts,
    );
    for (const open of document.querySelectorAll<HTMLDetailsElement>(`#${SELECTION_FORM} details[open]`)) open.open = false;
    selection.clear();
    notify({ ...state.change, message, takesFocus: true });
  }, [state]);
  return null;
}
