/** All that can be said of a page's design from what was measured. */
import type { VisitFacts } from '../facts/visit-facts.ts';
import { desktopRemarks } from './desktop-remarks.ts';
import { contrast, cover, names, overflow, shift, smallText, targets } from './phone-remarks.ts';
import type { Verdict } from './remark.ts';

export interface RemarkOptions {
  /** Whether the page on a phone is of interest. */
  readonly isMobileAsked: boolean;
}

export function remarksOn(facts: VisitFacts, { isMobileAsked }: RemarkOptions): readonly Verdict[] {
  const { mobile, desktop } = facts;
  return [
    ...(isMobileAsked ? [overflow(facts), targets(facts)] : []),
    ...(isMobileAsked && mobile !== null ? [smallText(mobile), cover(mobile)] : []),
    contrast(facts),
    names(facts),
    shift(facts),
    ...(desktop === null ? [] : desktopRemarks.map((ask) => ask(desktop))),
  ];
}
