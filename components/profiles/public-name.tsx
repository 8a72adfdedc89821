'use client';

import { createContext, type ReactNode, use } from 'react';

const PublicName = createContext<string | null>(null);

/** Provides the public name of who is signed in, such as `Ada (@ada)`, for the questions before publishing. Null without a profile. */
export function PublicNameProvider({ name, children }: { name: string | null; children: ReactNode }) {
  return <PublicName value={name}>{children}</PublicName>;
}

/** The public name of who is signed in, such as `Ada (@ada)`; null where no PublicNameProvider knows it. */
export function usePublicName(): string | null {
  return use(PublicName);
}
