import { expect, test } from 'vitest';
import { requiredVersion, versionTag } from '@/lib/integrations/api/version-tag';

const TIME = '2026-11-29T10:00:00.123456+00:00';
const versionIn = (tag: string) => requiredVersion(new Request('http://localhost:3000/', { headers: { 'If-Match': tag } }));

test.each([versionTag(TIME), `W/${versionTag(TIME)}`])('%s names the version', (tag) => expect(versionIn(tag)).toBe(TIME));

test.each([TIME, `w/${versionTag(TIME)}`, `W/${TIME}`, '*', '""', '"yesterday"'])('%s names none', (tag) =>
  expect(() => versionIn(tag)).toThrow(),
);
