/** Lists the findings that the owner accepted: they count nowhere. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { countOf } from '@pagewright/contract/report/report-words';
import { html, type Markup } from './html.ts';

/** Reasons are notes among the owners of a site, not for readers without an account. */
export function acceptedFindings({ accepted = [] }: Analysis, isShared: boolean): Markup | null {
  if (accepted.length === 0) return null;
  const groups = [...Map.groupBy(accepted, ({ acceptanceId }) => acceptanceId).values()];
  return html`<ul>${groups.map((findings) => {
    const [first] = findings;
    if (first === undefined) return null;
    const pages = new Set(findings.flatMap(({ url, issue }) => (url === null ? issue.urls : [url]))).size;
    return html`<li><strong>${first.issue.title}</strong>${pages > 0 && html`, ${countOf(pages, 'page')}`}${!isShared && html`: ${first.reason}`}</li>`;
  })}</ul>`;
}
