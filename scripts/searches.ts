/**
 * `npm run searches` prints what was searched in the library in vain on several of the last days (MISSED_SEARCHES in lib/limits.ts). It asks the
 * Supabase project of SUPABASE_URL with SUPABASE_SECRET_KEY, or else the embedded backend, also while the site runs.
 */
import { MISSED_SEARCHES } from '../lib/limits.ts';
import { asOperator } from './lib/operator.ts';
import { problem } from './lib/roles.ts';

await asOperator(async (operator) => {
  const { data, error } = await operator.rpc('often_missed_searches');
  if (error) throw problem('The searches could not be read', error);
  const { days, shownFromDays } = MISSED_SEARCHES;
  if (data.length === 0) return console.log(`Nothing was searched in vain on ${shownFromDays} different days of the last ${days}.`);
  console.log('days  searches  words');
  for (const row of data) console.log(`${String(row.days).padStart(4)}${String(row.searches).padStart(10)}  ${row.words}`);
});
