/** Ranks sentences of other pages on a page's topic: by shared words, and by the encoder where there is one. */

import { fold } from '../../text/fold.ts';
import { cosine } from '../../text/similarity.ts';
import { stem } from '../../text/stem.ts';
import { idfOf, isPointer, type RelatedSentence, relatedSentences, stemsOf } from './related-sentences.ts';
import { type SuggestionPage, topicOf } from './suggestion-page.ts';
import { duplicateOf, type SuggestionSite } from './suggestion-site.ts';

const sharedLeast = 0.3;
const sharedSure = 0.75;
/** A shared name counts for more than any other word. */
const sharedName = 0.4;
/** Without the encoder all words of the topic must be shared. */
const sharedAlone = 0.95;
const nearLeast = 0.35;
const nearSure = 0.5;
const measuredMax = 4;

/** The headline without what is measured or numbered: "Ember teapot, 600 ml" is about an Ember teapot. */
export const subjectOf = ({ headline }: SuggestionPage): string =>
  ((headline ?? '').split(/[,:;(–—]/)[0] ?? '')
    .split(' ')
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** Written with a capital inside a sentence; in German that is any noun. */
const isNamedIn = (text: string, word: string): boolean =>
  text
    .split(' ')
    .some((part, at) => at > 0 && /^\p{Lu}/u.test(part) && stem(fold(part.replace(/\P{L}+$/u, ''))) === word);

export interface RankedSentence extends RelatedSentence {
  /** It is about the topic and nothing else; the others are used only where there is hardly any text. */
  readonly isSure: boolean;
}

/** The word with the highest idf must be shared: the others fit any page of the site. */
function candidatesFor(site: SuggestionSite, pageContext: SuggestionPage): RankedSentence[] {
  const { brief, words, models } = pageContext;
  const subject = stemsOf(subjectOf(pageContext), words);
  const rarest = Math.max(0, ...[...subject].map((word) => idfOf(site, word)));
  if (subject.size === 0 || rarest <= 0) return [];
  const distinctive = [...subject].filter((word) => idfOf(site, word) >= rarest - 0.01);
  const duplicate = duplicateOf(site, brief);
  return relatedSentences(site, brief, subject)
    .filter(
      (quoted) => quoted.score >= sharedLeast && quoted.page !== duplicate && !isPointer(quoted, brief.url),
    )
    .map((quoted) => {
      const stems = stemsOf(quoted.text, words);
      const hasName = brief.language !== 'de' && distinctive.some((word) => isNamedIn(quoted.text, word));
      const least = hasName ? sharedName : models === null ? sharedAlone : sharedSure;
      return { ...quoted, isSure: quoted.score >= least && distinctive.some((word) => stems.has(word)) };
    });
}

export async function rankRelatedSentences(
  site: SuggestionSite,
  pageContext: SuggestionPage,
): Promise<RankedSentence[]> {
  const { brief, models, isGeneric } = pageContext;
  if (isGeneric || brief.type === 'home' || brief.type === 'legal') return [];
  const once = new Map(candidatesFor(site, pageContext).map((each) => [fold(each.text), each]));
  const found = [...once.values()].slice(0, measuredMax);
  if (models === null || found.length === 0) return found;
  const [topic, ...vectors] = await models.embed([topicOf(brief), ...found.map(({ text }) => text)]);
  return found
    .map((quoted, at) => {
      const own = vectors[at];
      const score = topic === undefined || own === undefined ? 0 : cosine(topic, own);
      return { ...quoted, score, isSure: quoted.isSure && score >= nearSure };
    })
    .filter(({ score }) => score >= nearLeast)
    .toSorted((a, b) => b.score - a.score);
}
