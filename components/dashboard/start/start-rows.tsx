import { UserPromptRow } from '@/components/my-prompts/user-prompt-row';
import { PinnableRow } from '@/components/prompts/row/pinnable-row';
import type { StartRow } from '@/lib/dashboard/start-rows';

export function StartRows({ rows }: { rows: StartRow[] }) {
  return (
    <div data-compact="always">
      {rows.map(({ item, editable }) =>
        editable ? (
          <UserPromptRow key={item.ref.id} item={item} {...editable} heading="h3" withValues />
        ) : (
          <PinnableRow key={item.ref.id} item={item} heading="h3" withValues />
        ),
      )}
    </div>
  );
}
