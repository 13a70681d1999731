/** Colors for a terminal: obeys NO_COLOR and FORCE_COLOR, and writes none where they would not be seen. */
import { styleText } from 'node:util';
import type { Severity } from '@pagewright/contract/entities/issue';

type Style = Parameters<typeof styleText>[0];

export interface Paint {
  readonly severity: (severity: Severity, text: string) => string;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly code: (text: string) => string;
}

const severityStyles: Readonly<Record<Severity, Style>> = {
  critical: 'red',
  warning: 'yellow',
  info: 'blue',
};

export function createPaint(hasColors: boolean): Paint {
  const paint = (style: Style, text: string): string =>
    hasColors ? styleText(style, text, { validateStream: false }) : text;
  return {
    severity: (severity, text) => paint(severityStyles[severity], text),
    bold: (text) => paint('bold', text),
    dim: (text) => paint('dim', text),
    good: (text) => paint('green', text),
    bad: (text) => paint('red', text),
    code: (text) => paint('cyan', text),
  };
}

interface ColorStream {
  readonly isTTY?: boolean;
  readonly hasColors?: () => boolean;
}

/** `wanted` is what the flags say; undefined to decide by the terminal. */
export function wantsColors(
  stream: ColorStream,
  env: Readonly<Record<string, string | undefined>>,
  wanted: boolean | undefined,
): boolean {
  if (wanted !== undefined) return wanted;
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  if ((env['FORCE_COLOR'] ?? '') !== '') return env['FORCE_COLOR'] !== '0';
  return stream.isTTY === true && env['TERM'] !== 'dumb' && stream.hasColors?.() !== false;
}
