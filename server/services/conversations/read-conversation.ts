/** Reads a conversation's messages and the account's chat usage. */
import type { Conversation } from '@pagewright/contract/entities/conversation';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { readChatUsage } from '../../store/accounts.ts';
import { type ConversationKey, readMessages } from '../../store/conversations.ts';
import type { Deps } from '../deps.ts';
import { findPage } from './conversation-page.ts';

export async function conversationOf(
  { db, chat }: Deps,
  user: User,
  { key, starters }: { readonly key: ConversationKey; readonly starters: readonly string[] },
): Promise<Conversation> {
  const [stored, usage] = await Promise.all([
    readMessages(db, key, limits.chat.shownMessages),
    readChatUsage(db, user.id),
  ]);
  return {
    messages: stored.map(({ message }) => message),
    usage,
    starters: [...starters],
    ...(chat.writer.isBuiltIn === true && { isBuiltIn: true }),
  };
}

export async function readConversation(deps: Deps, user: User, key: ConversationKey): Promise<Conversation> {
  const found = await findPage(deps, user, key);
  return conversationOf(deps, user, { key: found.key, starters: found.page.starters });
}
