/** Texts for pages whose lead says too little on its own: the lead as it is, or with the page's name or definition. */
import { limits } from '@pagewright/contract/limits';
import { capitalise, fold, tidy } from '../../text/fold.ts';
import { isUnspaced, mainScript } from '../../text/scripts.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { isDeictic } from '../facts/describing.ts';
import { definitionOf } from '../facts/opening-lines.ts';
import { displayLength, isBalanced, isClean, overlap, wordCountOf } from '../facts/prose.ts';
import type { Sentence, SuggestionPage } from '../facts/suggestion-page.ts';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import {
  cutForms,
  type DescriptionCandidate,
  describes,
  isChangeList,
  leadBlocksOf,
  opensWithLine,
  scoreSentence,
} from './description-lead.ts';
import { siteNameFor } from './phrases.ts';

const { min: descriptionMin, recommendedMax } = limits.description;
const sentencesMax = 3;
/** Shorter leads are labels. */
const leadLength = 25;
/** Below every text that names the page's subject. */
const worth = 0.3;

/** The first sentence of each of the first blocks of prose, whether or not it says what the page is called. */
function openingSentences(site: SuggestionSite, pageContext: SuggestionPage): Sentence[] {
  const { brief, sentences, headline } = pageContext;
  if (isChangeList(headline ?? brief.title ?? '')) return [];
  // Further down a sentence is about a part of the page, or goes on from the first.
  const blocks = leadBlocksOf(site, pageContext).slice(0, opensWithLine(site, pageContext) ? 2 : 1);
  return blocks.flatMap((block) => {
    const own = sentences.find((sentence) => sentence.block === block && describes(sentence.text, true));
    return own?.isOpening === true ? [own] : [];
  });
}

const joined = (texts: readonly string[]): string =>
  texts.join(isUnspaced(mainScript(texts.join(''))) ? '' : ' ');

/** The sentence and what follows it in its block. */
function runsFrom(pageContext: SuggestionPage, sentence: Sentence): DescriptionCandidate[] {
  const { brief } = pageContext;
  const block = sentencesOf(brief.paragraphs[sentence.block] ?? '', brief.language);
  const run: string[] = [];
  const runs: DescriptionCandidate[] = [];
  for (const text of block.slice(block.indexOf(sentence.text)).slice(0, sentencesMax)) {
    if (run.length > 0 && (!isClean(text) || !describes(text, true))) break;
    run.push(text);
    runs.push({ text: joined(run), score: worth + run.length * 0.02 });
  }
  return [...runs, ...cutForms(pageContext, sentence, worth)];
}

/** A short lead, with the page's name; one that says that name, with the site's. */
function withName(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  { text }: Sentence,
): DescriptionCandidate[] {
  const { headline, isGeneric, words, brand } = pageContext;
  const isShort = displayLength(text) >= leadLength && displayLength(text) < descriptionMin;
  if (headline === null || !isShort || /[:：]/.test(text)) return [];
  const colon = isUnspaced(mainScript(text)) ? '：' : ': ';
  const own = headline.replace(/[.:]+$/, '');
  const isSaid = overlap(headline, text, words) > 0.5;
  // "setup" is the name of a file, not of a page.
  const isName = !isGeneric && !/^\p{Ll}+$/u.test(headline);
  const isNewBrand =
    brand !== null && !/\d/.test(brand) && overlap(brand, `${headline} ${text}`, words) === 0;
  const siteName = isSaid && !isGeneric && colon === ': ' ? siteNameFor(site, pageContext) : null;
  // "git(1) Manual Page" is the name of one page.
  const isOfSite = siteName !== null && !/\(\d/.test(siteName) && overlap(siteName, text, words) <= 0.5;
  return [
    ...(isName && !isSaid ? [{ text: `${own}${colon}${text}`, score: 0.05 }] : []),
    ...(isNewBrand ? [{ text: `${own} – ${brand}${colon}${text}`, score: 0.02 }] : []),
    ...(isOfSite ? [{ text: `${siteName}${colon}${text}`, score: 0 }] : []),
  ];
}

/** Two blocks of one short line each, as they follow each other. */
function pairs(openings: readonly Sentence[], { words }: SuggestionPage): DescriptionCandidate[] {
  const [first, second] = openings;
  if (first === undefined || second === undefined || first.block + 1 !== second.block) return [];
  const isShort = displayLength(first.text) < descriptionMin && first.next === null;
  return isShort && overlap(second.text, first.text, words) < 0.6
    ? [{ text: joined([first.text, second.text]), score: worth - 0.02 }]
    : [];
}

/** "This command adds ..." is clear behind the line that says which. */
const ofSubject =
  /^this (?:command|program|tool|utility|function|module|daemon|script|library|package|class|file)\b/i;

/** "git-add – Add file contents to the index.", with the first sentence of the text. */
function definitionPieces(site: SuggestionSite, pageContext: SuggestionPage): DescriptionCandidate[] {
  const { brief } = pageContext;
  const definition = definitionOf(pageContext);
  if (definition === null) return [];
  const line = `${definition.name} – ${capitalise(definition.says)}.`;
  const block = leadBlocksOf(site, pageContext).find(
    (at) => tidy(brief.paragraphs[at] ?? '') !== definition.line,
  );
  const [opening = ''] = sentencesOf(brief.paragraphs[block ?? -1] ?? '', brief.language);
  const rest = opening.replace(ofSubject, '');
  const isUsable = isClean(opening) && describes(`A${rest}`, true) && !isDeictic(rest);
  return [
    { text: line, score: worth + 0.6 },
    ...(isUsable ? [{ text: `${line} ${opening}`, score: worth + 1.6 }] : []),
  ];
}

const summaryWords = 12;

/** "Create simple HTTP ETags", and below it "This module generates ...": the line says what "this" is. */
function summaryPieces(site: SuggestionSite, pageContext: SuggestionPage): DescriptionCandidate[] {
  const { brief, words } = pageContext;
  const at = brief.paragraphs.findIndex((text) => text !== '' && !site.common.has(text));
  const line = tidy(brief.paragraphs[at] ?? '');
  const [next = ''] = sentencesOf(brief.paragraphs[at + 1] ?? '', brief.language);
  const count = wordCountOf(line);
  const isLine =
    count >= 3 && count <= summaryWords && /^\p{Lu}/u.test(line) && /\p{L}$/u.test(line) && isBalanced(line);
  const isOfLine = ofSubject.test(next) && isClean(next) && !isDeictic(next.replace(ofSubject, ''));
  if (!isLine || !isOfLine || overlap(line, next, words) === 0) return [];
  return [{ text: `${line}. ${next}`, score: worth + 0.3 }];
}

/** Where and how the owner is reached, on the page that is for it. */
function contactPieces({ brief, headline, brand }: SuggestionPage): DescriptionCandidate[] {
  const place = brief.contacts.places.find(({ street }) => street !== null);
  // As people write it, not as a link dials it.
  const phone = [...brief.contacts.loosePhones, ...brief.contacts.phones].find((each) =>
    /\d[ /.-]\d/.test(each),
  );
  if (brief.type !== 'contact' || brand === null || headline === null || place === undefined) return [];
  const isBehind = /\p{L}/u.test(place.postalCode);
  const town = isBehind ? `${place.locality} ${place.postalCode}` : `${place.postalCode} ${place.locality}`;
  const address = `${place.street ?? ''}, ${town}`;
  const text = `${headline} – ${brand}: ${tidy(address)}${phone === undefined ? '' : `, ${phone}`}.`;
  return [{ text, score: worth }];
}

export function fallbackPieces(site: SuggestionSite, pageContext: SuggestionPage): DescriptionCandidate[] {
  const openings = openingSentences(site, pageContext);
  const [first] = openings;
  const byWorth = (sentence: Sentence): number => scoreSentence(pageContext, sentence);
  const pieces = [
    ...(first === undefined ? [] : runsFrom(pageContext, first)),
    ...(first === undefined ? [] : withName(site, pageContext, first)),
    ...pairs(openings, pageContext),
  ].map(({ text, score }) => ({ text, score: score + (first === undefined ? 0 : byWorth(first) * 0.1) }));
  const all = [
    ...definitionPieces(site, pageContext),
    ...summaryPieces(site, pageContext),
    ...pieces,
    ...contactPieces(pageContext),
  ];
  return all.filter(
    ({ text }, at) =>
      displayLength(text) <= recommendedMax &&
      all.findIndex((other) => fold(other.text) === fold(text)) === at,
  );
}
