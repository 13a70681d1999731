/** Accepts what a model says about a site in a report, where there is no place for a mark: only what is without any doubt. */
import type { Gate } from './gate.ts';
import type { TextBounds } from './text-bounds.ts';

/** Null for a text that is not accepted. */
export function acceptComment(gate: Gate, given: string, bounds: TextBounds): string | null {
  const { text, harmful, unverified, style } = gate.check(given, bounds);
  return harmful.length + unverified.length + style.length === 0 ? text : null;
}
