import { test } from 'vitest';
import { findPostgres } from './support/postgres-server';

test('the same tests on PostgreSQL', ({ skip }) => {
  const found = findPostgres();
  skip('missing' in found ? found.missing : 'nothing is missing');
});
