'use client';

import { Icon } from '@/components/ui/icon';
import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';
import { useVisibility, type VisibilityProps } from './use-visibility';

const MakePublicDialog = lazyDialog(() => import('./make-public-dialog').then((module) => module.MakePublicDialog));

const SIDE = 'switch-side inline-flex min-h-[34px] items-center gap-1.5 px-[11px] touch:min-h-11 touch:px-3.5 max-2xs:px-2.5!';

/** Private or public, shown at once. Publishing asks first. */
export function VisibilitySwitch(props: VisibilityProps) {
  const { item, visibility } = props;
  const { isPublic: shown, pending, change } = useVisibility(props);
  const question = useLazyDialog();

  return (
    <>
      <div
        className="inline-flex rounded-control border border-rule-field text-meta font-medium [--icon-size:15px] md:col-start-2 md:row-span-2 md:row-start-1 md:justify-self-end"
        role="group"
        aria-label={`Visibility of ${item.title}`}
        aria-busy={pending || undefined}
      >
        <button
          type="button"
          className={SIDE}
          aria-label="Make Private"
          aria-pressed={!shown}
          onClick={() => shown && !pending && change(false)}
        >
          <Icon name="private" className="max-2xs:hidden" />
          Private
        </button>
        <button
          {...question.button}
          className={SIDE}
          aria-label="Make Public"
          aria-pressed={shown}
          onClick={() => !shown && !pending && question.show()}
        >
          <Icon name="public" className="max-2xs:hidden" />
          Public
        </button>
      </div>
      {question.wanted && (
        <MakePublicDialog
          title={item.title}
          visibility={visibility}
          open={question.open}
          onOpenChange={question.setOpen}
          onClosed={question.giveFocusBack}
          onConfirm={() => {
            question.setOpen(false);
            change(true);
          }}
        />
      )}
    </>
  );
}
