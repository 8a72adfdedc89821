import { expect, test } from 'vitest';
import { MORE_SUPPORTED_FORMATS, SUPPORTED_FORMATS } from '@/lib/import/supported-formats';
import { EXPORT_FORMATS } from '@/lib/integrations/formats/export-formats';

test.each(EXPORT_FORMATS)('the Import page names $name once', ({ name }) => {
  const named = [...SUPPORTED_FORMATS, ...MORE_SUPPORTED_FORMATS].flatMap(([row, what]) => [row, ...what.split(/, (?:and )?| commands$/)]);
  expect(named.filter((one) => one === name)).toEqual([name]);
});
