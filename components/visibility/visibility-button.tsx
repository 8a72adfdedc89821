import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { usePublishQuestion, type useVisibility } from './use-visibility';

const BUTTON =
  'tall-target relative z-raised inline-flex flex-none items-baseline gap-1 rounded-control font-medium [--icon-size:14px] compact:[&_svg]:hidden [&_svg]:self-center';

type Props = { title: string; state: ReturnType<typeof useVisibility> };

/** Shows and switches the visibility of a prompt in its row. Publishing asks first. A compact row shows only Public. */
export function VisibilityButton({ title, state: { isPublic, pending, change } }: Props) {
  const hydrated = useHydrated();
  const question = usePublishQuestion(title, 'prompt', () => change(true));
  const now = isPublic ? 'Public' : 'Private';
  const look = `${BUTTON} ${isPublic ? '' : 'compact:hidden'}`;
  const content = (
    <>
      <Icon name={isPublic ? 'public' : 'private'} />
      {now}
    </>
  );
  if (!hydrated) return <span className={look}>{content}</span>;
  return (
    <>
      <button
        {...question.button}
        type="button"
        className={`${look} hover:underline`}
        tabIndex={-1}
        aria-label={isPublic ? `Public. Make Private: ${title}` : `Private. Make Public: ${title}`}
        aria-busy={pending || undefined}
        onClick={() => {
          if (pending) return;
          if (isPublic) change(false);
          else question.ask();
        }}
      >
        {content}
      </button>
      {question.dialog}
    </>
  );
}
