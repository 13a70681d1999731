/** Doors to the chat about one page. */
import * as endpoints from '@pagewright/contract/endpoints/conversations';
import { ChatEvent } from '@pagewright/contract/entities/conversation';
import type { EventStreams } from '../http/event-stream.ts';
import { type Route, route } from '../http/mount.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Deps } from '../services/deps.ts';
import { fetchContent } from '../services/fetch-content.ts';
import { readConversation } from '../services/read-conversation.ts';
import { acceptMessage } from '../services/send-message.ts';

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
    let isOpen = true;
    const stream = streams.open(reply, {
      onRoom: () => undefined,
      onClose: () => {
        isOpen = false;
      },
    });
    const tell = (event: ChatEvent): void => {
      if (isOpen) stream.send(JSON.stringify(ChatEvent.parse(event)));
    };
    // An answer is finished and kept even when nobody listens any more: it is found when they come back.
    accepted
      .answer(tell)
      .then((conversation) => tell({ kind: 'done', conversation }))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) request.log.error({ err: error }, 'an answer failed');
        tell(failed(error));
      })
      .finally(() => stream.end());
    return reply;
  }),
];
