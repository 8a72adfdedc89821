import { ButtonLink } from '@/components/ui/button-link';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { paths } from '@/lib/paths';
import { notFoundMessage } from '@/lib/site/not-found-message';
import { NOT_FOUND_TITLES } from '@/lib/site/not-found-titles';

function NotFoundText({ title, text }: { title: string; text: string }) {
  return (
    <PageTitle padding="pb-24">
      <h1>{title}</h1>
      <Lede>{text}</Lede>
      <p className="mt-8 flex flex-wrap gap-2">
        <ButtonLink variant="primary" href={paths.publicPrompts}>
          Community prompts
        </ButtonLink>
        <ButtonLink href={paths.prompts}>Browse All Prompts</ButtonLink>
        <ButtonLink href={paths.home}>Home</ButtonLink>
      </p>
    </PageTitle>
  );
}

/** The not-found page within the frame of public pages. NotFoundPage, which has a frame of its own, is for unknown paths. */
export function PageNotFound() {
  return <NotFoundText {...notFoundMessage('')} />;
}

export function PromptNotFound() {
  return <NotFoundText {...notFoundMessage('/prompt/')} />;
}

export function PublicPromptNotFound() {
  return <NotFoundText title={NOT_FOUND_TITLES.prompt} text="This prompt may have been made private or deleted." />;
}

export function CollectionNotFound() {
  return <NotFoundText title={NOT_FOUND_TITLES.collection} text="This collection may have been made private or deleted." />;
}

export function UserNotFound() {
  return <NotFoundText title={NOT_FOUND_TITLES.user} text="Nobody here has this name. It may have been changed." />;
}
