import type { Thing } from '@/lib/moderation/thing';

/** What a form is about. */
export function ThingFields({ kind, id }: Thing) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
    </>
  );
}
