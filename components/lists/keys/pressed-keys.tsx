import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { filledWithStored } from '@/components/prompts/actions/copy-from-list';
import { pressAction } from '@/components/prompts/actions/press-action';
import { isPressTooOld, sendPrompt } from '@/components/prompts/actions/send-prompt';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useFeedback } from '@/components/ui/use-feedback';
import { announce } from '@/lib/browser/announce';
import { singleKeysOn } from '@/lib/browser/single-keys';
import { TIMES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { assistantLink } from '@/lib/prompts/assistants';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';
import { emptyBlanksMessage } from '@/lib/prompts/empty-blanks';
import { loadPrompt } from '@/lib/prompts/load-prompt';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { refOfPath } from '@/lib/prompts/ref-of-path';
import { pageKey, type RowKey, rowKey, sendsForm } from './meaning-of-key';

const ShortcutsDialog = lazyComponent(() => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog));

const WRITTEN_IN = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]';

/** Keys that were pressed before this code was loaded; `stop` ends their collection. */
export type EarlyKeys = { keys: KeyboardEvent[]; stop: () => void };

/** Handles the keys of pages, lists and forms (docs/decisions/keys.md). */
export function PressedKeys({ keys, stop }: EarlyKeys) {
  const [message, setMessage] = useFeedback();
  const [shortcuts, setShortcuts] = useState(false);
  const router = useRouter();

  useEffect(() => {
    let timeOfG = Number.NEGATIVE_INFINITY;
    const showMessage = (text: string) => {
      setMessage(text);
      announce(text);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's') forgetAsked();
      if (event.isComposing || event.defaultPrevented || !(event.target instanceof Element)) return;
      const field = event.target.closest<HTMLElement>(WRITTEN_IN);
      if (sendsForm(event) && field) {
        if (sendForm(field)) event.preventDefault();
        return;
      }
      if (document.querySelector('[role=dialog]')) return;
      const singleKeys = singleKeysOn();
      const onPage = pageKey(event, { writing: field !== null, singleKeys, going: event.timeStamp - timeOfG < TIMES.nextKey });
      timeOfG = onPage === 'going' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (onPage) {
        event.preventDefault();
        if (onPage === 'shortcuts') setShortcuts(true);
        else if (onPage !== 'going') router.push(onPage.to);
        return;
      }
      const rows = rowsOnPage();
      const at = rows.findIndex(({ element }) => element.contains(document.activeElement));
      const key = rowKey(event, { writing: field !== null, inRow: at >= 0, singleKeys });
      if (!key) return;
      const row = rows[at];
      if (row ? act(key, row, rows[at + (key === 'previous' ? -1 : 1)]) : enterList(key, rows)) event.preventDefault();
    };
    const act = (key: RowKey, row: RowOnPage, next: RowOnPage | undefined): boolean => {
      if (key === 'next') next?.link.focus();
      else if (key === 'previous') (next?.link ?? searchField())?.focus();
      else if (key === 'right') return focusInRow(row.element, 1);
      else if (key === 'left') return focusInRow(row.element, -1);
      else if (key === 'send') void send(row, showMessage);
      else if (!pressAction(row.element, key) && key === 'edit' && row.ref.kind === 'own') router.push(paths.editUserPrompt(row.ref.id));
      return true;
    };
    stop();
    for (const event of keys.splice(0)) press(event);
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', forgetAsked);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', forgetAsked);
    };
  }, [keys, stop, setMessage, router]);

  return (
    <>
      {shortcuts && <ShortcutsDialog open onOpenChange={setShortcuts} />}
      {message && (
        <p
          className="fixed inset-x-0 bottom-0 z-notice bg-ink px-4 py-3 text-center text-ui font-semibold text-paper print:hidden forced-colors:border"
          aria-hidden="true"
        >
          {message}
        </p>
      )}
    </>
  );
}

type RowOnPage = { link: HTMLAnchorElement; element: Element; ref: PromptRef };

/** The visible rows of the page's lists: those with a heading that links to a prompt. */
function rowsOnPage(): RowOnPage[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main :is(h2, h3) a[href]')].flatMap((link) => {
    const ref = refOfPath(link.pathname);
    const element = link.closest('article, li');
    return ref && element && link.checkVisibility() ? { link, element, ref } : [];
  });
}

/** Moves the focus to the next or previous control of a row; false if there is none. */
function focusInRow(row: Element, step: 1 | -1): boolean {
  const controls = [...row.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden])')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }) && !control.matches(':disabled'),
  );
  const next = controls[controls.findIndex((control) => control.matches(':focus')) + step];
  next?.focus();
  return next !== undefined;
}

function enterList(key: RowKey, rows: RowOnPage[]): boolean {
  const row = key === 'next' ? rows[0] : key === 'previous' ? rows.at(-1) : undefined;
  row?.link.focus();
  return row !== undefined;
}

const searchField = () => document.querySelector<HTMLElement>('main [role=search] input[type=search]');

/** The id of the prompt whose empty blanks were just named: pressing s again sends it, if nothing else is pressed or focused before. */
let asked: string | undefined;

function forgetAsked() {
  asked = undefined;
}

async function send({ ref }: RowOnPage, showMessage: (text: string) => void) {
  const assistant = chosenAssistant.get();
  const prompt = await filledWithStored(loadPrompt(ref)).catch(() => null);
  if (!prompt) return showMessage('The prompt did not load. Try again in a moment.');
  if (prompt.empty.length > 0 && asked !== ref.id) {
    asked = ref.id;
    return showMessage(`${emptyBlanksMessage(prompt.empty)} Press s again to send it.`);
  }
  if (isPressTooOld()) return showMessage('Press s again to send it.');
  forgetAsked();
  const message = await sendPrompt({ ...prompt, assistant, promptId: ref.id });
  window.open(assistantLink(assistant, prompt.text).href, '_blank', 'noopener');
  showMessage(message || `Sent to ${assistant.name}.`);
}

/** Sends the form of a field by the next submit button after the field, or by the first one of the form; false outside a form. */
function sendForm(field: HTMLElement): boolean {
  const form = field.closest('form');
  if (!form) return false;
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[type=submit], button:not([type])')];
  const follows = (button: Element) => field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
  const button = buttons.find(follows) ?? buttons[0];
  if (button) button.click();
  else form.requestSubmit();
  return true;
}
