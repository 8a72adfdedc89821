'use client';

import { useParams, useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { FormError } from '@/components/forms/form-error';
import { buttonClass } from '@/components/ui/button-class';
import { Note } from '@/components/ui/notice';
import { parseAccountCookie } from '@/lib/account/account';
import { browserStore } from '@/lib/browser/browser-store';
import { draftsOf, moveToNewPrompt, type StoredDraft } from '@/lib/my-prompts/draft';
import { paths } from '@/lib/paths';

/** Offers to make a new prompt of an edit that was not saved, on the page of a prompt that is gone. */
export function DraftOfMissingPrompt() {
  const { id } = useParams();
  const router = useRouter();
  const [stored, setStored] = useState<StoredDraft>();
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const drafts = draftsOf(browserStore(), parseAccountCookie(document.cookie) ?? '');
    setStored(drafts.find(({ promptId }) => promptId === id));
  }, [id]);
  if (!stored) return null;
  const create = () => {
    if (moveToNewPrompt(browserStore(), stored)) router.push(paths.createPrompt);
    else setIsRefused(true);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Note>An edit of this prompt that you did not save is still in this browser.</Note>
      <button type="button" className={buttonClass({ size: 'small' })} onClick={create}>
        Use it for a new prompt
      </button>
      {isRefused && <FormError>This browser did not store the text.</FormError>}
    </div>
  );
}
