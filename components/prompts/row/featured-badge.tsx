import { Icon } from '@/components/ui/icon';

/** Says that a prompt is featured, by a small star, and in words to whoever hears it. */
export function FeaturedBadge() {
  return (
    <span className="inline-flex [--icon-size:14px]" data-badge="" title="Featured">
      <Icon name="star" />
      <span className="sr-only">Featured</span>
    </span>
  );
}
