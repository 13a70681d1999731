/** Suggestions for links beyond the rules: to answers, to siblings, to the author, and for phone numbers and e-mail addresses. */

import { fold } from '../../../text/fold.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { stem } from '../../../text/stem.ts';
import { wordsIn } from '../../../text/words.ts';
import type { PageBrief } from '../../page-brief.ts';
import type { PageSuggestionInput } from '../../suggester.ts';
import { bare, linkedFrom } from '../link-ideas.ts';
import { idfOf, otherPages, siblingsOf, stemsOf } from '../related-sentences.ts';
import type { SuggestionPage } from '../suggestion-page.ts';
import type { SuggestionSite } from '../suggestion-site.ts';
import { contentWords, isClean, isInjection } from '../text.ts';
import { nameOf } from './link-texts.ts';
import { type Draft, draftOf, type ExtraWriter, type SuggestionContext } from './suggestion-writer.ts';
import { anchor, clip, markup, pathOf, placeOf, quote, some } from './wording.ts';

/** Words on more than half of the pages are too common to match an answer. */
const distinctiveIdf = 0.8;
/** The share of a question's idf that a sentence must have. */
const sharedMinimum = 0.5;
const sentenceMax = 200;
/** Of more pages beside it the nearest are offered by their subject, not all by their place. */
const kindMax = 4;

const quotable = ({ paragraphs, language }: PageBrief): string[] =>
  paragraphs
    .flatMap((block) => sentencesOf(block, language))
    .filter((text) => wordsIn(text).length >= 3 && text.length <= sentenceMax && isClean(text));

/** The content words of a question; only nouns where the tagger runs. */
const questionStems = (question: string, { words, models }: SuggestionPage): string[] => [
  ...new Set(
    contentWords(question, words)
      .filter((word) => models === null || models.isNominal(word))
      .map(stem),
  ),
];

function touches(
  site: SuggestionSite,
  stemsOfQuestion: readonly string[],
  stems: ReadonlySet<string>,
): boolean {
  const weights = stemsOfQuestion.map((word) => ({ word, idf: Math.max(0, idfOf(site, word)) }));
  const whole = weights.reduce((sum, { idf }) => sum + idf, 0);
  const shared = weights.filter(({ word }) => stems.has(word));
  // On a small site a word on two pages is as rare as a shared word can be.
  const least = Math.min(distinctiveIdf, Math.log((site.site.pages.length + 1) / 3));
  const isDistinctive = shared.some(({ idf }) => idf > 0 && idf >= least - 0.001);
  return isDistinctive && shared.reduce((sum, { idf }) => sum + idf, 0) >= whole * sharedMinimum;
}

/** Questions that another page answers and this page touches on. */
export const answersElsewhere: ExtraWriter = (context) => {
  const { page, pageContext, links } = context.parts;
  if (pageContext === null || !page.indexable) return [];
  const { brief } = page;
  const linked = new Set([...linkedFrom(brief), ...links.map(({ target }) => bare(target))]);
  const sentences = quotable(brief).map((text) => ({ text, stems: stemsOf(text, pageContext.words) }));
  return otherPages(context.site, brief).flatMap(({ brief: other }): Draft[] => {
    if (linked.has(bare(other.url))) return [];
    const questions = other.headings.filter(
      ({ text, level }) => level > 1 && text.endsWith('?') && !isInjection(text),
    );
    const found = questions.flatMap(({ text }) => {
      const stemsOfQuestion = questionStems(text, pageContext);
      const near = sentences.find(({ stems }) => touches(context.site, stemsOfQuestion, stems));
      return near === undefined ? [] : [{ question: text, after: near.text }];
    });
    const [first] = found;
    return first === undefined
      ? []
      : [
          draftOf(
            `Lead readers to the answer: after ${quote(clip(first.after, 110))}, add ${anchor(other.url, brief.url, first.question)}`,
          ),
        ];
  });
};

/** Sibling pages that the text does not link to. */
export const sameKind: ExtraWriter = (context) => {
  const { page, duplicate } = context.parts;
  const { brief } = page;
  const linked = linkedFrom(brief);
  const all = siblingsOf(context.site, page);
  const open = all.filter((other) => !linked.has(bare(other.brief.url)) && other !== duplicate);
  if (all.length > kindMax) return [];
  const named = open.flatMap((other) => {
    const name = nameOf(context.site, other);
    return name === null || isInjection(name) ? [] : [anchor(other.brief.url, brief.url, clip(name, 70))];
  });
  if (named.length === 0) return [];
  const last = quotable(brief).at(-1);
  const where = last === undefined ? 'At the end of the text' : `After ${quote(clip(last, 80))}`;
  return [
    draftOf(
      `${where}, offer ${named.length === 1 ? 'the page' : 'the pages'} beside this one that nothing here leads to: ${named.slice(0, 3).join(', ')}`,
    ),
  ];
};

/** The page about the author. */
export const authorLink: ExtraWriter = ({ site, parts: { page } }) => {
  const { brief } = page;
  const [author] = brief.authors;
  if (author === undefined || wordsIn(author).length < 2 || brief.type !== 'article') return [];
  const introduces = ({ brief: other }: PageSuggestionInput): number =>
    fold(other.paragraphs.join(' ')).split(fold(author)).length - 1;
  const [about] = site.site.pages
    .filter(
      (other) =>
        other !== page && other.indexable && other.brief.type !== 'article' && other.brief.type !== 'legal',
    )
    .filter(
      ({ brief: other }) =>
        other.language === brief.language && /about|team|author|people|ueber|über/i.test(other.url),
    )
    .filter((other) => introduces(other) > 0)
    .toSorted((a, b) => introduces(b) - introduces(a));
  if (about === undefined || linkedFrom(brief).has(bare(about.brief.url))) return [];
  return [
    draftOf(
      `Link the author’s name to ${pathOf(about.brief.url, brief.url)}, which tells who that is: <a rel="author" href="${markup(pathOf(about.brief.url, brief.url))}">${markup(author)}</a>`,
    ),
  ];
};

/** The same link text points to different pages. */
export const alikeAnchors: ExtraWriter = (context) => {
  const { page, pageContext } = context.parts;
  const { brief } = page;
  const own = brief.links.filter(
    ({ text, region, target }) =>
      wordsIn(text).length > 0 &&
      region === 'main' &&
      URL.parse(target)?.origin === URL.parse(brief.url)?.origin,
  );
  return [...Map.groupBy(own, ({ text }) => fold(text)).values()].flatMap((group): Draft[] => {
    const targets = [...new Set(group.map(({ target }) => target))];
    const [text = ''] = group.map((link) => link.text);
    const isGeneric = pageContext?.words.generic.has(fold(text)) === true || isInjection(text);
    const names = targets.flatMap((target) => {
      const other = context.site.pageAt.get(target);
      const name = other === undefined ? null : nameOf(context.site, other);
      return name === null ? [] : [`${pathOf(target, brief.url)} → ${quote(clip(name, 60))}`];
    });
    return targets.length < 2 || isGeneric || names.length < targets.length
      ? []
      : [
          draftOf(
            `${quote(text)} leads to ${targets.length} different pages. Tell them apart: ${names.slice(0, 4).join('; ')}.`,
          ),
        ];
  });
};

const dialled = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

const templateDomains =
  /@(?:your-?domain|your-?site|your-?company|my-?site|my-?domain|domain|example|website|company|email)\.(?:com|org|net)$/i;

/** Reserved phone numbers, as used in films and templates. */
const templateNumber = /\(?\b555\)?[\s.-]?|123[\s.-]?4567|0{6,}|1234567/;

export const isTemplateContact = (text: string): boolean =>
  text.includes('@') ? templateDomains.test(text) : templateNumber.test(text);

/** Phone numbers and e-mail addresses in the text that are not links. */
export const looseContacts: ExtraWriter = ({ parts: { page } }: SuggestionContext) => {
  const { loosePhones, looseEmails } = page.brief.contacts;
  const phones = loosePhones.filter((phone) => !isTemplateContact(phone)).slice(0, 2);
  const emails = looseEmails.filter((email) => !isTemplateContact(email)).slice(0, 2);
  const html = [
    ...phones.map((phone) => `<a href="tel:${dialled(phone)}">${markup(phone)}</a>`),
    ...emails.map((email) => `<a href="mailto:${markup(email)}">${markup(email)}</a>`),
  ];
  return html.length === 0
    ? []
    : [
        draftOf(
          `Let visitors to ${placeOf(page.brief.url)} press ${some([...phones, ...emails].map(quote), 4)}, which is plain text now: ${html.join(' and ')}`,
        ),
      ];
};

/** Placeholders of a template. */
export const templateContacts: ExtraWriter = ({ parts: { page } }) => {
  const { phones, emails, loosePhones, looseEmails } = page.brief.contacts;
  const found = [...new Set([...emails, ...looseEmails, ...loosePhones, ...phones])].filter(
    isTemplateContact,
  );
  return found.length === 0
    ? []
    : [
        draftOf(
          `${some(found.map(quote), 3)} ${found.length === 1 ? 'looks like a placeholder' : 'look like placeholders'} of a template: put your own in ${found.length === 1 ? 'its' : 'their'} place, or nobody will reach you.`,
        ),
      ];
};
