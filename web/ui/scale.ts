/** Where a value falls on a line from min to max, as the percentage SVG attributes take. */
export function percentOf(value: number, max: number, min = 0): number {
  if (!(max > min)) return 0;
  const share = ((value - min) / (max - min)) * 100;
  return Math.round(Math.min(100, Math.max(0, share)) * 100) / 100;
}

/** The side a tick's words must lean to so that they stay inside the drawing. */
export function tickAnchor(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 4) return 'start';
  return percent > 96 ? 'end' : 'middle';
}
