import { z } from 'zod';
import { LIMITS } from '../../limits';
import { cleanQuery } from '../../lists/list-filter';

/** The text of a search. */
export const typedQuery = z
  .string()
  .max(LIMITS.query.max)
  .refine((text) => cleanQuery(text) !== '', 'must say what to search for');
