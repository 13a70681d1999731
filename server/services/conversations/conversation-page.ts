/** Finds the page of a conversation in an analysis of this user. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import type { StoredReport } from '../../store/analyses.ts';
import type { ConversationKey } from '../../store/conversations.ts';
import type { ChatSession } from '../../workers/chat-worker.ts';
import type { PageForChat } from '../../workers/report-tasks.ts';
import { readAnalysis } from '../analyses/read-analysis.ts';
import type { Deps } from '../deps.ts';

export interface ConversationPage {
  readonly key: ConversationKey;
  readonly report: StoredReport;
  readonly page: PageForChat;
}

export async function findPage(
  deps: Deps,
  user: User,
  { analysisId, pageUrl }: ConversationKey,
): Promise<ConversationPage> {
  const report = await readAnalysis(deps, user, analysisId);
  const page = await deps.reports.worker.call('pageForChat', { text: report.text, url: pageUrl }, user.id);
  if (page === null) throw refuse('page_not_found');
  return { key: { analysisId: analysisId.toLowerCase(), pageUrl }, report, page };
}

/** A chat about the page in the assistant worker, the only place where a message has the report parsed; to be closed. */
export async function openChatSession(
  deps: Deps,
  user: User,
  { analysisId, pageUrl }: ConversationKey,
): Promise<{ readonly key: ConversationKey; readonly session: ChatSession }> {
  const { text } = await readAnalysis(deps, user, analysisId);
  const session = await deps.chat.worker.open({ report: text, pageUrl }).catch((error: unknown) => {
    deps.log.warn(
      { event: 'chat.open_failed', error: String(error) },
      'a report could not be opened for a chat',
    );
    throw refuse('reply_failed');
  });
  if (session === null) throw refuse('page_not_found');
  return { key: { analysisId: analysisId.toLowerCase(), pageUrl }, session };
}
