/** A page of a large site as the explorer keeps it: what the audit says, and what the crawl knew. */
import type { PageIndexability } from '@pagewright/contract/entities/indexability';
import type { Page } from '@pagewright/contract/entities/page';
import type { StoredUrl } from '@pagewright/contract/explorer/url-row';
import { pageRow } from './document-rows.ts';
import type { SiteUrl } from './site-rows.ts';

export const storedPage = (
  page: Page,
  seen: SiteUrl | null,
  state: PageIndexability | undefined,
): StoredUrl => ({
  row: { ...pageRow(page, state, undefined), ...seen?.facts },
  values: page.values ?? {},
  details: seen?.details ?? null,
  issues: page.issues,
});
