import { UserPromptRow } from '@/components/user-prompts/user-prompt-row';
import type { Line } from '@/lib/dashboard/lines';
import { OthersPromptRow } from './others-prompt-row';

export function PromptLines({ lines }: { lines: Line[] }) {
  return (
    <div data-compact="always">
      {lines.map(({ item, editable }) =>
        editable ? (
          <UserPromptRow key={item.ref.id} item={item} {...editable} heading="h3" withValues />
        ) : (
          <OthersPromptRow key={item.ref.id} item={item} />
        ),
      )}
    </div>
  );
}
