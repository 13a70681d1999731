/** Which elements have no content, and which contain text that only their own end tag ends. */

/** How the tokenizer reads the text after a start tag. */
export type ContentModel = 'data' | 'rcdata' | 'rawtext' | 'script' | 'plaintext';

export const voidNames = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);

export const rawNames = new Map<string, ContentModel>([
  ['script', 'script'],
  ['style', 'rawtext'],
  ['title', 'rcdata'],
  ['textarea', 'rcdata'],
  ['noscript', 'rawtext'],
  ['noframes', 'rawtext'],
  ['noembed', 'rawtext'],
  ['iframe', 'rawtext'],
  ['xmp', 'rawtext'],
]);
