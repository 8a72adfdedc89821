import type { ModerationTarget } from '@/lib/moderation/target';

export function TargetFields({ kind, id }: ModerationTarget) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
    </>
  );
}
