import type { ReactNode } from 'react';
import { Moment } from '@/components/ui/moment';
import { wrapClass } from '@/components/ui/wrap-class';
import { type Difference, differencesOf } from '@/lib/differences';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import type { Version } from '@/lib/user-prompts/version';
import { Differences, DifferencesKey } from './differences';
import { RestoreForm } from './restore-form';

type Props = { prompt: UserPrompt; version: Version };

/** What changed in a prompt since a version, and the way back to it. */
export function VersionText({ prompt, version }: Props) {
  const title = differencesOf(version.title, prompt.title);
  const category = differencesOf(version.category ?? '', prompt.category ?? '');
  const content = differencesOf(version.content, prompt.content);
  const changed = [title, category, content].some((parts) => parts.some(({ kind }) => kind !== 'same'));
  return (
    <section aria-labelledby="changes">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
        <div className="grid gap-1">
          <h2 className="num text-h3" id="changes">
            Since <Moment iso={version.replacedAt} /> UTC
          </h2>
          {changed ? <DifferencesKey /> : <p className="text-meta text-ink-2">Your prompt says the same now.</p>}
        </div>
        {changed && <RestoreForm promptId={prompt.id} versionId={version.id} updatedAt={prompt.updatedAt} />}
      </div>
      <dl className="grid max-w-[720px] gap-5 print:max-w-none">
        <Field label="Title" parts={title} />
        {category.length > 0 && <Field label="Category" parts={category} />}
        <Field label="Content" parts={content} className="font-serif text-lede leading-[1.6] whitespace-pre-wrap" />
      </dl>
    </section>
  );
}

function Field({ label, parts, className = '' }: { label: ReactNode; parts: Difference[]; className?: string }) {
  const wrap = wrapClass(parts.map(({ text }) => text).join(''));
  return (
    <div className="grid min-w-0 gap-1">
      <dt className="text-meta font-semibold text-ink-3">{label}</dt>
      <dd className={`min-w-0 ${wrap} ${className}`} dir="auto">
        <Differences parts={parts} />
      </dd>
    </div>
  );
}
