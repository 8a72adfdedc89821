import { z } from 'zod';
import { TOKENS } from '../account-limits';
import { textLine } from '../text/text-fields';
import { isUuid } from '../text/uuid';

const expiries = z.enum([...TOKENS.days.map(String), 'never']);

export const createTokenSchema = z.object({
  name: textLine('Name', TOKENS.name.max).refine(Boolean, 'Name is required'),
  scope: z.enum(['read', 'write']),
  expires: expiries,
});

export const revokeTokenSchema = z.object({ id: z.string().refine(isUuid) });
