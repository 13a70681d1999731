/** Measures how much of a text is in one language: translations are often half done. */
import type { TextBlock } from '../../model/text-facts.ts';
import { identifyLanguage } from '../../text/language.ts';

/** Shorter blocks do not show a language. */
const wordsMin = 8;
const samplesMax = 40;

/** From 0 to 1, by words of the blocks whose language shows; 1 when none does. */
export function languageShare(blocks: readonly TextBlock[], language: string): number {
  const long = blocks.filter(({ words }) => words >= wordsMin);
  const step = Math.max(1, Math.ceil(long.length / samplesMax));
  let all = 0;
  let own = 0;
  for (let at = 0; at < long.length; at += step) {
    const block = long[at];
    const code = block === undefined ? undefined : identifyLanguage(block.text, language)?.code;
    if (block === undefined || code === undefined) continue;
    all += block.words;
    if (code === language) own += block.words;
  }
  return all === 0 ? 1 : own / all;
}
