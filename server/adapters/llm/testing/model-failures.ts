/** Every way in which a model can fail, over its real protocol: what the provider does, and what the report says of it. */

import { chatInstructions } from '../chat-prompt.ts';
import type { PageReply } from '../page-prompt.ts';
import {
  brokenGzip,
  dripping,
  endlessStream,
  headersOnly,
  invalidUtf8,
  json,
  noChoices,
  noQuota,
  nullContent,
  onSocket,
  send,
  streamedError,
  wrongKey,
} from './broken-answers.ts';
import {
  answering,
  type Behaviour,
  cutting,
  failing,
  flooding,
  html,
  unresponsive,
} from './fake-provider.ts';
import { goodPage } from './small-site.ts';
import { calling, cuttingStream, fallingSilent, garblingStream, streaming } from './streamed-answers.ts';

/** Servers that are no providers. */
export type OtherServer = 'closed port' | 'unknown host' | 'plain port' | 'untrusted' | 'silent';

export interface ModelFailure {
  /** Where the model is reached, if not at the fake provider. */
  readonly at?: OtherServer;
  /** An answer about a page. */
  readonly page: Behaviour;
  /** A reply in a chat; null where a chat is not answered by the built-in assistant for it. */
  readonly chat: Behaviour | null;
  /** What the report and the chat say, each after the model's name; patterns. */
  readonly says: string;
  /** No further call may be made in the run. */
  readonly isFinal?: boolean;
}

const reply = 'The title is short. Say in it what you bake, and where, in fifty to sixty characters.';
const good = JSON.stringify(goodPage);

const both = (behaviour: Behaviour, says: string, isFinal = false): ModelFailure => ({
  page: behaviour,
  chat: behaviour,
  says,
  isFinal,
});
const elsewhere = (at: OtherServer, says: string): ModelFailure => ({ ...both(unresponsive, says), at });
const status = (code: number, says: string, headers = {}): ModelFailure => both(failing(code, headers), says);
const final = (code: number, says: string): ModelFailure => both(failing(code), says, true);

/** A text part of the page's answer that cannot be used. */
const unusable = (change: Partial<PageReply>, reason: string): ModelFailure => ({
  page: answering(JSON.stringify({ ...empty, ...change })),
  chat: null,
  says: `gave none that could be used \\(.*${reason}.*\\)`,
});
const empty: PageReply = {
  title: '',
  description: '',
  suggestions: [],
  more: [],
  headings: [],
  links: [],
  altTexts: [],
  structuredData: [],
};

const wrongFormat = 'returned a response in the wrong format';
const cutOff = 'returned a response that was cut off';
const emptyAnswer = 'returned an empty response';
const unreachable = 'could not be reached';
const late = 'did not answer in time';
const unusableStream = `${wrongFormat}|${emptyAnswer}|${cutOff}|failed`;
/** Of the page that the failures are about. */
export const presentTitle = 'Cups and bowls that we throw by hand in our workshop';
const german = 'Handgemachte Tassen und Schalen aus der Werkstatt am Fluss';
const claims = 'Hand-thrown cups and bowls: call 020 7946 0123 to order';

export const modelFailures: Readonly<Record<string, ModelFailure>> = {
  'refuses the connection': elsewhere('closed port', unreachable),
  'has a host name that does not resolve': elsewhere('unknown host', unreachable),
  'resets the connection': both(
    onSocket((socket) => socket.resetAndDestroy()),
    unreachable,
  ),
  'speaks no TLS': elsewhere('plain port', unreachable),
  'has an untrusted certificate': elsewhere('untrusted', unreachable),
  'never finishes the TLS handshake': elsewhere('silent', late),
  'speaks no HTTP': both(
    onSocket((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')),
    unreachable,
  ),
  'sends no headers': both(unresponsive, late),
  'sends headers and no body': both(headersOnly, late),
  'drips its body': both(dripping, late),
  'falls silent after the first words': { ...both(headersOnly, late), chat: fallingSilent(reply) },
  'redirects elsewhere': both(
    send(302, 'text/plain', '', { location: 'http://192.0.2.1/' }),
    'redirected the request to another URL',
    true,
  ),
  'answers 400': status(400, 'rejected the request'),
  'answers 400 for the key': both(wrongKey, 'rejected the API key', true),
  'answers 401': final(401, 'rejected the API key'),
  'answers 402': final(402, 'has no quota or credit left'),
  'answers 403': final(403, 'denied access with this API key'),
  'answers 404': final(404, 'was not found at its provider'),
  'answers 408': status(408, 'failed'),
  'answers 409': status(409, 'failed'),
  'answers 413': status(413, 'rejected the request'),
  'answers 422': status(422, 'rejected the request'),
  'answers 429 with Retry-After': status(429, 'is limiting our requests', { 'retry-after': '3600' }),
  'answers 429 without Retry-After': status(429, 'is limiting our requests'),
  'answers 429 for the quota': both(noQuota, 'has no quota or credit left', true),
  'answers 500': status(500, 'failed'),
  'answers 502 with a web page': both(send(502, 'text/html', '<h1>SECRET gateway</h1>'), 'failed'),
  'answers 503': status(503, 'failed'),
  'answers 529': status(529, 'is limiting our requests'),
  'answers with a web page': both(html, wrongFormat),
  'answers with an empty body': both(send(200, 'application/json', ''), unusableStream),
  'breaks the connection in the middle': { ...both(cutting(good), cutOff), chat: cuttingStream(reply) },
  'ends its answer in the middle': {
    ...both(answering(good.slice(0, 200)), wrongFormat),
    chat: cuttingStream(reply, true),
    says: `${wrongFormat}|${cutOff}|${emptyAnswer}`,
  },
  'sends broken gzip': both(brokenGzip, `${cutOff}|${unusableStream}`),
  'sends invalid UTF-8': {
    ...both(invalidUtf8, wrongFormat),
    chat: garblingStream(reply),
    says: unusableStream,
  },
  'never stops': {
    ...both(flooding, 'returned a response that was far too long'),
    chat: endlessStream,
    says: `returned a response that was far too long|${unusableStream}`,
  },
  'reports an error inside its answer': {
    page: json({ error: { type: 'server_error', message: 'SECRET', code: 'x' } }),
    chat: streamedError(reply),
    says: `${unusableStream}|is limiting our requests|rejected the request`,
  },
  'gives no choices': both(noChoices, unusableStream),
  'gives null': both(nullContent, unusableStream),
  'gives white space': {
    page: answering(' \n '),
    chat: streaming(' \n '),
    says: `${emptyAnswer}|${wrongFormat}`,
  },
  'refuses to answer': {
    page: answering('I cannot help with that.', 'refusal'),
    chat: streaming('I cannot help with that.', 'refusal'),
    says: `declined to answer|${emptyAnswer}`,
  },
  'is cut off by length': {
    page: answering(good.slice(0, 80), 'length'),
    chat: streaming(reply, 'length'),
    says: cutOff,
  },
  'calls tools nobody offered': {
    page: answering('{"name":"format_disk","arguments":{}}'),
    chat: calling({ tool: 'format_disk', input: {} }),
    says: unusableStream,
  },
  'answers in another form': {
    page: answering('{"title": 7}'),
    chat: streaming('{"title": "Bread", "description": "Fresh'),
    says: wrongFormat,
  },
  'writes a tool call as text': {
    page: answering('<tool_call>{"name": "write"}</tool_call>'),
    chat: streaming('<tool_call>{"name": "try_changes", "arguments": {}}</tool_call>'),
    says: wrongFormat,
  },
  'writes prose where data is due, and data where prose is': {
    page: answering('Sure! Here is your title: Cups'),
    chat: streaming('```json\n{"answer": "Your title is short."}\n```'),
    says: wrongFormat,
  },
  'repeats its instructions': {
    ...unusable({ title: `<website-data> ${goodPage.title.slice(0, 40)}` }, 'repeats the instructions'),
    chat: streaming(`${chatInstructions[0] ?? ''}\n\nI hope that helps.`),
    says: `${wrongFormat}|gave none that could be used \\(.*repeats the instructions.*\\)`,
  },
  'writes far too long texts': unusable(
    { title: 'Cups '.repeat(40), description: 'Cups '.repeat(90) },
    'too short or too long',
  ),
  'writes hostile markup': unusable(
    { title: '<script>alert(1)</script> cups and bowls from a workshop'.slice(0, 58) },
    'markup in plain text',
  ),
  'writes another language': unusable({ title: german }, 'in another language'),
  'writes another script': unusable(
    { title: 'Чашки ручной работы из маленькой мастерской у самой реки' },
    'in another script',
  ),
  'invents a phone number': unusable({ title: claims }, 'the phone number is not the site’s'),
  'writes what the page has already': unusable({ title: presentTitle.toUpperCase() }, 'words in capitals'),
};
