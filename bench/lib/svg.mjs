/** Small charts as SVG text, without a library: what a measurement needs, and labels one can read. */

const WIDTH = 720;
const COLOURS = [
  '#0b57d0',
  '#b3261e',
  '#146c2e',
  '#8a5000',
  '#6b3fa0',
  '#006a6a',
  '#5f6368',
  '#a3005c',
  '#3b5b00',
  '#004a77',
  '#7a4100',
  '#444444',
];
const FONT = 'font-family="system-ui, sans-serif"';

/** @param {string | number} text */
const safe = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {number} x @param {number} y @param {string | number} text @param {string} [more] */
const label = (x, y, text, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${FONT} font-size="13" fill="#1f1f1f" ${more}>${safe(text)}</text>`;

/** @param {string} title @param {number} height @param {string[]} parts */
const chart = (title, height, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${safe(title)}">
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
${label(16, 28, title, 'font-weight="600" style="font-size:16px"')}
${parts.join('\n')}
</svg>
`;

/** @param {number} value */
const short = (value) => (value >= 1e6 ? `${value / 1e6} M` : value >= 1000 ? `${value / 1000} k` : `${Number(value.toPrecision(2))}`);

/**
 * Bars from left to right, each with its share of what it is compared with and a line where the limit is.
 * @param {{ title: string, unit: string, bars: { name: string, value: number, note: string, limit: number }[] }} input
 */
export function ratioBars({ title, unit, bars }) {
  const row = 34;
  const left = 250;
  const top = 50;
  const most = Math.max(1.1, ...bars.map(({ value }) => value)) * 1.02;
  const space = WIDTH - left - 135;
  const x = (/** @type {number} */ value) => left + (value / most) * space;
  const height = top + bars.length * row + 40;
  const parts = bars.flatMap(({ name, value, note, limit }, index) => {
    const y = top + index * row;
    const shown = name.length > 32 ? `${name.slice(0, 31)}…` : name;
    return [
      label(left - 10, y + 19, shown, 'text-anchor="end"'),
      `<rect x="${left}" y="${y + 4}" width="${(x(value) - left).toFixed(1)}" height="${row - 12}" fill="${value >= limit ? COLOURS[0] : COLOURS[1]}"/>`,
      `<line x1="${x(limit).toFixed(1)}" x2="${x(limit).toFixed(1)}" y1="${y}" y2="${y + row - 4}" stroke="#1f1f1f" stroke-width="2" stroke-dasharray="4 3"/>`,
      label(WIDTH - 120, y + 19, note),
    ];
  });
  const base = `<line x1="${x(1).toFixed(1)}" x2="${x(1).toFixed(1)}" y1="${top - 6}" y2="${height - 34}" stroke="#9aa0a6"/>`;
  return chart(title, height, [base, ...parts, label(16, height - 12, unit)]);
}

/** Powers of ten, or 1-2-5 steps of them, that cover a range. @param {number} low @param {number} high */
function ticks(low, high) {
  const all = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++) all.push(10 ** power);
  return all;
}

/**
 * Lines on logarithmic axes, named at their ends. A line that rises by one decade a decade grows with the size.
 * @param {{ title: string, xName: string, yName: string, limit?: { value: number, name: string },
 *   series: { name: string, points: [number, number][] }[] }} input
 */
export function growthLines({ title, xName, yName, limit, series }) {
  const box = { left: 70, right: WIDTH - 210, top: 60, bottom: 400 };
  const all = series.flatMap(({ points }) => points);
  const ys = [...all.map(([, y]) => y), ...(limit ? [limit.value] : [])].filter((value) => value > 0);
  const xs = all.map(([x]) => x);
  const yTicks = ticks(Math.min(...ys), Math.max(...ys));
  const xRange = [Math.log10(Math.min(...xs)), Math.log10(Math.max(...xs))];
  const yRange = [Math.log10(yTicks[0] ?? 1), Math.log10(yTicks.at(-1) ?? 10)];
  const place = (
    /** @type {number} */ value,
    /** @type {number[]} */ [low = 0, high = 1],
    /** @type {number} */ from,
    /** @type {number} */ to,
  ) => from + ((Math.log10(value) - low) / (high - low || 1)) * (to - from);
  const x = (/** @type {number} */ value) => place(value, xRange, box.left, box.right);
  const y = (/** @type {number} */ value) => place(Math.max(value, yTicks[0] ?? 1), yRange, box.bottom, box.top);

  const grid = [
    ...yTicks.flatMap((tick) => [
      `<line x1="${box.left}" x2="${box.right}" y1="${y(tick).toFixed(1)}" y2="${y(tick).toFixed(1)}" stroke="#e0e0e0"/>`,
      label(box.left - 8, y(tick) + 4, short(tick), 'text-anchor="end"'),
    ]),
    ...[...new Set(xs)].flatMap((size) => [
      `<line x1="${x(size).toFixed(1)}" x2="${x(size).toFixed(1)}" y1="${box.top}" y2="${box.bottom}" stroke="#e0e0e0"/>`,
      label(x(size), box.bottom + 20, short(size), 'text-anchor="middle"'),
    ]),
    label((box.left + box.right) / 2, box.bottom + 44, xName, 'text-anchor="middle"'),
    label(box.left, box.top - 12, yName),
  ];
  const border = limit
    ? [
        `<line x1="${box.left}" x2="${box.right}" y1="${y(limit.value).toFixed(1)}" y2="${y(limit.value).toFixed(1)}" stroke="${COLOURS[1]}" stroke-width="2" stroke-dasharray="6 4"/>`,
        label(box.left + 6, y(limit.value) - 6, limit.name, `style="fill:${COLOURS[1]}"`),
      ]
    : [];
  // Names that would lie on each other are moved down.
  let free = box.top;
  const lines = series
    .map((one, index) => ({ ...one, colour: COLOURS[index % COLOURS.length], end: one.points.at(-1)?.[1] ?? 0 }))
    .sort((a, b) => b.end - a.end)
    .flatMap(({ name, points, colour, end }) => {
      const at = Math.max(free, y(end));
      free = at + 16;
      const path = points.map(([size, value]) => `${x(size).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
      return [
        `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        ...points.map(([size, value]) => `<circle cx="${x(size).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3" fill="${colour}"/>`),
        `<line x1="${box.right + 3}" x2="${box.right + 14}" y1="${y(end).toFixed(1)}" y2="${at.toFixed(1)}" stroke="${colour}"/>`,
        label(box.right + 18, at + 4, name, `style="fill:${colour}"`),
      ];
    });
  return chart(title, Math.max(box.bottom + 60, free + 20), [...grid, ...border, ...lines]);
}
