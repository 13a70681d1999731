/** The figures of Search Console in an exported report: where more clicks can be gained. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Opportunity } from '@pagewright/contract/entities/search';
import { opportunityWords, searchFigures } from '@pagewright/contract/report/opportunity-words';
import { html, type Markup, urlLink } from './html.ts';

const urlsMax = 5;

function row(opportunity: Opportunity): Markup {
  const { title, evidence, fix, gain } = opportunityWords(opportunity);
  return html`<li><strong>${title}</strong>${opportunity.urls
    .slice(0, urlsMax)
    .map((url) => html`<br>${urlLink(url)}`)}<br>${evidence.join(' ')}<br>${fix}${
    gain !== null && html` ${gain}`
  }</li>`;
}

/** Null where the report has none. */
export function searchOpportunities({ search }: Pick<Analysis, 'search'>): Markup | null {
  if (search === undefined) return null;
  return html`<p>${searchFigures(search.totals)}</p><ol>${search.opportunities.map(row)}</ol>`;
}
