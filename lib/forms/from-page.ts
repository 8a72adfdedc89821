import { z } from 'zod';

/** A field of a form that is the point of its page: once it is done, the page leads on or is drawn again. Elsewhere the page stays as it is. */
export const fromPage = z
  .enum(['', 'true'])
  .default('')
  .transform((text) => text === 'true');
