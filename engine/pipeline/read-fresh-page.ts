/** Which version of a page that was fetched again its rules see: as it was sent, or as rendered where scripts change it. */
import { extractPage } from '../extract/extract-page.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import { mergeVersions, readVersionOf, renderedResponse } from '../render/read-version.ts';
import { areDifferent } from '../render/script-dependence.ts';
import type { AuditedVersion } from '../render/site-rendering.ts';
import type { FreshPage } from './fetch-fresh-page.ts';

export interface ReadPage extends AuditedVersion {
  /** The response that fixes are verified on, with the document of this version. */
  readonly response: FetchedPage;
}

/** As the analysis of a site chooses. */
export function readFreshPage({ page, renderedHtml }: Pick<FreshPage, 'page' | 'renderedHtml'>): ReadPage {
  const raw = extractPage(page);
  const asSent: ReadPage = { facts: raw, version: 'html', response: page };
  if (renderedHtml === undefined) return asSent;
  const response = renderedResponse(page, renderedHtml);
  const rendered = extractPage(response);
  return areDifferent(readVersionOf(raw, normaliseUrl), readVersionOf(rendered, normaliseUrl))
    ? { facts: mergeVersions(raw, rendered), version: 'rendered', response }
    : asSent;
}
