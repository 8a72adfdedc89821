import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProof, signProof } from '@/lib/account/signed-proof';

const NOW = 1_800_000_000_000;
const proof = signProof('secret', 'recovery', 'ada', NOW + 1000);

test('a proof holds for its purpose and subject, with its secret, until it expires', () => {
  expect(isProof(proof, 'secret', 'recovery', 'ada', NOW)).toBe(true);
  expect(isProof(proof, 'secret', 'device', 'ada', NOW)).toBe(false);
  expect(isProof(proof, 'secret', 'recovery', 'bob', NOW)).toBe(false);
  expect(isProof(proof, 'another secret', 'recovery', 'ada', NOW)).toBe(false);
  expect(isProof(proof, 'secret', 'recovery', 'ada', NOW + 1000)).toBe(false);
});

test('nothing that was not signed is one', () => {
  const prolonged = proof.replace(/^\d+/, String(NOW + 999_999));
  for (const forged of [undefined, '', '1', prolonged, `${proof}x`, proof.slice(0, -1), `${NOW + 1}.`])
    expect(isProof(forged, 'secret', 'recovery', 'ada', NOW), forged).toBe(false);
  fc.assert(fc.property(fc.string(), (text) => !isProof(text, 'secret', 'recovery', 'ada', NOW)));
});

test('it does not name its subject', () => {
  expect(signProof('secret', 'device', 'ada@example.org', NOW)).toMatch(/^\d{13}\.[\w-]{43}$/);
});
