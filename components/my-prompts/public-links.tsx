'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';
import { paths } from '@/lib/paths';

/** A link to the public page of a prompt, and a button that copies its address. In a list, `title` says which prompt it is. */
export function PublicLinks({ id, title }: { id: string; title?: string }) {
  const path = paths.publicPrompt(id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {title && <p className="mr-2 text-meta font-semibold">Public: others can view and use it.</p>}
      <ButtonLink size="small" href={path} aria-label={title && `View public page: ${title}`}>
        View public page
      </ButtonLink>
      <CopyButton
        label="Copy link"
        aria-label={title && `Copy link: ${title}`}
        text={async () => new URL(path, window.location.origin).href}
        failure="Your browser did not allow copying. Open the page and copy its address."
      />
    </div>
  );
}
