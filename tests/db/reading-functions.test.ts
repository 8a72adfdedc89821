import { expect, test } from 'vitest';
import { READING_FUNCTIONS } from '../../lib/supabase/may-be-repeated';
import { openSql } from './support/sql';

test('the functions that are asked once more where an answer was lost are those that PostgreSQL lets change nothing', async () => {
  const sql = await openSql();
  try {
    const rows = await sql.rows<{ proname: string }>(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v' and prorettype <> 'trigger'::regtype order by 1",
    );
    expect([...READING_FUNCTIONS].sort()).toEqual(rows.map(({ proname }) => proname));
  } finally {
    await sql.close();
  }
});
