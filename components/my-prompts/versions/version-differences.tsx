import { Moment } from '@/components/ui/moment';
import { wrapClass } from '@/components/ui/wrap-class';
import { FIELD_LABELS, PROMPT_FIELDS, type PromptField } from '@/lib/my-prompts/prompt-fields';
import type { UserPrompt } from '@/lib/my-prompts/user-prompt';
import type { Version } from '@/lib/my-prompts/version';
import { type Difference, differencesOf } from '@/lib/text/differences';
import { RestoreForm } from './restore-form';

type Props = {
  prompt: UserPrompt;
  version: Version;
  /** Shows the time with seconds, because another version is of the same minute. */
  seconds: boolean;
};

const CONTENT = 'font-serif text-lede leading-[1.6] whitespace-pre-wrap';

export function VersionDifferences({ prompt, version, seconds }: Props) {
  const fields = PROMPT_FIELDS.map((name) => ({ name, parts: differencesOf(version[name] ?? '', prompt[name] ?? '') }));
  const changed = fields.some(({ parts }) => parts.some(({ kind }) => kind !== 'same'));
  return (
    <section aria-labelledby="changes">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
        <div className="grid gap-1">
          <h2 className="num text-h3" id="changes">
            Since <Moment iso={version.replacedAt} seconds={seconds} zone />
          </h2>
          {changed ? <DifferencesKey /> : <p className="text-meta text-ink-2">Nothing has changed since then.</p>}
        </div>
        {changed && <RestoreForm promptId={prompt.id} versionId={version.id} updatedAt={prompt.updatedAt} />}
      </div>
      <dl className="grid max-w-[720px] gap-5 print:max-w-none">
        {fields.map((field) => field.parts.length > 0 && <Field key={field.name} {...field} />)}
      </dl>
    </section>
  );
}

function Field({ name, parts }: { name: PromptField; parts: Difference[] }) {
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

const ADDED = 'bg-signal-tint underline decoration-1 [box-decoration-break:clone]';
const REMOVED = 'text-ink-3 line-through';

// Screen readers do not announce <ins> and <del>.
const SPOKEN = 'before:sr-only after:sr-only';
const SPOKEN_ADDED = `${SPOKEN} before:content-['added:_'] after:content-['_end_of_added_']`;
const SPOKEN_REMOVED = `${SPOKEN} before:content-['removed:_'] after:content-['_end_of_removed_']`;

function DifferencesKey() {
  return (
    <p className="text-meta text-ink-2">
      <span className={ADDED}>Added since then</span>, <span className={REMOVED}>removed since then</span>
    </p>
  );
}

function Differences({ parts }: { parts: Difference[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const shown = text.trim() === '' ? visibleSpace(text, kind) : text;
    return kind === 'added' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <ins key={index} className={`${ADDED} ${SPOKEN_ADDED}`}>
        {shown}
      </ins>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <del key={index} className={`${REMOVED} ${SPOKEN_REMOVED}`}>
        {shown}
      </del>
    );
  });
}

/** Changed white space is shown as signs. A removed line break breaks no line. */
function visibleSpace(space: string, kind: Difference['kind']): string {
  return space.replaceAll(/[^\n]/g, '·').replaceAll('\n', kind === 'added' ? '¶\n' : '¶');
}
