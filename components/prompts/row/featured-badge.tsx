import { Icon } from '@/components/ui/icon';

export function FeaturedBadge() {
  return (
    <span className="inline-flex [--icon-size:14px]" data-badge="" title="Featured">
      <Icon name="star" />
      <span className="sr-only">Featured</span>
    </span>
  );
}
