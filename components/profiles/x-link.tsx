import { Icon } from '@/components/ui/icon';
import { xUrl } from '@/lib/profiles/profile';

/** A link to somebody's account on X. It has `nofollow`, because users choose where it leads. */
export function XLink({ handle, children }: { handle: string; children: string }) {
  return (
    <a className="tall-target inline-flex items-center gap-1" href={xUrl(handle)} rel="nofollow ugc noopener">
      {children}
      <Icon name="open" />
    </a>
  );
}
