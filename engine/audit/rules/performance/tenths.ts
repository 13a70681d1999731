/** Rounds times to tenths of a second, alike in messages and in evidence. */

export const tenths = (ms: number): number => Math.round(ms / 100) / 10;

export const seconds = (ms: number): string => `${tenths(ms).toFixed(1)} s`;
