/** Renders what changed in a period, for a client: in a sentence, then what was fixed, what is new and what is left. */
import { countOf } from '@pagewright/contract/count-of';
import type { RuleChange, SiteChanges } from '@pagewright/contract/entities/site-changes';
import { wholeScore } from '@pagewright/contract/ratings';
import { changesSentence } from '@pagewright/contract/report/changes-words';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { html, type Markup } from './html.ts';
import { shape, shapeOfSeverity } from './shapes.ts';

export interface Period {
  readonly changes: SiteChanges;
  /** Of whoever sends it; empty for none. */
  readonly notes: string;
}

const rulesMax = 20;

const ruleRow = ({ title, severity, findings }: RuleChange): Markup =>
  html`<li>${shape(shapeOfSeverity[severity], true)}<div>${title} <span class="quiet">${severityLabels[severity]}, ${countOf(findings.length, 'issue')}</span></div></li>`;

function ruleList(title: string, count: number, rules: readonly RuleChange[]): Markup | false {
  if (rules.length === 0) return false;
  const rest = rules.length - rulesMax;
  return html`<h3>${title} (${count})</h3><ul class="issues">${rules.slice(0, rulesMax).map(ruleRow)}</ul>${rest > 0 && html`<p class="quiet">and ${countOf(rest, 'more kind')} of issue</p>`}`;
}

const scoreWords = ({ before, after }: SiteChanges['score']): string | null =>
  before === null || after === null ? null : `Score ${wholeScore(before)} → ${wholeScore(after)}`;

/** What could not be compared comes first: the rest is read with it in mind. */
export function periodSection({ changes, notes }: Period): Markup {
  const { score, indexable, counts, fixed, added, remaining, notCompared } = changes;
  const words = [
    scoreWords(score),
    indexable.before !== null &&
      indexable.after !== null &&
      `indexable pages ${indexable.before} → ${indexable.after}`,
  ].filter((part) => typeof part === 'string');
  return html`${notes !== '' && html`<section id="notes"><h2>Notes</h2>${notes.split(/\n{2,}/).map((block) => html`<p>${block}</p>`)}</section>`}
<section id="changes"><h2>What changed</h2>${notCompared.map((sentence) => html`<p class="quiet">${sentence}</p>`)}
<p><strong>${changesSentence(changes)}</strong></p>${words.length > 0 && html`<p>${words.join(', ')}</p>`}
${ruleList('Fixed', counts.fixed, fixed)}${ruleList('New', counts.added, added)}${ruleList('Still there', counts.remaining, remaining)}</section>`;
}
