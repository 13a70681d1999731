/** Shows named steps and how long they take: a live line each on a terminal, plain lines elsewhere. */

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const tickMs = 100;
const eraseLine = '\r\u001B[K';
const colors = { green: 32, red: 31, dim: 2 };

export function formatElapsed(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * @param {{ write: (text: string) => unknown, isTTY?: boolean, hasColors?: () => boolean }} stream
 * `isLive` draws over a step's line until it is over.
 */
export function createSteps(stream, isLive = stream.isTTY === true && process.env.TERM !== 'dumb') {
  const paint = (color, text) =>
    stream.hasColors?.() === true ? `\u001B[${colors[color]}m${text}\u001B[0m` : text;

  function begin(doing) {
    const startedAt = performance.now();
    const elapsed = () => formatElapsed(performance.now() - startedAt);
    const draw = () => {
      const frame = frames[Math.floor((performance.now() - startedAt) / tickMs) % frames.length];
      stream.write(`${eraseLine}  ${frame} ${doing} ${paint('dim', elapsed())}`);
    };
    if (isLive) draw();
    else stream.write(`${doing} ...\n`);
    const timer = isLive ? setInterval(draw, tickMs) : undefined;
    const end = (line) => {
      clearInterval(timer);
      if (isLive) stream.write(eraseLine);
      if (line !== '') stream.write(`${isLive ? '  ' : ''}${line}\n`);
    };
    return {
      succeed: (done) => end(`${paint('green', '✓')} ${done} ${paint('dim', elapsed())}`),
      fail: () => end(`${paint('red', '✗')} ${doing} failed after ${elapsed()}`),
      /** Removes the line: what follows needs no heading. */
      clear: () => end(''),
    };
  }

  /** A separate line between steps. */
  const note = (line) => stream.write(isLive ? `${eraseLine}  ${line}\n` : `${line}\n`);

  return { begin, note };
}
