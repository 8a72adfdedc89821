import type { ReactNode } from 'react';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { DeleteForm } from './delete-form';
import { PublicLinks } from './public-links';
import { VisibilityForm } from './visibility-form';

/** Below a prompt's text, for its owner: who sees it, and deleting it. */
export function OwnerSettings({ prompt }: { prompt: UserPrompt }) {
  return (
    <div className="min-w-0 lg:col-start-1 print:hidden">
      <Part id="visibility" title="Visibility">
        <VisibilityForm prompt={prompt} />
        {prompt.isPublic && <PublicLinks id={prompt.id} />}
      </Part>
      <Part id="delete" title="Delete">
        <DeleteForm prompt={prompt} />
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 border-t-2 border-rule-strong pt-4 pb-8" aria-labelledby={id}>
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
