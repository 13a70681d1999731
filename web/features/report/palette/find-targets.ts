/** What the palette can go to, and which of it matches what was typed. */
import { reachWords } from '@pagewright/contract/report/group-words';
import { severityLabels } from '@pagewright/contract/report/report-words';
import type { Tone } from '../../../ui/tone.ts';
import type { PageIndex } from '../shared/page-index.ts';
import { severityTones } from '../shared/severity-tones.ts';
import { cardButtonId, listHeadingId, onlyFilter, ruleFilter } from '../shared/show-list.ts';
import type { ViewChange } from '../shared/use-report-view.ts';

export interface PaletteTarget {
  readonly id: string;
  readonly kind: 'issue' | 'page';
  readonly label: string;
  readonly detail: string;
  readonly tone: Tone;
  readonly toneLabel: string;
  readonly change: ViewChange;
  /** The element that takes the focus there. */
  readonly focus: string;
}

const matchesShown = 8;

export const paletteTargets = ({ groups, entries }: PageIndex): readonly PaletteTarget[] => [
  ...groups.map((group): PaletteTarget => {
    const { ruleId, title, severity } = group;
    return {
      id: `issue:${ruleId}`,
      kind: 'issue',
      label: title,
      detail: reachWords(group),
      tone: severityTones[severity],
      toneLabel: severityLabels[severity],
      change: ruleFilter(ruleId),
      focus: listHeadingId,
    };
  }),
  ...entries.map(
    ({ key, name, status, page }): PaletteTarget => ({
      id: `page:${page.url}`,
      kind: 'page',
      label: name,
      detail: key,
      tone: status.tone,
      toneLabel: status.label,
      change: onlyFilter({ tab: 'overview', by: 'page', open: [key] }),
      focus: cardButtonId(key),
    }),
  ),
];

/** Those that have every typed word, issues before pages, in the order of the report. */
export function findTargets(targets: readonly PaletteTarget[], typed: string): readonly PaletteTarget[] {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = targets.filter(({ label, detail }) => {
    const text = `${label} ${detail}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (['issue', 'page'] as const).flatMap((wantedKind) =>
    found.filter(({ kind }) => kind === wantedKind).slice(0, matchesShown),
  );
}
