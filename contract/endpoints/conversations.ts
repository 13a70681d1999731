/** The chat about one page. `pageUrl` is the page's URL, URL-encoded. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ChatEvent, Conversation, FreshContent, SendMessage } from '../entities/conversation.ts';
import { limits } from '../limits.ts';

const tag = 'Conversations';
const params = z.object({ analysisId: z.string(), pageUrl: z.string().min(1).max(2048) });

const sendingRefusals = [
  'invalid_input',
  'analysis_not_found',
  'page_not_found',
  'needs_credits',
  'conversation_busy',
  'reply_failed',
  'too_many_requests',
] as const;

export const readConversation = defineEndpoint({
  name: 'readConversation',
  method: 'GET',
  path: '/api/content-conversations/:analysisId/:pageUrl',
  summary: 'The conversation so far.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: Conversation,
  refusals: ['analysis_not_found', 'page_not_found', 'too_many_requests'],
});

export const fetchContent = defineEndpoint({
  name: 'fetchContent',
  method: 'POST',
  path: '/api/content-conversations/:analysisId/:pageUrl/fetch-content',
  summary: "The page's content as it is now.",
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  params,
  response: z.object({ content: FreshContent }),
  refusals: ['analysis_not_found', 'page_not_found', 'too_many_requests'],
});

export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/content-conversations/:analysisId/:pageUrl/message',
  summary: 'Sends a message about the page and returns the whole conversation.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  params,
  body: SendMessage,
  bodyBytesMax: limits.bodyBytes.message,
  response: Conversation,
  refusals: sendingRefusals,
});

export const streamMessage = defineEndpoint({
  name: 'streamMessage',
  method: 'POST',
  path: '/api/content-conversations/:analysisId/:pageUrl/message/stream',
  summary:
    'Like the message call, with the reply as a server-sent stream while it is written. Errors before the first word are returned with their status.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'stream',
  rateLimit: 'work',
  params,
  body: SendMessage,
  bodyBytesMax: limits.bodyBytes.message,
  response: ChatEvent,
  refusals: sendingRefusals,
});
