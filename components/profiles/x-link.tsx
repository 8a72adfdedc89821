import { Icon } from '@/components/ui/icon';
import { xUrl } from '@/lib/profiles/profile';

/** A link to the user's account on X, with nofollow because it is user content. */
export function XLink({ handle, children }: { handle: string; children: string }) {
  return (
    <a className="tall-target inline-flex items-center gap-1" href={xUrl(handle)} rel="nofollow ugc noopener">
      {children}
      <Icon name="open" />
    </a>
  );
}
