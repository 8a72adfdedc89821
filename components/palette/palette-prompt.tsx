import { type ComponentType, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { SkeletonText } from '@/components/prompts/text/skeleton-text';
import { buttonClass } from '@/components/ui/button-class';
import { dialogBodyClass } from '@/components/ui/dialog';
import { Dotted } from '@/components/ui/dotted';
import { useDelayed } from '@/components/ui/use-delayed';
import { useLoaded, useRetryOnline } from '@/components/ui/use-loaded';
import { parseAccountCookie } from '@/lib/account/account';
import { signInPath } from '@/lib/account/return-to';
import { browserStore } from '@/lib/browser/browser-store';
import { TIMES } from '@/lib/limits';
import type { PromptEntry } from '@/lib/palette/palette';
import { addRecent, removeRecent } from '@/lib/palette/recent';
import { paths } from '@/lib/paths';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { loadPrompt, PromptNotLoaded } from '@/lib/prompts/load-prompt';
import type { PaletteEditorProps } from './palette-editor';
import { PaletteHead } from './palette-frame';
import type { TypedEarly } from './palette-loading';

const loadEditor = () => import('./palette-editor').then((module) => module.PaletteEditor);

export function preloadEditor(): void {
  loadEditor().catch(() => undefined);
}

type Loaded = { state: 'loaded'; prompt: FillablePrompt; Editor: ComponentType<PaletteEditorProps> } | { state: PromptNotLoaded['reason'] };

type Props = Pick<PaletteEditorProps, 'hidden' | 'onAdd' | 'onGo'> & { entry: PromptEntry; onBack: () => void };

const KIND_NAMES = { library: 'Library', public: 'Community', own: 'My Prompts' };

export function PalettePrompt({ entry, onBack, ...editor }: Props) {
  const titleId = useId();
  const early = useRef<TypedEarly>({ text: '', entered: false });
  const [ready, setReady] = useState(false);
  const { loaded, retry } = useLoaded(entry.id, () => load(entry));
  const state = loaded?.state ?? 'loading';

  const prompt = loaded?.state === 'loaded' ? loaded.prompt : null;
  return (
    <div className="flex min-h-0 flex-auto flex-col" role="group" aria-labelledby={titleId} hidden={editor.hidden}>
      <PaletteHead onBack={onBack} />
      <div className="flex-none px-4 pb-3 md:px-6">
        <h2 id={titleId} className="text-h3 leading-[1.25] wrap-anywhere" dir="auto">
          {prompt?.title ?? entry.title}
        </h2>
        <Dotted>
          <span>{KIND_NAMES[prompt?.ref.kind ?? entry.kind]}</span>
          {entry.note && (
            <span className="wrap-anywhere" dir="auto">
              {entry.note}
            </span>
          )}
        </Dotted>
      </div>
      {loaded?.state === 'loaded' && <loaded.Editor prompt={loaded.prompt} early={early} onReady={() => setReady(true)} {...editor} />}
      {(state === 'loading' || (prompt && !ready)) && <Loading early={early} />}
      {state === 'failed' && <Failed onRetry={retry} />}
      {state === 'missing' && (
        <Problem text="This prompt is no longer available. It was deleted, or it is private again.">
          <button ref={focus} type="button" className={buttonClass()} onClick={onBack}>
            Back to the results
          </button>
        </Problem>
      )}
      {state === 'signed-out' && (
        <Problem text="Your session has ended.">
          <a ref={focus} className={buttonClass()} href={signInPath(paths.login, window.location)}>
            Sign In
          </a>
        </Problem>
      )}
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

const FIELD =
  'field-sizing-content min-w-40 max-w-full border-b-2 border-transparent px-1 font-serif text-prompt font-semibold outline-none not-placeholder-shown:border-signal not-placeholder-shown:bg-signal-tint';

/** Takes the place of a prompt while that is loaded, with an invisible field for what is typed into its first blank meanwhile. */
function Loading({ early }: { early: RefObject<TypedEarly> }) {
  const late = useDelayed(true, TIMES.pending);
  return (
    <div className={`${dialogBodyClass} px-4 py-5 md:px-6`} aria-busy="true">
      <p className="sr-only" role="status">
        Loading…
      </p>
      <input
        ref={focus}
        className={FIELD}
        aria-label="First blank"
        placeholder=" "
        autoComplete="off"
        dir="auto"
        onChange={({ currentTarget }) => {
          early.current = { text: currentTarget.value, entered: false };
        }}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) early.current = { text: currentTarget.value, entered: true };
        }}
      />
      {late && <SkeletonText />}
    </div>
  );
}

function Problem({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={`${dialogBodyClass} px-4 py-5 md:px-6`} role="alert">
      <p className="mb-4">{text}</p>
      {children}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  useRetryOnline(onRetry);
  return (
    <Problem text="This prompt did not load. Check your connection.">
      <button ref={focus} type="button" className={buttonClass({ variant: 'primary' })} onClick={onRetry}>
        Try again
      </button>
    </Problem>
  );
}

async function load(entry: PromptEntry): Promise<Loaded> {
  const account = parseAccountCookie(document.cookie);
  try {
    const [prompt, Editor] = await Promise.all([loadPrompt(entry), loadEditor()]);
    // The entry may have an old title.
    addRecent(browserStore(), account, { ...entry, title: prompt.title });
    return { state: 'loaded', prompt, Editor };
  } catch (cause) {
    const reason = cause instanceof PromptNotLoaded ? cause.reason : 'failed';
    // A visitor is told that the prompt is missing, not that their session has ended: they had none.
    const state = reason === 'signed-out' && account === null ? 'missing' : reason;
    if (state === 'missing') removeRecent(browserStore(), account, entry);
    return { state };
  }
}
