'use client';

import { startTransition } from 'react';
import { forgetAccount, SIGN_OUT_MESSAGES } from '@/components/auth/sign-out';
import { refusalMessage } from '@/components/forms/refusal-message';
import { withOfflineFallback } from '@/components/forms/with-offline-fallback';
import { signOut } from '@/lib/auth/actions';
import { untouched } from '@/lib/forms/form-state';

export function useSignOut(onMessage: (message: string) => void, onLeave: () => void): () => void {
  const leave = withOfflineFallback(signOut, () => {
    forgetAccount();
    onLeave();
  });
  return () => {
    onMessage('Signing out…');
    startTransition(async () => {
      const result = await leave(untouched, new FormData());
      if (result.status === 'refused') onMessage(refusalMessage(result, SIGN_OUT_MESSAGES));
    });
  };
}
