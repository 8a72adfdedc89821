'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { useFirstUse } from '@/components/ui/use-first-use';
import type { Rating } from '@/lib/ratings/rating';
import type { RatingButtonsProps } from './rating-buttons';

type Props = Omit<RatingButtonsProps, 'pressed'> & {
  /** How it looks until its code has come. */
  children: ReactNode;
};

const RatingButtons = lazyDialog<RatingButtonsProps & Pick<Props, 'children'>>(
  () => import('./rating-buttons').then((module) => module.RatingButtons),
  ({ children }) => children,
);

/** The question whether a prompt worked. Its code comes with the first use of the page; what is pressed before counts then. */
export function RateWhenUsed({ children, ...rating }: Props) {
  const used = useFirstUse();
  const [pressed, setPressed] = useState<keyof Rating>();
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) setPressed(button.value === 'worked' ? 'worked' : 'needsTweak');
  };
  const served = (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the buttons in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons are clicked by keys, too
    <div onClick={press}>{children}</div>
  );
  if (!used) return served;
  return (
    <RatingButtons {...rating} pressed={pressed}>
      {served}
    </RatingButtons>
  );
}
