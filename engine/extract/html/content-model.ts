/** What may stand inside elements: nothing, or text that only their own end tag ends. */
import type { ContentModel } from './tokenizer.ts';

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
