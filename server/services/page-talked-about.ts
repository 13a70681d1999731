/** The page a conversation is about: one of an analysis of this very user, or it is not there. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import type { PageForChat } from '../runs/report-tasks.ts';
import type { StoredReport } from '../store/analyses.ts';
import type { ConversationKey } from '../store/conversations.ts';
import type { Deps } from './deps.ts';
import { readAnalysis } from './read-analysis.ts';

export interface PageTalkedAbout {
  readonly key: ConversationKey;
  readonly report: StoredReport;
  readonly page: PageForChat;
}

export async function findPage(
  deps: Deps,
  user: User,
  { analysisId, pageUrl }: ConversationKey,
): Promise<PageTalkedAbout> {
  const report = await readAnalysis(deps, user, analysisId);
  const page = await deps.reports.desk.ask('pageForChat', { text: report.text, url: pageUrl });
  if (page === null) throw refuse('page_not_found');
  return { key: { analysisId: analysisId.toLowerCase(), pageUrl }, report, page };
}
