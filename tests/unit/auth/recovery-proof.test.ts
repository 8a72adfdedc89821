import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRecoveryProof, signRecovery } from '@/lib/auth/recovery-proof';

const NOW = 1_800_000_000_000;
const proof = signRecovery('secret', 'ada', NOW + 1000);

test('a proof holds for its user, with its secret, until it expires', () => {
  expect(isRecoveryProof(proof, 'secret', 'ada', NOW)).toBe(true);
  expect(isRecoveryProof(proof, 'secret', 'bob', NOW)).toBe(false);
  expect(isRecoveryProof(proof, 'another secret', 'ada', NOW)).toBe(false);
  expect(isRecoveryProof(proof, 'secret', 'ada', NOW + 1000)).toBe(false);
});

test('nothing that was not signed is one', () => {
  const prolonged = proof.replace(/^\d+/, String(NOW + 999_999));
  for (const forged of [undefined, '', '1', prolonged, `${proof}x`, proof.slice(0, -1), `${NOW + 1}.`])
    expect(isRecoveryProof(forged, 'secret', 'ada', NOW), forged).toBe(false);
  fc.assert(fc.property(fc.string(), (text) => !isRecoveryProof(text, 'secret', 'ada', NOW)));
});
