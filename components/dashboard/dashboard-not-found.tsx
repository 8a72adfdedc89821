import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/paths';
import { NOT_FOUND_TITLES } from '@/lib/site/not-found-titles';

type Props = {
  title: string;
  text: string;
  href: string;
  linkText: string;
  children?: ReactNode;
};

export function DashboardNotFound({ title, text, href, linkText, children }: Props) {
  return (
    <>
      <DashboardHead title={title} />
      <EmptyState text={text}>
        <ButtonLink variant="primary" href={href}>
          {linkText}
        </ButtonLink>
        {children}
      </EmptyState>
    </>
  );
}

/** The not-found page of pages about a prompt that anybody may have written. */
export function AnyPromptNotFound() {
  return (
    <DashboardNotFound
      title={NOT_FOUND_TITLES.prompt}
      text="This prompt may have been made private or deleted."
      href={paths.publicPrompts}
      linkText="Community prompts"
    />
  );
}
