import { Icon } from '@/components/ui/icon';

/** A small star, and the word Featured for screen readers. */
export function FeaturedBadge() {
  return (
    <span className="inline-flex [--icon-size:14px]" data-badge="" title="Featured">
      <Icon name="star" />
      <span className="sr-only">Featured</span>
    </span>
  );
}
