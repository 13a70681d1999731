/** Text that was decoded wrongly somewhere on its way. */
import type { PageFacts } from '../../../model/page-facts.ts';
import type { TextSign } from '../../../model/text-facts.ts';
import { clip } from '../../clip.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

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
  tier: 2,
  audience: 'indexable',
  title: 'Garbled characters (encoding)',
  why: 'Characters such as Ã© or � come from text read in the wrong encoding or escaped twice. Visitors see them, and searches for the right word do not find the page.',
  fix: 'Store and send the page as UTF-8 throughout, and escape text only once.',
  reads: ['quality', 'title', 'description'],
  check(facts) {
    const { mojibake, replacementCharacters } = facts.quality;
    const inHead = escapedInHead(facts);
    const doubleEncoded = [...inHead, ...facts.quality.doubleEncoded];
    const garbled = mojibake.length >= sequencesMin ? mojibake : [];
    if (garbled.length === 0 && replacementCharacters === 0 && doubleEncoded.length === 0) return pass();
    const parts = [
      ...(replacementCharacters === 0
        ? []
        : [`${countOf(replacementCharacters, 'character')} that could not be read (�)`]),
      ...(garbled.length === 0 ? [] : [`sequences such as ${garbled[0]?.text ?? ''}`]),
      ...(doubleEncoded.length === 0
        ? []
        : [`references escaped twice such as ${doubleEncoded[0]?.text ?? ''}`]),
    ];
    const patterns = [...garbled, ...doubleEncoded].slice(0, shown);
    return fail(
      `${inHead.length > 0 ? 'The title or description' : 'The visible text'} contains ${parts.join(', and ')}.`,
      patterns.length === 0
        ? { found: `${countOf(replacementCharacters, 'time')} �`, wanted: 'the character itself' }
        : patterns.map(({ text, context }) => ({
            found: text,
            snippet: context,
            wanted: 'the character itself',
          })),
    );
  },
});
