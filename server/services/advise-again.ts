/** Has an analyst write for a page that was looked at again, with the site around it as the report knows it. */
import type { AdvisedPage } from '@pagewright/engine/advise/advisor';
import type { FreshPage, PageJudgement } from '@pagewright/engine/analyze-page';
import { createPictureReader } from '@pagewright/engine/read-picture';
import { type AnalysisKey, readReport } from '../store/analyses.ts';
import { readSettings, readUsage } from '../store/users.ts';
import type { Deps } from './deps.ts';

/** A model with all its attempts, and the built-in analyst in its place. */
const limitMs = 90_000;

export interface Look {
  readonly fresh: FreshPage;
  readonly judgement: PageJudgement;
}

async function ask(
  { db, reports: { advisor, desk, http } }: Deps,
  { userId, id, pageUrl }: AnalysisKey & { readonly pageUrl: string },
  look: Look,
): Promise<AdvisedPage | null> {
  const [settings, usage] = await Promise.all([readSettings(db, userId), readUsage(db, userId)]);
  if (advisor === undefined || !settings.useAI || usage === null) return null;
  const report = await readReport(db, { id, userId });
  const plan = usage.accountStatus;
  const site = report && (await desk.ask('siteAround', { text: report.text, pageUrl, plan, ...look }));
  if (site === null) return null;
  const signal = AbortSignal.timeout(limitMs);
  const help = advisor.hasEyes === true ? { readPicture: createPictureReader(http, signal) } : {};
  const session = await advisor.open(site, signal, help);
  try {
    return await session.advisePage(pageUrl, signal);
  } finally {
    await session.close();
  }
}

/** Null when AI is off, or when nothing could be written: the page then keeps what was said of what has not changed. */
export async function adviseAgain(
  deps: Deps,
  page: AnalysisKey & { readonly pageUrl: string },
  look: Look,
): Promise<AdvisedPage | null> {
  try {
    return await ask(deps, page, look);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    deps.log.warn({ error: message }, 'a page that was looked at again got no advice');
    return null;
  }
}
