/** A conversation as tests need it: its calls answered, and a stream whose events the test sends. */
import type {
  ChatEvent,
  Conversation,
  FreshContent,
  Message,
} from '@pagewright/contract/entities/conversation';

export const chatPage = 'https://shop.example/oak';
const chatRoute = `/api/content-conversations/a1/${encodeURIComponent(chatPage)}`;
export const chatRoutes = {
  read: `GET ${chatRoute}`,
  fetch: `POST ${chatRoute}/fetch-content`,
  send: `POST ${chatRoute}/message`,
  stream: `POST ${chatRoute}/message/stream`,
} as const;

export const chatMessage = (
  role: Message['role'],
  content: string,
  more: Partial<Message> = {},
): Message => ({
  role,
  content,
  timestamp: '2026-11-15T10:00:00.000Z',
  ...more,
});

export const conversationWith = (...messages: readonly Message[]): Conversation => ({
  messages: [...messages],
  usage: { credits: 15, chatMessagesInPack: Math.floor(messages.length / 2) },
});

export const freshContent: FreshContent = {
  title: 'Oak dining tables made to measure | Shop in Ghent town',
  metaDescription: 'Tables of oak from one tree.',
  headings: [{ level: 1, text: 'Oak' }],
  paragraphs: ['Our oak lasts.'],
  images: [{ src: 'https://shop.example/a.jpg', alt: null }],
  wordCount: 1234,
  lastFetched: '2026-11-15T10:00:00.000Z',
  isFallback: false,
};

export interface TestStream {
  readonly response: Response;
  readonly send: (...events: readonly ChatEvent[]) => void;
  readonly end: () => void;
  readonly break: () => void;
}

/** A streamed answer: the test says what comes when. */
export function testStream(): TestStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
  });
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (...events) => {
      for (const event of events) write(`data: ${JSON.stringify(event)}\n\n`);
    },
    end: () => controller?.close(),
    break: () => controller?.error(new TypeError('network error')),
  };
}

/** A stream that has all it will say. */
export function streamOf(...events: readonly ChatEvent[]): Response {
  const stream = testStream();
  stream.send(...events);
  stream.end();
  return stream.response;
}
