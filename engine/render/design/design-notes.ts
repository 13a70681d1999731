/** Runs all design checks on a rendered page. */
import type { RenderFacts } from '../../model/render-facts.ts';
import type { DesignResult } from './design-note.ts';
import { desktopChecks } from './desktop-notes.ts';
import { firstScreens } from './first-screen-notes.ts';
import { accessibleNames, contrast, cover, overflow, shift, smallText, targets } from './phone-notes.ts';

export interface DesignNoteOptions {
  readonly includesMobile: boolean;
}

export function designResultsFor(
  facts: RenderFacts,
  { includesMobile }: DesignNoteOptions,
): readonly DesignResult[] {
  const { mobile, desktop } = facts;
  return [
    ...(includesMobile ? [overflow(facts), targets(facts), firstScreens(facts)] : []),
    ...(includesMobile && mobile !== null ? [smallText(mobile), cover(mobile)] : []),
    contrast(facts),
    accessibleNames(facts),
    shift(facts),
    ...(desktop === null ? [] : desktopChecks.map((check) => check(desktop))),
  ];
}
