/** Steps as shown on a terminal, and as written to a log file. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSteps, formatElapsed } from './steps.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The lines of a terminal after this output: the last text drawn on a line stays. */
const screen = (written) =>
  written
    .join('')
    .split('\n')
    .map((line) => line.split('\r\u001B[K').at(-1));

function record(stream) {
  const written = [];
  return { written, steps: createSteps({ write: (text) => written.push(text), ...stream }) };
}

it.each([
  [400, '0 s'],
  [23_400, '23 s'],
  [59_600, '1 min 0 s'],
  [64_000, '1 min 4 s'],
])('%i ms are %s', (ms, text) => expect(formatElapsed(ms)).toBe(text));

it('counts the seconds of a step on its line, then leaves the result and its duration', () => {
  const { written, steps } = record({ isTTY: true });
  const step = steps.begin('Installing packages');
  expect(screen(written)).toEqual(['  ⠋ Installing packages 0 s']);
  vi.advanceTimersByTime(23_000);
  expect(screen(written).join('\n')).toMatch(/^ {2}\S Installing packages 23 s$/);
  step.succeed('Installed packages');
  vi.advanceTimersByTime(5000);
  expect(screen(written)).toEqual(['  ✓ Installed packages 23 s', '']);
});

it('shows what failed and when', () => {
  const { written, steps } = record({ isTTY: true });
  const step = steps.begin('Building the website');
  vi.advanceTimersByTime(2000);
  step.fail();
  expect(screen(written)).toEqual(['  ✗ Building the website failed after 2 s', '']);
});

it('leaves nothing of a cleared step, and keeps output of other processes', () => {
  const { written, steps } = record({ isTTY: true });
  const step = steps.begin('Starting Pagewright');
  written.push('\r\u001B[K  Pagewright is running\n');
  vi.advanceTimersByTime(1000);
  step.clear();
  steps.note('Downloading Chromium');
  expect(screen(written)).toEqual(['  Pagewright is running', '  Downloading Chromium', '']);
});

it('writes plain lines where there is no terminal', () => {
  const { written, steps } = record({});
  const step = steps.begin('Installing packages');
  vi.advanceTimersByTime(90_000);
  step.succeed('Installed packages');
  steps.note('Downloading Chromium');
  expect(written.join('')).toBe(
    'Installing packages ...\n✓ Installed packages 1 min 30 s\nDownloading Chromium\n',
  );
});

it('has colors only where the stream has them', () => {
  const plain = record({ isTTY: true, hasColors: () => false });
  plain.steps.begin('x').succeed('Done');
  expect(plain.written.at(-1)).toBe('  ✓ Done 0 s\n');
  const colored = record({ isTTY: true, hasColors: () => true });
  colored.steps.begin('x').succeed('Done');
  expect(colored.written.at(-1)).toBe('  \u001B[32m✓\u001B[0m Done \u001B[2m0 s\u001B[0m\n');
});
