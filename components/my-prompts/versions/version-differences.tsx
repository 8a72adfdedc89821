import { Differences, DifferencesLegend } from '@/components/differences/differences';
import { Link } from '@/components/ui/link';
import { Moment } from '@/components/ui/moment';
import { wrapClass } from '@/components/ui/wrap-class';
import { accountPaths } from '@/lib/account-paths';
import { FIELD_LABELS, VERSION_FIELDS } from '@/lib/my-prompts/prompt-fields';
import type { UserPrompt } from '@/lib/my-prompts/user-prompt';
import type { Version } from '@/lib/my-prompts/version';
import { personName } from '@/lib/suggestions/suggestion';
import { type Difference, differencesOf } from '@/lib/text/differences';
import { RestoreForm } from './restore-form';

type Props = {
  prompt: UserPrompt;
  version: Version;
  /** True if another version is of the same minute, so that the time is shown with seconds. */
  seconds: boolean;
};

const CONTENT = 'font-serif text-lede leading-[1.6] whitespace-pre-wrap';

export function VersionDifferences({ prompt, version, seconds }: Props) {
  const fields = VERSION_FIELDS.map((name) => ({ name, parts: differencesOf(version[name] ?? '', prompt[name] ?? '') }));
  const changed = fields.some(({ parts }) => parts.some(({ kind }) => kind !== 'same'));
  return (
    <section aria-labelledby="changes">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
        <div className="grid gap-1">
          <h2 className="num text-h3" id="changes">
            Since <Moment iso={version.replacedAt} seconds={seconds} zone />
          </h2>
          {version.suggestion && (
            <p className="text-meta text-ink-2">
              Then you took a{' '}
              <Link href={accountPaths.suggestion(version.suggestion.id)}>
                suggestion by <bdi>{personName(version.suggestion.suggester)}</bdi>
              </Link>
            </p>
          )}
          {changed ? (
            <DifferencesLegend added="Added since then" removed="removed since then" />
          ) : (
            <p className="text-meta text-ink-2">Nothing has changed since then.</p>
          )}
        </div>
        {changed && <RestoreForm promptId={prompt.id} versionId={version.id} updatedAt={prompt.updatedAt} />}
      </div>
      <dl className="grid max-w-[720px] gap-5 print:max-w-none">
        {fields.map((field) => field.parts.length > 0 && <Field key={field.name} {...field} />)}
      </dl>
    </section>
  );
}

function Field({ name, parts }: { name: (typeof VERSION_FIELDS)[number]; parts: Difference[] }) {
  const wrap = wrapClass(parts.map(({ text }) => text).join(''));
  return (
    <div className="grid min-w-0 gap-1">
      <dt className="text-meta font-semibold text-ink-3">{FIELD_LABELS[name]}</dt>
      <dd className={`min-w-0 ${wrap} ${name === 'content' ? CONTENT : ''}`} dir="auto">
        <Differences parts={parts} />
      </dd>
    </div>
  );
}
