/** Copies strings so that they do not keep the page they were cut from in memory. */
import type { Evidence, Phrase } from '@pagewright/contract/entities/issue';
import type { MessageData } from '@pagewright/contract/messages/message-data';
import { type EvidenceDraft, sayShown } from './evidence.ts';

/** V8 stores a substring as a view of the whole string; joining and cutting again copies it. */
export const detach = (text: string): string => ` ${text}`.slice(1);

export const detachOrNull = (text: string | null): string | null => (text === null ? null : detach(text));

const detachValue = (value: MessageData[string]): MessageData[string] => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? detach(value) : value.map(detach);
};

export const detachData = (data: MessageData): MessageData =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, detachValue(value)]));

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const detachPhrase = ({ messageId, data }: Phrase): Phrase => ({
  messageId,
  ...(data && { data: detachData(data) }),
});

/** In words, with what they were made from. */
export function detachEvidence(draft: EvidenceDraft): Evidence {
  const { selector, snippet, found, wanted, urls, box, view } = draft;
  const own: Writable<Evidence> = {};
  if (selector !== undefined && selector !== '') own.selector = detach(selector);
  if (snippet !== undefined && snippet !== '') own.snippet = detach(snippet);
  if (found !== undefined) own.found = detach(sayShown(found));
  if (wanted !== undefined) own.wanted = detach(sayShown(wanted));
  if (typeof found === 'object') own.foundAs = detachPhrase(found);
  if (typeof wanted === 'object') own.wantedAs = detachPhrase(wanted);
  if (urls !== undefined) own.urls = urls.map(detach);
  if (box !== undefined) own.box = { ...box };
  if (view !== undefined) own.view = view;
  return own;
}
