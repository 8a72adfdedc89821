import { Icon } from '@/components/ui/icon';
import { xUrl } from '@/lib/profiles/profile';

/** Leads to somebody's account on X. It is a stranger's link: search engines need not follow it. */
export function XLink({ handle, children }: { handle: string; children: string }) {
  return (
    <a className="inline-flex items-center gap-1" href={xUrl(handle)} rel="nofollow ugc noopener">
      {children}
      <Icon name="open" />
    </a>
  );
}
