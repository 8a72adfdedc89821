'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { fieldClass } from '@/components/ui/field-class';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { useLoaded } from '@/components/ui/use-loaded';
import { parseAccountCookie } from '@/lib/account/account';
import { browserStore } from '@/lib/browser/browser-store';
import { addToDraft } from '@/lib/my-prompts/draft';
import { paths } from '@/lib/paths';
import { loadOfflineLibrary, type OfflinePrompt } from '@/lib/prompts/offline-library';
import { fieldForSharedText, sharedTextIn, withSharedText } from '@/lib/prompts/shared-text';
import { fragmentOf } from '@/lib/prompts/shared-values';
import { readValues, writeValues } from '@/lib/prompts/stored-values';
import { StoredLibrary } from './stored-library';

/** A text that another app has shared with this one, to put into a library prompt or a new prompt. It stays in the browser. */
export function SharedText() {
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { loaded: library, retry } = useLoaded('', loadOfflineLibrary);
  useEffect(() => {
    const { hash, search } = window.location;
    setText(sharedTextIn(new URLSearchParams(hash.slice(1) || search)));
    // The text moves from the query to the fragment, which no Referer header holds.
    if (search) window.history.replaceState(null, '', `#${search.slice(1)}`);
  }, []);

  const use = (prompt: OfflinePrompt) => {
    const values = withSharedText(prompt, readValues(browserStore(), prompt.storageId), text);
    const stored = writeValues(browserStore(), prompt.storageId, values);
    const fragment = stored ? '' : fragmentOf(values);
    if (fragment === null) return refuse();
    router.push(paths.prompt(prompt.ref.id) + fragment);
  };
  const create = () => {
    if (!addToDraft(browserStore(), parseAccountCookie(document.cookie), text)) return refuse();
    router.push(paths.createPrompt);
  };
  /** Says that the text was not stored, and selects it, ready to be copied. */
  const refuse = () => {
    setIsRefused(true);
    field.current?.focus();
    field.current?.select();
  };

  return (
    <>
      <PageTitle>
        <h1>Use a text</h1>
        <Lede>Choose the prompt that it belongs to, or make it a new one. It stays in your browser until you send it.</Lede>
        <div className="js-only mt-6 grid max-w-[720px] gap-1.5">
          <label className="text-ui font-semibold" htmlFor={id}>
            Text
          </label>
          <textarea
            ref={field}
            id={id}
            className={`${fieldClass()} block resize-y`}
            rows={5}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {isRefused && (
            <p className="text-ui font-semibold" role="alert">
              This browser did not store the text. Copy it here, open a prompt, and paste it there.
            </p>
          )}
          <p className="mt-2">
            <button type="button" className={buttonClass()} disabled={text.trim() === ''} onClick={create}>
              New prompt
            </button>
          </p>
        </div>
      </PageTitle>
      {library?.length === 0 && (
        <div className="pb-20" role="alert">
          <p className="text-ui">The library did not load. Check your connection.</p>
          <button type="button" className={buttonClass({ className: 'mt-4' })} onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {library && library.length > 0 && (
        <StoredLibrary library={library}>
          {(prompt) => (
            <button
              key={prompt.storageId}
              type="button"
              className="grid min-h-14 content-center gap-0.5 border-t border-rule py-2.5 text-left hover:bg-paper-2"
              onClick={() => use(prompt)}
            >
              <span className="font-semibold">{prompt.title}</span>
              <span className="text-meta text-ink-3">Goes into “{fieldForSharedText(prompt).label}”</span>
            </button>
          )}
        </StoredLibrary>
      )}
    </>
  );
}
