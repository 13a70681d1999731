/** Writes suggestions for a reanalysed page, with its site as context. */

import type { PageAudit } from '@pagewright/engine/pipeline/audit-page';
import type { FreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import { createImageFetcher } from '@pagewright/engine/pipeline/fetch-image';
import type { PageSuggestions } from '@pagewright/engine/suggest/suggester';
import { type AnalysisKey, readReport } from '../../store/analyses.ts';
import { readSettings, readUsage } from '../../store/users.ts';
import { suggestionsPerPage } from '../billing/plan-terms.ts';
import type { Deps } from '../deps.ts';

/** Covers all attempts of a model and the built-in suggester after it. */
const limitMs = 90_000;

export interface Recheck {
  readonly fresh: FreshPage;
  readonly audit: PageAudit;
}

export interface NewSuggestions {
  readonly suggested: PageSuggestions;
  /** Of a model as it counts them; one of the built-in suggester. */
  readonly callsMade: number;
}

async function requestSuggestions(
  { db, reports: { suggester, worker, http } }: Deps,
  { userId, id, pageUrl }: AnalysisKey & { readonly pageUrl: string },
  recheck: Recheck,
): Promise<NewSuggestions | null> {
  const [settings, usage] = await Promise.all([readSettings(db, userId), readUsage(db, userId)]);
  if (suggester === undefined || !settings.useAI || usage === null) return null;
  const report = await readReport(db, { id, userId });
  const site =
    report &&
    (await worker.call(
      'siteAround',
      {
        text: report.text,
        pageUrl,
        suggestionsPerPage: suggestionsPerPage(usage.accountStatus),
        fresh: recheck.fresh,
        audit: recheck.audit,
      },
      userId,
    ));
  if (site === null) return null;
  const signal = AbortSignal.timeout(limitMs);
  const fetchImage = suggester.acceptsImages === true && createImageFetcher(http, signal);
  const help = { userId, ...(fetchImage && { fetchImage }) };
  const session = await suggester.open(site, signal, help);
  try {
    const suggested = await session.suggestPage(pageUrl, signal);
    return { suggested, callsMade: session.usage?.().calls ?? 1 };
  } finally {
    await session.close();
  }
}

/** Null when AI is off or nothing could be written: the page then keeps suggestions for what has not changed. */
export async function suggestAgain(
  deps: Deps,
  page: AnalysisKey & { readonly pageUrl: string },
  recheck: Recheck,
): Promise<NewSuggestions | null> {
  try {
    return await requestSuggestions(deps, page, recheck);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    deps.log.warn({ event: 'suggest.failed', error: message }, 'no suggestions could be written for a page');
    return null;
  }
}
