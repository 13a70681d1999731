/** The chat about one page. `pageUrl` is the page's address, URL-encoded. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Conversation, FreshContent, SendMessage } from '../entities/conversation.ts';

const matter = 'Conversations';
const params = z.object({ analysisId: z.string(), pageUrl: z.string().min(1).max(2048) });

export const readConversation = defineEndpoint({
  name: 'readConversation',
  method: 'GET',
  path: '/api/content-conversations/:analysisId/:pageUrl',
  summary: 'The conversation so far.',
  matter,
  access: 'user',
  kind: 'json',
  params,
  response: Conversation,
  refusals: ['analysis_not_found'],
});

export const fetchContent = defineEndpoint({
  name: 'fetchContent',
  method: 'POST',
  path: '/api/content-conversations/:analysisId/:pageUrl/fetch-content',
  summary: "The page's content as it is now.",
  matter,
  access: 'user',
  kind: 'json',
  startsWork: true,
  params,
  response: z.object({ content: FreshContent }),
  refusals: ['analysis_not_found', 'too_many_requests'],
});

export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/content-conversations/:analysisId/:pageUrl/message',
  summary: 'Asks about the page; answers with the whole conversation.',
  matter,
  access: 'user',
  kind: 'json',
  startsWork: true,
  params,
  body: SendMessage,
  response: Conversation,
  refusals: ['invalid_input', 'analysis_not_found', 'needs_credits', 'too_many_requests'],
});
