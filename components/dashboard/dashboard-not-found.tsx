import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/paths';

type Props = { title: string; text: string; href: string; label: string };

export function DashboardNotFound({ title, text, href, label }: Props) {
  return (
    <>
      <DashboardHead title={title} />
      <EmptyState text={text}>
        <ButtonLink variant="primary" href={href}>
          {label}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

/** For pages about a prompt of any kind: of the library, of one's own or of another person. */
export function AnyPromptNotFound() {
  return (
    <DashboardNotFound
      title="Prompt not found"
      text="This prompt may have been made private or deleted."
      href={paths.publicPrompts}
      label="Community prompts"
    />
  );
}
