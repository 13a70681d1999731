/** The page's content as it is now; where the page cannot be read, what the analysis stored of it. */
import type { FreshContent } from '@pagewright/contract/entities/conversation';
import type { User } from '@pagewright/contract/entities/user';
import type { ConversationKey } from '../store/conversations.ts';
import type { Deps } from './deps.ts';
import { readCopy } from './page-copy.ts';
import { findPage } from './page-talked-about.ts';

export async function fetchContent(
  deps: Deps,
  user: User,
  asked: ConversationKey,
): Promise<{ content: FreshContent }> {
  const { key, report, page } = await findPage(deps, user, asked);
  deps.chat.desk.warm();
  const outcome = await readCopy(deps, key);
  if (outcome.kind === 'unreadable') {
    const lastFetched = report.date.toISOString();
    const why = { isFallback: true, fallbackReason: outcome.sentence };
    return { content: { ...page.content, lastFetched, ...why } };
  }
  const { fresh, fetchedAt } = outcome.copy;
  const content = await deps.reports.desk.ask('readContent', { fresh });
  return { content: { ...content, lastFetched: fetchedAt.toISOString(), isFallback: false } };
}
