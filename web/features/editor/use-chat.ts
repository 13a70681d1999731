/** The conversation as it goes: what is being sent, what is being written, what was refused. */
import { readConversation } from '@pagewright/contract/endpoints/conversations';
import { readCredits, readLedger } from '@pagewright/contract/endpoints/payments';
import { readUsage } from '@pagewright/contract/endpoints/settings';
import type { Conversation, FreshContent } from '@pagewright/contract/entities/conversation';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, wordsOf } from '../../api/api-error.ts';
import { newId } from '../../api/new-id.ts';
import { invalidate, keyOf, recall, remember } from '../../api/query.ts';
import { useToast } from '../../ui/toast.tsx';
import type { EditorParams } from './editor-params.ts';
import { sendableContent } from './page-content.ts';
import { nothingWritten, ReplyFailedError, streamAnswer, type Writing } from './send-message.ts';
import { strings } from './strings.ts';

export interface Pending extends Writing {
  readonly text: string;
}

export interface Refusal {
  readonly needsCredits: boolean;
  readonly words: string;
}

export interface Chat {
  readonly pending: Pending | null;
  readonly refusal: Refusal | null;
  /** The last answer filled the pack, which was paid. */
  readonly isPackPaid: boolean;
  /** Null when it was not answered, at once when another is under way. */
  readonly send: (text: string) => Promise<Conversation | null>;
}

export function useChat(params: EditorParams, content: FreshContent): Chat {
  const client = useQueryClient();
  const toast = useToast();
  const [pending, setPending] = useState<Pending | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isPackPaid, setIsPackPaid] = useState(false);
  const isUnderWay = useRef(false);
  const failed = useRef<{ readonly text: string; readonly messageId: string } | null>(null);

  const send = async (message: string): Promise<Conversation | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    // The same words again are the same message: if its answer was only lost on the way, it is not paid twice.
    const messageId = failed.current?.text === message ? failed.current.messageId : newId();
    setRefusal(null);
    setPending({ text: message, ...nothingWritten });
    try {
      // An older answer to the question of what was said must not come in between.
      await client.cancelQueries({ queryKey: keyOf(readConversation, { params }) });
      const body = { message, messageId, freshContent: sendableContent(content) };
      const conversation = await streamAnswer(params, body, (writing) =>
        setPending({ text: message, ...writing }),
      );
      setIsPackPaid(cacheConversation(client, params, conversation));
      failed.current = null;
      return conversation;
    } catch (error) {
      console.warn('a message could not be sent', error);
      failed.current = { text: message, messageId };
      setRefusal(refusalOf(error));
      // The server's version is authoritative; reading it may have been interrupted above.
      void invalidate(client, readConversation);
      toast.show({ title: strings.failed, description: strings.failedText, tone: 'poor' });
      return null;
    } finally {
      isUnderWay.current = false;
      setPending(null);
    }
  };
  return { pending, refusal, isPackPaid, send };
}

/** The server's version replaces ours, and the credits with it; true when a full pack was paid. */
function cacheConversation(client: QueryClient, params: EditorParams, conversation: Conversation): boolean {
  remember(client, readConversation, { input: { params }, response: conversation });
  const before = recall(client, readUsage, {});
  const { usage } = conversation;
  if (before === undefined || usage === undefined) {
    void invalidate(client, readUsage, readCredits, readLedger);
    return false;
  }
  remember(client, readUsage, { input: {}, response: { ...before, ...usage } });
  if (usage.credits !== before.credits) void invalidate(client, readCredits, readLedger);
  return usage.chatMessagesInPack < before.chatMessagesInPack;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof ReplyFailedError) return { needsCredits: false, words: error.message };
  const needsCredits = error instanceof ApiError && error.body.needsCredits === true;
  return { needsCredits, words: wordsOf(error, strings.failedText) };
}
