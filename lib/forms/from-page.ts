import { z } from 'zod';

/**
 * Field that is 'true' in the main form of a page: after success that page redirects or is rendered again. Other pages stay as they are.
 */
export const fromPage = z
  .enum(['', 'true'])
  .default('')
  .transform((text) => text === 'true');
