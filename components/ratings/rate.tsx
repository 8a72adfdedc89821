import { NO_RATING, type Rating } from '@/lib/ratings/rating';
import { RateWhenUsed } from './rate-when-used';
import { RatingView } from './rating-view';

/** "Did it work for you?" on the page of a prompt, which is static: what this browser has stored is known later. */
export function Rate(props: { promptId: string; counted: Rating }) {
  return (
    <RateWhenUsed {...props}>
      <RatingView counted={props.counted} ownRating={NO_RATING} />
    </RateWhenUsed>
  );
}
