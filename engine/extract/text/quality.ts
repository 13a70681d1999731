/** Signs of trouble in visible text: "not found", filler text, template tokens, broken encodings. */
import type { QualityFacts } from '../../facts/text-facts.ts';
import { findFiller } from './filler-text.ts';
import { findNotFoundPhrase } from './not-found-phrases.ts';
import { type CodeRanges, findSigns, type SignKind } from './text-signs.ts';

const templateTokens: readonly SignKind[] = [
  { hint: '{{', pattern: /\{\{[^{}\n]{1,60}\}\}/g },
  { hint: '%%', pattern: /%%\w{2,40}%%/g },
  { hint: '${', pattern: /\$\{[\w.]{1,40}\}/g },
  { hint: '[object', pattern: /\[object \w+\]/g },
  { hint: '\nundefined', pattern: /(?<=^|\n)(?:undefined|undefined undefined)(?= ?(?:\n|$))/g },
  { hint: 'NaN', pattern: /(?<=^|\n)(?:[$€£] ?)?NaN(?: ?[€%])?(?= ?(?:\n|$))/g },
];
const mojibake: readonly SignKind[] = [
  { hint: 'Ã', pattern: /Ã[\u0080-\u00bf¡-¿]/g },
  { hint: 'â€', pattern: /â€[\u0098-\u009d™œ˜“”¢¦\u0153]?/g },
  { hint: 'Â', pattern: /Â[\u0080-\u00bf¡-¿]/g },
  { hint: 'ï»¿', pattern: /ï»¿/g },
];
const doubleEncoded: readonly SignKind[] = [
  { hint: '&', pattern: /&(?:amp|nbsp|quot|lt|gt|apos|copy|euro|[aou]uml|szlig|eacute|egrave|#\d{2,5});/g },
];

export interface QualityInput {
  readonly text: string;
  readonly code: CodeRanges;
  readonly language: string;
  readonly title: string | null;
  readonly h1: string | null;
  readonly opening: string;
}

export function judgeQuality({ text, code, ...page }: QualityInput): QualityFacts {
  return {
    notFoundPhrase: findNotFoundPhrase(page),
    loremIpsum: findFiller(text, code),
    templateTokens: findSigns(text, templateTokens, code),
    mojibake: findSigns(text, mojibake, code),
    replacementCharacters: text.includes('\uFFFD') ? text.split('\uFFFD').length - 1 : 0,
    // Many texts hold a lone &, few a semicolon too.
    doubleEncoded: text.includes(';') ? findSigns(text, doubleEncoded, code) : [],
  };
}
