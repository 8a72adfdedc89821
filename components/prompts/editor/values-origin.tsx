'use client';

import { FilledByLink } from './filled-by-link';
import { FromLastTime } from './from-last-time';

type Props = {
  /** Of the link that led here; empty where none did. */
  fragment: string;
  onLinkEnd: () => void;
};

/** Where the values in the blanks come from, if not from here and now. */
export function ValuesOrigin({ fragment, onLinkEnd }: Props) {
  return fragment ? <FilledByLink key={fragment} fragment={fragment} onEnd={onLinkEnd} /> : <FromLastTime />;
}
