/** Text that was decoded wrongly somewhere on its way. */

import type { PageFacts } from '../../../model/page-facts.ts';
import type { TextSign } from '../../../model/text-facts.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

/** One may be quoted on purpose; three are a habit. */
const sequencesMin = 3;
const shown = 10;
const escapedTwice = /&(?:amp|nbsp|quot|lt|gt|apos|#0?39|ndash|mdash|rsquo|[aou]uml|szlig|eacute);/;

/** Title and description, which search results show. */
const escapedInHead = ({ title, description }: Pick<PageFacts, 'title' | 'description'>): TextSign[] =>
  [title, description].flatMap((text) => {
    const reference = escapedTwice.exec(text ?? '')?.[0];
    return reference === undefined ? [] : [{ text: reference, context: clip(text ?? '', 120) }];
  });

export const contentMojibake = definePageRule({
  id: 'content-mojibake',
  group: 'content',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/International/questions/qa-what-is-encoding',
  needs: 'html',
  audience: 'indexable',
  texts: contentTexts['content-mojibake'],
  reads: ['quality', 'title', 'description'],
  check(facts) {
    const { mojibake, replacementCharacters } = facts.quality;
    const inHead = escapedInHead(facts);
    const doubleEncoded = [...inHead, ...facts.quality.doubleEncoded];
    const garbled = mojibake.length >= sequencesMin ? mojibake : [];
    if (garbled.length === 0 && replacementCharacters === 0 && doubleEncoded.length === 0) return pass();
    const kinds = [
      ...(replacementCharacters === 0 ? [] : (['unreadable'] as const)),
      ...(garbled.length === 0 ? [] : (['garbled'] as const)),
      ...(doubleEncoded.length === 0 ? [] : (['escaped'] as const)),
    ];
    const patterns = [...garbled, ...doubleEncoded].slice(0, shown);
    return fail({
      messageId: kinds.length === 1 ? (kinds[0] ?? 'several') : 'several',
      data: {
        place: inHead.length > 0 ? 'head' : 'text',
        characters: replacementCharacters,
        example: patterns[0]?.text ?? '�',
      },
      evidence:
        patterns.length === 0
          ? [
              {
                found: say('replacement-characters', { count: replacementCharacters }),
                wanted: say('the-character-itself'),
              },
            ]
          : patterns.map(({ text, context }) => ({
              found: text,
              snippet: context,
              wanted: say('the-character-itself'),
            })),
    });
  },
});
