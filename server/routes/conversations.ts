/** Routes of the chat about one page. */
import * as endpoints from '@pagewright/contract/endpoints/conversations';
import { ChatEvent } from '@pagewright/contract/entities/conversation';
import { Refusal, refuse } from '../errors/refusal.ts';
import type { EventStreams } from '../http/event-stream.ts';
import { type Route, route } from '../http/mount.ts';
import { fetchContent } from '../services/conversations/fetch-content.ts';
import { readConversation } from '../services/conversations/read-conversation.ts';
import { acceptMessage } from '../services/conversations/send-message.ts';
import type { Deps } from '../services/deps.ts';

const failed = (error: unknown): ChatEvent => {
  const { code, message } = error instanceof Refusal ? error : refuse('internal');
  return { kind: 'failed', code, message };
};

export const conversationRoutes = (deps: Deps, streams: EventStreams): Route[] => [
  route(endpoints.readConversation, ({ user, params }) => readConversation(deps, user, params)),
  route(endpoints.fetchContent, ({ user, params }) => fetchContent(deps, user, params)),
  route(endpoints.sendMessage, async ({ user, params, body }) => {
    const accepted = await acceptMessage(deps, user, { ...params, body });
    return accepted.answer(() => undefined);
  }),
  route(endpoints.streamMessage, async ({ user, params, body, reply, request }) => {
    const accepted = await acceptMessage(deps, user, { ...params, body });
    const left = new AbortController();
    const stream = streams.open(reply, {
      onDrain: () => undefined,
      onClose: () => {
        left.abort();
      },
    });
    const emit = (event: ChatEvent): void => {
      if (!left.signal.aborted) stream.send(JSON.stringify(ChatEvent.parse(event)));
    };
    // An answer is finished and stored even after the client disconnected: it is there on the next visit. A model on this
    // machine stops instead.
    accepted
      .answer(emit, left.signal)
      .then((conversation) => emit({ kind: 'done', conversation }))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal))
          request.log.error(
            { event: 'chat.reply_failed', err: error },
            'a chat message could not be answered',
          );
        emit(failed(error));
      })
      .finally(() => stream.end());
    return reply;
  }),
];
