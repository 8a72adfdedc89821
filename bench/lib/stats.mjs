/** @param {number[]} values */
const ascending = (values) => [...values].sort((a, b) => a - b);

/** The value below which `share` of all lie. @param {number[]} values @param {number} share */
export function percentile(values, share) {
  const sorted = ascending(values);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = ascending(values);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN);
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** @param {number} ms */
export const milliseconds = (ms) => `${ms < 10 ? ms.toFixed(2) : ms.toFixed(1)} ms`;

/** @param {number} value */
export const count = (value) => Math.round(value).toLocaleString('en');

/** @param {() => Promise<unknown>} run @returns {Promise<number>} milliseconds */
export async function timed(run) {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
