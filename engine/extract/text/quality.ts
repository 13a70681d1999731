/** Checks visible text for defects: "not found", filler text, template tokens, broken encodings. */
import type { QualityFacts } from '../../model/text-facts.ts';
import { findFiller } from './filler-text.ts';
import { type CheckedText, findPatterns, type TextPattern } from './find-patterns.ts';
import { findNotFoundPhrase, type PageOpening } from './not-found-phrases.ts';

const templateTokens: readonly TextPattern[] = [
  { hint: '{{', pattern: /\{\{[^{}\n]{1,60}\}\}/g },
  { hint: '%%', pattern: /%%\w{2,40}%%/g },
  { hint: '${', pattern: /\$\{[\w.]{1,40}\}/g },
  { hint: '[object', pattern: /\[object \w+\]/g },
  { hint: 'undefined', pattern: /(?<=^|\n)(?:undefined|undefined undefined)(?= ?(?:\n|$))/g },
  { hint: 'NaN', pattern: /(?<=^|\n)(?:[$€£] ?)?NaN(?: ?[€%])?(?= ?(?:\n|$))/g },
];
const mojibake: readonly TextPattern[] = [
  { hint: 'Ã', pattern: /Ã[\u0080-\u00bf¡-¿]/g },
  { hint: 'â€', pattern: /â€[\u0098-\u009d™œ˜“”¢¦\u0153]?/g },
  { hint: 'Â', pattern: /Â[\u0080-\u00bf¡-¿]/g },
  { hint: 'ï»¿', pattern: /ï»¿/g },
];
const doubleEncoded: readonly TextPattern[] = [
  {
    hint: '&',
    pattern: /&(?:amp|nbsp|quot|lt|gt|apos|copy|euro|[aou]uml|szlig|eacute|egrave|#\d{2,5});/g,
  },
];

export function checkQuality(page: CheckedText, opening: PageOpening): QualityFacts {
  return {
    notFoundPhrase: findNotFoundPhrase(opening),
    loremIpsum: findFiller(page),
    templateTokens: findPatterns(page, templateTokens),
    mojibake: findPatterns(page, mojibake),
    replacementCharacters: page.text.split('\uFFFD').length - 1,
    doubleEncoded: findPatterns(page, doubleEncoded),
  };
}
