'use client';

import { createContext, type ReactNode, use } from 'react';

const PublicName = createContext<string | null>(null);

/** Provides the public name for the questions before publishing: `Ada (@ada)`. Null without a profile. */
export function PublicNameProvider({ name, children }: { name: string | null; children: ReactNode }) {
  return <PublicName value={name}>{children}</PublicName>;
}

/** "your name, Ada (@ada)", or "your name" where it is not known. */
export function useYourName(): string {
  const name = use(PublicName);
  return name ? `your name, ${name}` : 'your name';
}
