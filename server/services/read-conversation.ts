/** What was said about a page so far, and how the account stands with it. */
import type { Conversation } from '@pagewright/contract/entities/conversation';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { readPack } from '../store/accounts.ts';
import { type ConversationKey, readMessages } from '../store/conversations.ts';
import type { Deps } from './deps.ts';
import { findPage } from './page-talked-about.ts';

/** The conversation as a screen shows it. */
export async function conversationOf(
  { db }: Deps,
  user: User,
  { key, starters }: { readonly key: ConversationKey; readonly starters: readonly string[] },
): Promise<Conversation> {
  const [kept, usage] = await Promise.all([
    readMessages(db, key, limits.chat.shownMessages),
    readPack(db, user.id),
  ]);
  return { messages: kept.map(({ message }) => message), usage, starters: [...starters] };
}

export async function readConversation(deps: Deps, user: User, key: ConversationKey): Promise<Conversation> {
  const found = await findPage(deps, user, key);
  return conversationOf(deps, user, { key: found.key, starters: found.page.starters });
}
