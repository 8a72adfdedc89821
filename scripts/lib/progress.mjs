/**
 * Shows what is being done: on a terminal in one line that changes, elsewhere in a plain line for each step and each quarter of a minute. The
 * file is plain JavaScript, because scripts/install.mjs runs on the Node of the machine.
 */
const ERASE = '\r\x1b[K';

export function progress(out = process.stdout) {
  let describe = () => '';
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const draw = () => out.write(out.isTTY ? ERASE + describe().slice(0, (out.columns || 80) - 1) : `${describe()}\n`);
  const end = () => {
    if (timer && out.isTTY) out.write(ERASE);
    clearInterval(timer);
    timer = undefined;
  };
  return {
    end,
    /** @param {() => string} text Says what is being done and how long it will take. It is called again and again. */
    step(text) {
      clearInterval(timer);
      describe = text;
      draw();
      timer = setInterval(draw, out.isTTY ? 1000 : 15_000);
    },
    /** @param {string} line Printed above the line that changes. */
    say(line) {
      if (timer && out.isTTY) out.write(ERASE);
      out.write(`${line}\n`);
      if (timer && out.isTTY) draw();
    },
  };
}

/** @param {number} milliseconds @returns {string} The time in words, rounded as coarsely as it is estimated. */
export function roughly(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 5) return 'a moment';
  return seconds < 100 ? `about ${Math.ceil(seconds / 5) * 5} seconds` : `about ${Math.round(seconds / 60)} minutes`;
}
