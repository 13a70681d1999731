/** Fetches the page's current content; falls back to what the analysis stored. */
import type { FreshContent } from '@pagewright/contract/entities/conversation';
import type { User } from '@pagewright/contract/entities/user';
import type { ConversationKey } from '../../store/conversations.ts';
import type { Deps } from '../deps.ts';
import { findPage } from './conversation-page.ts';
import { readCopy } from './page-copy.ts';

export async function fetchContent(
  deps: Deps,
  user: User,
  request: ConversationKey,
): Promise<{ content: FreshContent }> {
  const { key, report, page } = await findPage(deps, user, request);
  deps.chat.worker.warm();
  const outcome = await readCopy(deps, { ...key, version: page.version });
  if (outcome.kind === 'unreadable') {
    const lastFetched = report.date.toISOString();
    const why = { isFallback: true, fallbackReason: outcome.sentence };
    return { content: { ...page.content, lastFetched, ...why } };
  }
  const { fresh, fetchedAt } = outcome.copy;
  const content = await deps.reports.worker.call('readContent', { fresh }, user.id);
  return { content: { ...content, lastFetched: fetchedAt.toISOString(), isFallback: false } };
}
