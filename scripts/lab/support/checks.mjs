/** Collects measurements and assertions, prints them, and returns the exit code. */
import { loadavg } from 'node:os';

const round = (value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
const show = (value) => (typeof value === 'object' ? JSON.stringify(value) : round(value));

export function openChecks(title) {
  const figures = {};
  const broken = [];
  const say = (line) => process.stderr.write(`${line}\n`);
  const [before = 0] = loadavg();
  say(title);
  return {
    say,
    figure: (name, value) => {
      figures[name] = round(value);
      say(`        ${name}: ${show(value)}`);
    },
    /** What could not be checked here, and why. */
    skip: (name, why) => {
      figures[name] = `not tried: ${why}`;
      say(`skipped ${name}: ${why}`);
    },
    /** `detail` is the observed value; it is printed either way. */
    holds: (name, isSo, detail = '') => {
      if (!isSo) broken.push(name);
      figures[name] = detail === '' ? isSo : round(detail);
      say(`${isSo ? 'passed' : 'FAILED'}  ${name}${detail === '' ? '' : `: ${show(detail)}`}`);
    },
    /** Prints the measurements; returns the exit code. */
    close: () => {
      const [after = 0] = loadavg();
      console.log(
        JSON.stringify({ ...figures, loadBefore: round(before), loadAfter: round(after) }, null, 2),
      );
      console.log(broken.length === 0 ? 'All checks passed.' : `Failed: ${broken.join('; ')}.`);
      return broken.length === 0 ? 0 : 1;
    },
  };
}
