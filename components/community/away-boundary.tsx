'use client';

import { catchError } from 'next/error';
import type { ReactNode } from 'react';

/** Shows `words` where what stands in it failed. */
export const AwayBoundary = catchError(({ words }: { words: ReactNode }) => words);
