import { UserPromptRow } from '@/components/my-prompts/user-prompt-row';
import { PinnableRow } from '@/components/prompts/row/pinnable-row';
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
