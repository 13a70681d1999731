/** How a site speaks: sentences of its own as samples, and how long they are. */
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import { isClean } from '../built-in/text.ts';
import type { SiteSuggestionInput } from '../suggester.ts';

export interface SiteVoice {
  /** In the given language, from the most important pages. */
  readonly samples: readonly string[];
  /** Null without a sentence. */
  readonly wordsPerSentence: number | null;
}

const samplesMax = 3;
const sampleLength = 160;
const pagesMax = 5;

export function siteVoice({ pages }: SiteSuggestionInput, language: string): SiteVoice {
  const sentences = pages
    .map(({ brief }) => brief)
    .filter((brief) => brief.language === language && !brief.isFiller)
    .toSorted((a, b) => Number(b.type === 'home') - Number(a.type === 'home'))
    .slice(0, pagesMax)
    .flatMap(({ paragraphs }) => paragraphs.slice(0, 4).flatMap((text) => sentencesOf(text, language)))
    .filter((sentence) => sentence.length <= sampleLength && isClean(sentence));
  const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence).length, 0);
  return {
    samples: [...new Set(sentences)].slice(0, samplesMax),
    wordsPerSentence: sentences.length === 0 ? null : Math.round(words / sentences.length),
  };
}
