'use client';

import { createContext, type ReactNode, use } from 'react';

const SignedInName = createContext<string | null>(null);

export function SignedInNameProvider({ name, children }: { name: string | null; children: ReactNode }) {
  return <SignedInName value={name}>{children}</SignedInName>;
}

/** The name and username of who is signed in, such as `Ada (@ada)`; null without a profile, and outside of a SignedInNameProvider. */
export function useSignedInName(): string | null {
  return use(SignedInName);
}
