/**
 * What a part of the benchmark is given: it states what it measured line by line, so that a part that breaks half-way
 * keeps what it had.
 *
 * @typedef {object} Line
 * @property {string} what
 * @property {string} measured
 * @property {string} [against] what it is compared with, measured in the same run
 * @property {string} [limit]
 * @property {boolean} [ok] absent where nothing is demanded
 *
 * @typedef {{ caption: string, head: string[], rows: string[][] }} Table
 *
 * @typedef {object} Findings
 * @property {Line[]} lines
 * @property {Table[]} tables
 * @property {string[]} notes
 *
 * @typedef {object} Bench
 * @property {boolean} quick a smoke run: shows that everything works, measures nothing worth keeping
 * @property {Findings} findings
 * @property {(text: string) => void} say
 * @property {(line: Line) => void} line
 * @property {(stop: () => unknown) => void} later what must be stopped or removed at the end, the last first
 * @property {() => Promise<void>} end
 */

/**
 * @param {string} part
 * @param {boolean} quick
 * @returns {Bench}
 */
export function createBench(part, quick) {
  /** @type {Findings} */
  const findings = { lines: [], tables: [], notes: [] };
  /** @type {(() => unknown)[]} */
  const stops = [];
  const say = (/** @type {string} */ text) => console.log(`[${part}] ${text}`);
  return {
    quick,
    findings,
    say,
    line(line) {
      findings.lines.push(line);
      const verdict = line.ok === undefined ? '' : line.ok ? ' ✓' : ' ✗ MISSED';
      const rest = [line.against && `against ${line.against}`, line.limit && `limit ${line.limit}`].filter(Boolean).join(', ');
      say(`${line.what}: ${line.measured}${rest && ` (${rest})`}${verdict}`);
    },
    later: (stop) => void stops.push(stop),
    async end() {
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        try {
          await stop();
        } catch (error) {
          say(`while ending: ${error instanceof Error ? error.message : error}`);
        }
      }
    },
  };
}
