import type { ComponentProps } from 'react';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { PromptRow } from './prompt-row';
import { Rows } from './rows';

type Props = Omit<ComponentProps<typeof PromptRow>, 'item'> &
  Omit<ComponentProps<typeof Rows>, 'children'> & { items: readonly PromptListItem[] };

export function PromptRows({ items, columns, underRule, ...row }: Props) {
  return (
    <Rows columns={columns} underRule={underRule}>
      {items.map((item) => (
        <PromptRow key={item.ref.id} item={item} {...row} />
      ))}
    </Rows>
  );
}
