/** Sends one message: by the stream, so that words come as they are written; by the plain call where there is none. */
import { sendMessage, streamMessage } from '@pagewright/contract/endpoints/conversations';
import type { Conversation, SendMessage } from '@pagewright/contract/entities/conversation';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { streamCall } from '../../api/stream-call.ts';
import type { EditorParams } from './editor-params.ts';

/** What is known of an answer while it is written. */
export interface Writing {
  /** What is being done before words can come. */
  readonly step: string | null;
  readonly written: string;
}

export const nothingWritten: Writing = { step: null, written: '' };

/** The server reported that the reply failed: nothing was stored or counted. */
export class ReplyFailedError extends Error {}

/** The message carries an id of its own, so that both ways together are answered and counted once. */
export async function streamAnswer(
  params: EditorParams,
  body: SendMessage,
  onWriting: (writing: Writing) => void,
): Promise<Conversation> {
  try {
    const conversation = await listen(params, body, onWriting);
    if (conversation !== null) return conversation;
  } catch (error) {
    if (!isStreamError(error)) throw error;
    console.warn('the answer could not be streamed; it is requested in one piece', error);
  }
  onWriting(nothingWritten);
  return call(sendMessage, { params, body });
}

/** Null when the stream ended before it had said how. */
async function listen(
  params: EditorParams,
  body: SendMessage,
  onWriting: (writing: Writing) => void,
): Promise<Conversation | null> {
  let writing = nothingWritten;
  let conversation: Conversation | null = null;
  const update = (next: Writing) => {
    writing = next;
    onWriting(next);
  };
  await streamCall(streamMessage, { params, body }, (event) => {
    switch (event.kind) {
      case 'step':
        return update({ ...writing, step: event.text });
      case 'delta':
        return update({ step: null, written: writing.written + event.text });
      case 'restart':
        return update({ ...writing, written: '' });
      case 'failed':
        throw new ReplyFailedError(event.message);
      case 'done':
        conversation = event.conversation;
    }
  });
  return conversation;
}

const streamErrors = new Set<ApiError['code']>([
  'unreachable',
  'unreadable',
  'unknown',
  'not_found',
  'method_not_allowed',
]);

/** A refusal would be the same by the other way; only a stream that is not there or breaks is worth another. */
const isStreamError = (error: unknown): boolean => error instanceof ApiError && streamErrors.has(error.code);
