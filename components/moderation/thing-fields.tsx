import type { Thing } from '@/lib/moderation/thing';

/** Hidden fields that name the reported thing. */
export function ThingFields({ kind, id }: Thing) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
    </>
  );
}
