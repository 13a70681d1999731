/** Signs of trouble in visible text: "not found", filler text, template tokens, broken encodings. */
import type { QualityFacts } from '../../facts/text-facts.ts';
import { findFiller } from './filler-text.ts';
import { findNotFoundPhrase, type PageOpening } from './not-found-phrases.ts';
import { bitOfMark, brokenLine, mojibakeMark } from './text-marks.ts';
import { findSigns, type MarkedText, type SignKind } from './text-signs.ts';

const templateTokens: readonly SignKind[] = [
  { marks: bitOfMark('{'), hint: '{{', pattern: /\{\{[^{}\n]{1,60}\}\}/g },
  { marks: bitOfMark('%'), hint: '%%', pattern: /%%\w{2,40}%%/g },
  { marks: bitOfMark('$'), hint: '${', pattern: /\$\{[\w.]{1,40}\}/g },
  { marks: bitOfMark('['), hint: '[object', pattern: /\[object \w+\]/g },
  {
    marks: brokenLine,
    hint: '\nundefined',
    pattern: /(?<=^|\n)(?:undefined|undefined undefined)(?= ?(?:\n|$))/g,
  },
  { marks: brokenLine, hint: 'NaN', pattern: /(?<=^|\n)(?:[$€£] ?)?NaN(?: ?[€%])?(?= ?(?:\n|$))/g },
];
const mojibake: readonly SignKind[] = [
  { marks: mojibakeMark, hint: 'Ã', pattern: /Ã[\u0080-\u00bf¡-¿]/g },
  { marks: bitOfMark('€'), hint: 'â€', pattern: /â€[\u0098-\u009d™œ˜“”¢¦\u0153]?/g },
  { marks: mojibakeMark, hint: 'Â', pattern: /Â[\u0080-\u00bf¡-¿]/g },
  { marks: mojibakeMark, hint: 'ï»¿', pattern: /ï»¿/g },
];
const doubleEncoded: readonly SignKind[] = [
  {
    marks: bitOfMark('&') | bitOfMark(';'),
    hint: '&',
    pattern: /&(?:amp|nbsp|quot|lt|gt|apos|copy|euro|[aou]uml|szlig|eacute|egrave|#\d{2,5});/g,
  },
];

const replacement = bitOfMark('\uFFFD');

/** A text, also as codes, whatever the case of their letters. */
export interface CodedText extends MarkedText {
  readonly codes: Uint16Array;
}

export function judgeQuality(page: CodedText, opening: PageOpening): QualityFacts {
  return {
    notFoundPhrase: findNotFoundPhrase(opening),
    loremIpsum: findFiller(page.text, page.codes, page.code),
    templateTokens: findSigns(page, templateTokens),
    mojibake: findSigns(page, mojibake),
    replacementCharacters: (page.marks & replacement) === 0 ? 0 : page.text.split('\uFFFD').length - 1,
    doubleEncoded: findSigns(page, doubleEncoded),
  };
}
