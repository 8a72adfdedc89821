'use client';

import { createContext, type ReactNode, use } from 'react';

const PublicName = createContext<string | null>(null);

/** Provides the public name for the questions before publishing: `Ada (@ada)`. Null without a profile. */
export function PublicNameProvider({ name, children }: { name: string | null; children: ReactNode }) {
  return <PublicName value={name}>{children}</PublicName>;
}

/** The public name, "Ada (@ada)"; null where it is not known. */
export function usePublicName(): string | null {
  return use(PublicName);
}
