/** Links worth adding beyond what the rules ask for: to answers, to pages of the same kind, to the author, to be pressed. */
import type { PageForAdvice } from '../../advisor.ts';
import type { PageBrief } from '../../page-brief.ts';
import { bare, linkedFrom } from '../link-ideas.ts';
import { otherPages, rarityOf, siblingsOf, stemsOf } from '../own-words.ts';
import type { PageDesk } from '../page-desk.ts';
import type { SiteDesk } from '../site-desk.ts';
import { contentWords, fold, isClean, isInjection, sentencesOf, stem, wordsIn } from '../text.ts';
import { nameOf } from './link-texts.ts';
import { type ExtraMaker, type Made, type SuggestionRoom, say } from './maker.ts';
import { anchor, clip, markup, pathOf, placeOf, quote, some } from './wording.ts';

/** Words that half of the site speaks of lead to no answer. */
const tellingRarity = 0.8;
/** How much of what a question asks about must stand in the sentence. */
const askedShare = 0.5;
const sentenceMax = 200;
/** Of more pages beside it the nearest are offered by their subject, not all by their place. */
const kindMax = 4;

const quotable = ({ paragraphs, language }: PageBrief): string[] =>
  paragraphs
    .flatMap((block) => sentencesOf(block, language))
    .filter((text) => wordsIn(text).length >= 3 && text.length <= sentenceMax && isClean(text));

/** What a question is about: its things, where the tagger can tell them. */
const askedIn = (question: string, { words, models }: PageDesk): string[] => [
  ...new Set(
    contentWords(question, words)
      .filter((word) => models === null || models.isNominal(word))
      .map(stem),
  ),
];

function touches(site: SiteDesk, asked: readonly string[], stems: ReadonlySet<string>): boolean {
  const weights = asked.map((word) => ({ word, rarity: Math.max(0, rarityOf(site, word)) }));
  const whole = weights.reduce((sum, { rarity }) => sum + rarity, 0);
  const shared = weights.filter(({ word }) => stems.has(word));
  // On a small site a word of two pages is as rare as a word can be that is shared.
  const least = Math.min(tellingRarity, Math.log((site.site.pages.length + 1) / 3));
  const isTelling = shared.some(({ rarity }) => rarity > 0 && rarity >= least - 0.001);
  return isTelling && shared.reduce((sum, { rarity }) => sum + rarity, 0) >= whole * askedShare;
}

/** Questions that another page answers, on something this one touches. */
export const answersElsewhere: ExtraMaker = (room) => {
  const { page, desk, links } = room.parts;
  if (desk === null || !page.indexable) return [];
  const { brief } = page;
  const linked = new Set([...linkedFrom(brief), ...links.map(({ target }) => bare(target))]);
  const sentences = quotable(brief).map((text) => ({ text, stems: stemsOf(text, desk.words) }));
  return otherPages(room.site, brief).flatMap(({ brief: other }): Made[] => {
    if (linked.has(bare(other.url))) return [];
    const asked = other.headings.filter(
      ({ text, level }) => level > 1 && text.endsWith('?') && !isInjection(text),
    );
    const found = asked.flatMap(({ text }) => {
      const asks = askedIn(text, desk);
      const near = sentences.find(({ stems }) => touches(room.site, asks, stems));
      return near === undefined ? [] : [{ question: text, after: near.text }];
    });
    const [first] = found;
    return first === undefined
      ? []
      : [
          say(
            `Lead readers to the answer: after ${quote(clip(first.after, 110))}, add ${anchor(other.url, brief.url, first.question)}`,
          ),
        ];
  });
};

/** Pages of the same kind that the text does not lead to. */
export const sameKind: ExtraMaker = (room) => {
  const { page, twin } = room.parts;
  const { brief } = page;
  const linked = linkedFrom(brief);
  const all = siblingsOf(room.site, page);
  const open = all.filter((other) => !linked.has(bare(other.brief.url)) && other !== twin);
  if (all.length > kindMax) return [];
  const named = open.flatMap((other) => {
    const name = nameOf(room.site, other);
    return name === null || isInjection(name) ? [] : [anchor(other.brief.url, brief.url, clip(name, 70))];
  });
  if (named.length === 0) return [];
  const last = quotable(brief).at(-1);
  const where = last === undefined ? 'At the end of the text' : `After ${quote(clip(last, 80))}`;
  return [
    say(
      `${where}, offer ${named.length === 1 ? 'the page' : 'the pages'} beside this one that nothing here leads to: ${named.slice(0, 3).join(', ')}`,
    ),
  ];
};

/** The page that introduces whoever wrote this one. */
export const authorLink: ExtraMaker = ({ site, parts: { page } }) => {
  const { brief } = page;
  const [author] = brief.authors;
  if (author === undefined || wordsIn(author).length < 2 || brief.type !== 'article') return [];
  const speaks = ({ brief: other }: PageForAdvice): number =>
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
    .filter((other) => speaks(other) > 0)
    .toSorted((a, b) => speaks(b) - speaks(a));
  if (about === undefined || linkedFrom(brief).has(bare(about.brief.url))) return [];
  return [
    say(
      `Link the author’s name to ${pathOf(about.brief.url, brief.url)}, which tells who that is: <a rel="author" href="${markup(pathOf(about.brief.url, brief.url))}">${markup(author)}</a>`,
    ),
  ];
};

/** The same words lead to different pages. */
export const alikeAnchors: ExtraMaker = (room) => {
  const { page, desk } = room.parts;
  const { brief } = page;
  const own = brief.links.filter(
    ({ text, region, target }) =>
      wordsIn(text).length > 0 &&
      region === 'main' &&
      URL.parse(target)?.origin === URL.parse(brief.url)?.origin,
  );
  return [...Map.groupBy(own, ({ text }) => fold(text)).values()].flatMap((group): Made[] => {
    const targets = [...new Set(group.map(({ target }) => target))];
    const [text = ''] = group.map((link) => link.text);
    const isGeneric = desk?.words.generic.has(fold(text)) === true || isInjection(text);
    const names = targets.flatMap((target) => {
      const other = room.site.pageAt.get(target);
      const name = other === undefined ? null : nameOf(room.site, other);
      return name === null ? [] : [`${pathOf(target, brief.url)} → ${quote(clip(name, 60))}`];
    });
    return targets.length < 2 || isGeneric || names.length < targets.length
      ? []
      : [
          say(
            `${quote(text)} leads to ${targets.length} different pages. Tell them apart: ${names.slice(0, 4).join('; ')}.`,
          ),
        ];
  });
};

const dialled = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

const templateDomains =
  /@(?:your-?domain|your-?site|your-?company|my-?site|my-?domain|domain|example|website|company|email)\.(?:com|org|net)$/i;

/** Numbers that nobody has: films and templates use them. */
const templateNumber = /\(?\b555\)?[\s.-]?|123[\s.-]?4567|0{6,}|1234567/;

export const isTemplateContact = (text: string): boolean =>
  text.includes('@') ? templateDomains.test(text) : templateNumber.test(text);

/** Numbers and addresses in the text that cannot be pressed. */
export const looseContacts: ExtraMaker = ({ parts: { page } }: SuggestionRoom) => {
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
        say(
          `Let visitors to ${placeOf(page.brief.url)} press ${some([...phones, ...emails].map(quote), 4)}, which is plain text now: ${html.join(' and ')}`,
        ),
      ];
};

/** What a template brought along and nobody replaced. */
export const templateContacts: ExtraMaker = ({ parts: { page } }) => {
  const { phones, emails, loosePhones, looseEmails } = page.brief.contacts;
  const found = [...new Set([...emails, ...looseEmails, ...loosePhones, ...phones])].filter(
    isTemplateContact,
  );
  return found.length === 0
    ? []
    : [
        say(
          `${some(found.map(quote), 3)} ${found.length === 1 ? 'looks like a placeholder' : 'look like placeholders'} of a template: put your own in ${found.length === 1 ? 'its' : 'their'} place, or nobody will reach you.`,
        ),
      ];
};
