import { readFileSync } from 'node:fs';

/** @typedef {'vitest' | 'playwright'} Report the runner whose JSON tells how many tests there were */
/** @typedef {{ passed: number, failed: number, note?: string }} Count */

/**
 * What makes the runner print for people and write its JSON to a file.
 * @param {Report | undefined} report
 * @param {string} file
 * @param {string} folder for what the runner keeps besides
 * @returns {{ args: string[], env: Record<string, string> }}
 */
export function reporting(report, file, folder) {
  if (report === 'vitest') return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
  if (report === 'playwright') {
    // Who traces wants to find the traces.
    const output = process.env.TRACE ? [] : ['--output', folder];
    return { args: ['--reporter=list,json', ...output], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
  }
  return { args: [], env: {} };
}

/**
 * A check without a report is one test. A runner that fails with no failed test, or has no test at all, counts as a failure.
 * @param {Report | undefined} report
 * @param {string} file
 * @param {boolean} succeeded
 * @returns {Count}
 */
export function count(report, file, succeeded) {
  if (!report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed, skipped, flaky } = read(report, file);
  const notes = [skipped > 0 ? `${skipped} skipped` : '', flaky > 0 ? `${flaky} passed only when repeated` : ''];
  const note = notes.filter(Boolean).join(', ');
  if (passed + failed === 0) return { passed: 0, failed: 1, note: 'no test ran' };
  return { passed, failed: Math.max(failed, succeeded ? 0 : 1), note };
}

/** @param {Report} report @param {string} file */
function read(report, file) {
  const none = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  try {
    const json = JSON.parse(readFileSync(file, 'utf8'));
    if (report === 'playwright') {
      const { expected, unexpected, skipped, flaky } = json.stats;
      return { passed: expected + flaky, failed: unexpected, skipped, flaky };
    }
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, flaky: 0 };
  } catch {
    return none;
  }
}
