/** Copies of strings that do not keep the page they were cut from alive. */
import type { Evidence } from '@pagewright/contract/entities/issue';

/** Written over and over: most texts fit, and none needs a buffer of its own then. */
const scratch = Buffer.alloc(4096);
const wide = /[\u0100-\uffff]/;

/**
 * V8 keeps a cut string as a view of the whole. Joining and cutting again makes a string of its own; what has only
 * narrow characters is written anew, for a cut of a text with one wide character takes two bytes for each.
 */
export function detach(text: string): string {
  if (text.length < 13) return text;
  if (text.length <= 40 || wide.test(text)) return ` ${text}`.slice(1);
  if (text.length > scratch.length) return Buffer.from(text, 'latin1').toString('latin1');
  return scratch.toString('latin1', 0, scratch.write(text, 'latin1'));
}

export const detachOrNull = (text: string | null): string | null => (text === null ? null : detach(text));

/** Pieces of evidence often say the same one after the other: the copy of the last serves again. */
function detachRepeated(): (text: string) => string {
  let last = '';
  return (text) => {
    if (text !== last) last = detach(text);
    return last;
  };
}

const detachFound = detachRepeated();
const detachWanted = detachRepeated();

/** A selector was made of its own steps: no page stands behind it. */
export function detachEvidence({ selector, snippet, found, wanted, urls, box, view }: Evidence): Evidence {
  const own: { -readonly [K in keyof Evidence]: Evidence[K] } = {};
  if (selector !== undefined && selector !== '') own.selector = selector;
  if (snippet !== undefined && snippet !== '') own.snippet = detach(snippet);
  if (found !== undefined) own.found = detachFound(found);
  if (wanted !== undefined) own.wanted = detachWanted(wanted);
  if (urls !== undefined) own.urls = urls.map(detach);
  if (box !== undefined) own.box = { ...box };
  if (view !== undefined) own.view = view;
  return own;
}
