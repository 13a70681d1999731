/** Copies strings so that they do not keep the page they were cut from in memory. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { MessageData } from '@pagewright/contract/messages/message-data';

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

export function detachEvidence({ selector, snippet, found, wanted, urls, box, view }: Evidence): Evidence {
  const own: Writable<Evidence> = {};
  if (selector !== undefined && selector !== '') own.selector = detach(selector);
  if (snippet !== undefined && snippet !== '') own.snippet = detach(snippet);
  if (found !== undefined) own.found = detach(found);
  if (wanted !== undefined) own.wanted = detach(wanted);
  if (urls !== undefined) own.urls = urls.map(detach);
  if (box !== undefined) own.box = { ...box };
  if (view !== undefined) own.view = view;
  return own;
}
