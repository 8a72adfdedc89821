import { PinnableRow } from '@/components/prompts/row/pinnable-row';
import { UserPromptRow } from '@/components/user-prompts/user-prompt-row';
import type { StartRow } from '@/lib/dashboard/lines';

export function PromptLines({ lines }: { lines: StartRow[] }) {
  return (
    <div data-compact="always">
      {lines.map(({ item, editable }) =>
        editable ? (
          <UserPromptRow key={item.ref.id} item={item} {...editable} heading="h3" withValues />
        ) : (
          <PinnableRow key={item.ref.id} item={item} heading="h3" withValues />
        ),
      )}
    </div>
  );
}
