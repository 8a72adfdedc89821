'use client';

import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { MenuButton } from '@/components/ui/menu-button';
import { paths } from '@/lib/paths';

const RowChoices = lazyDialog(() => import('./row-choices').then((module) => module.RowChoices));

type Props = {
  title: string;
  /** Its slug, or the id of a public prompt. */
  slug: string;
  isPublicPrompt?: boolean;
};

/** What else can be done with a prompt of a list. */
export function RowMenu({ title, slug, isPublicPrompt = false }: Props) {
  const path = isPublicPrompt ? paths.publicPrompt(slug) : paths.prompt(slug);
  const source = isPublicPrompt ? paths.publicPromptData(slug) : paths.promptData(slug);
  return (
    <MenuButton
      className={`${iconButtonClass} -mr-3 md:-mr-2 md:size-9`}
      aria-label={`More: ${title}`}
      data-tip="More"
      menu={(state) => <RowChoices {...state} title={title} slug={slug} path={path} source={source} />}
    >
      <Icon name="more" />
    </MenuButton>
  );
}
