/** What other pages of the site say of a page's subject: by the words they share, and by the encoder where there is one. */
import { cosine } from './models.ts';
import { isPointer, type Quoted, rarityOf, saidElsewhere, stemsOf } from './own-words.ts';
import { type PageDesk, topicOf } from './page-desk.ts';
import { type SiteDesk, twinOf } from './site-desk.ts';
import { fold, stem } from './text.ts';

const sharedLeast = 0.3;
const sharedSure = 0.75;
/** A name that is shared says more than any other word. */
const sharedName = 0.4;
/** Without the encoder all words of the subject must be there. */
const sharedAlone = 0.95;
const nearLeast = 0.35;
const nearSure = 0.5;
const measuredMax = 4;

/** The headline without what is measured or numbered: "Ember teapot, 600 ml" is about an Ember teapot. */
export const subjectOf = ({ headline }: PageDesk): string =>
  ((headline ?? '').split(/[,:;(–—]/)[0] ?? '')
    .split(' ')
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** Written with a capital inside a sentence; in German that is any noun. */
const isNamedIn = (text: string, word: string): boolean =>
  text
    .split(' ')
    .some((part, at) => at > 0 && /^\p{Lu}/u.test(part) && stem(fold(part.replace(/\P{L}+$/u, ''))) === word);

export interface MeasuredQuote extends Quoted {
  /** It speaks of the subject and of nothing else; the others fit where there is hardly any text. */
  readonly isSure: boolean;
}

/** Its rarest word must be among what is shared: the others fit any page of the site. */
function candidatesFor(site: SiteDesk, desk: PageDesk): MeasuredQuote[] {
  const { brief, words, models } = desk;
  const subject = stemsOf(subjectOf(desk), words);
  const rarest = Math.max(0, ...[...subject].map((word) => rarityOf(site, word)));
  if (subject.size === 0 || rarest <= 0) return [];
  const telling = [...subject].filter((word) => rarityOf(site, word) >= rarest - 0.01);
  const twin = twinOf(site, brief);
  return saidElsewhere(site, brief, subject)
    .filter((quoted) => quoted.score >= sharedLeast && quoted.page !== twin && !isPointer(quoted, brief.url))
    .map((quoted) => {
      const stems = stemsOf(quoted.text, words);
      const hasName = brief.language !== 'de' && telling.some((word) => isNamedIn(quoted.text, word));
      const least = hasName ? sharedName : models === null ? sharedAlone : sharedSure;
      return { ...quoted, isSure: quoted.score >= least && telling.some((word) => stems.has(word)) };
    });
}

export async function quotesOn(site: SiteDesk, desk: PageDesk): Promise<MeasuredQuote[]> {
  const { brief, models, isGeneric } = desk;
  if (isGeneric || brief.type === 'home' || brief.type === 'legal') return [];
  const once = new Map(candidatesFor(site, desk).map((each) => [fold(each.text), each]));
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
