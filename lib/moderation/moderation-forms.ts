import { z } from 'zod';
import { MODERATION } from '../account-limits';
import { emptyIsNull, idField as id, textBlock } from '../text/text-fields';
import { REASONS } from './reasons';
import { TARGET_KINDS } from './target-kinds';

const reason = z.enum(REASONS, 'Choose a reason');
const note = (label: string) => textBlock(label, MODERATION.note.max).transform(emptyIsNull);
const target = { kind: z.enum(TARGET_KINDS), id };

export const reportSchema = z.object({ ...target, reason, note: note('Note') });

export const appealSchema = z.object({
  ...target,
  appeal: textBlock('What you say', MODERATION.note.max).refine(Boolean, 'Say why it should be public, or what you changed'),
});

/** Schema of a decision. `seen`: version of the item that the moderator looked at. */
export const decisionSchema = z
  .object({
    ...target,
    decision: z.enum(['keep', 'hide', 'remove'], 'Choose what to do'),
    reason: z.union([reason, z.literal('').transform(() => null)]),
    message: note('Message'),
    seen: z.iso.datetime({ offset: true }),
  })
  .refine(({ decision, reason: given }) => decision === 'keep' || given !== null, { path: ['reason'], message: 'Choose a reason' });

const ends = z.enum([...MODERATION.suspensionDays.map(String), 'never']);

export const suspensionSchema = z.object({ id, reason, message: note('Message'), ends });

export const liftSchema = z.object({ id });
