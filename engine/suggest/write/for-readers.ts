/** Suggestions without a rule: contacts that are no links, ways on from a price or the home page, keywords of the owner. */
import { fold } from '../../text/fold.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import { mainHeading } from '../facts/page-names.ts';
import { pricesIn } from '../facts/prices.ts';
import { isClean } from '../facts/prose.ts';
import { isTemplateContact } from '../facts/unfilled-template.ts';
import { nameOf } from './link-texts.ts';
import { longSentences } from './long-sentences.ts';
import {
  type Draft,
  draftOf,
  type ExtraWriter,
  type IssueWriter,
  type SuggestionContext,
} from './suggestion-writer.ts';
import { anchor, clip, markup, placeOf, quote, some } from './wording.ts';

const dialled = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

/** Phone numbers and e-mail addresses in the text that are not links. */
export const looseContacts: ExtraWriter = ({ parts: { page } }: SuggestionContext) => {
  // Elsewhere an address may be an example, or somebody else's.
  const isManual = page.brief.signs.isManual && page.brief.type !== 'contact';
  if ((page.brief.type !== 'contact' && page.brief.type !== 'home') || isManual) return [];
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
          `On ${placeOf(page.brief.url)}, turn ${some([...phones, ...emails].map(quote), 4)} from plain text into a link: ${html.join(' and ')}`,
        ),
      ];
};

/** Placeholders of a template. */
export const templateContacts: ExtraWriter = ({ site, parts: { page } }) => {
  if (page.brief.type !== 'contact' && page.brief.type !== 'home') return [];
  const { phones, emails, loosePhones, looseEmails } = page.brief.contacts;
  // In the text of a home page "customer@example.com" may be an example on purpose; a link to it is not.
  const isExample = (contact: string): boolean =>
    page.brief.type === 'home' &&
    !site.unfilled.has(page.brief.url) &&
    looseEmails.includes(contact) &&
    /@example\.(?:com|org|net)$/i.test(contact);
  // "tel://+49…" dials as well.
  const dialed = phones.map((phone) => phone.replace(/^\/+/, ''));
  const found = [...new Set([...emails, ...looseEmails, ...loosePhones, ...dialed])].filter(
    (contact) => isTemplateContact(contact) && !isExample(contact),
  );
  return found.length === 0
    ? []
    : [
        draftOf(
          `${some(found.map(quote), 3)} ${found.length === 1 ? 'looks like a placeholder' : 'look like placeholders'} of a template: put your own in ${found.length === 1 ? 'its' : 'their'} place, or nobody will reach you.`,
        ),
      ];
};

const ways =
  /\/(?:contact|kontakt|contatti|contacto|contato|basket|cart|checkout|book|booking|order|shop|warenkorb|panier|buchen|bestellen|reserv|prenot)/i;

/** A price without a way to enquire or buy. */
export const wayToAct: ExtraWriter = ({ site, parts: { page } }) => {
  const { brief } = page;
  const prices = pricesIn(brief);
  const price = prices[0]?.text;
  const isLed = brief.links.some(
    ({ target, region }) => region !== 'navigation' && region !== 'footer' && ways.test(target),
  );
  const isReached = brief.contacts.phones.length + brief.contacts.emails.length > 0;
  const contact = site.site.pages.find(({ brief: other }) => other.type === 'contact')?.brief;
  if (brief.type === 'listing' || brief.type === 'home') return [];
  if (price === undefined || prices.length > 1 || isLed || isReached || contact === undefined) return [];
  const own = site.pageAt.get(contact.url);
  const name = own === undefined ? null : nameOf(site, own);
  const sentence = brief.paragraphs
    .flatMap((block) => sentencesOf(block, brief.language))
    .find((text) => text.includes(price) && isClean(text) && wordsIn(text).length > 2);
  if (name === null || contact.url === brief.url) return [];
  const where =
    sentence === undefined ? `beside the price of ${price}` : `after ${quote(clip(sentence, 80))}`;
  return [
    draftOf(
      `The page names a price and nothing in its text lets a reader act on it. Add ${where}: ${anchor(contact.url, brief.url, clip(name, 60))}`,
    ),
  ];
};

/** On the home page: pages that no running text links to. */
export const unreached: ExtraWriter = ({ site, parts: { page } }) => {
  if (page !== site.home) return [];
  const alone = site.site.pages.filter(
    (other) =>
      other !== page &&
      other.brief.language === page.brief.language &&
      other.issues.some(({ ruleId }) => ruleId === 'page-orphan'),
  );
  const links = alone.flatMap((other) => {
    const name = nameOf(site, other);
    return name === null ? [] : [anchor(other.brief.url, page.brief.url, clip(name, 60))];
  });
  return links.length === 0
    ? []
    : [
        draftOf(
          `No page links to ${links.length === 1 ? 'one page' : `${links.length} pages`} of the site. Add links here: ${some(links, 3)}`,
        ),
      ];
};

/** The page with most uses of the term. */
function bestPageFor({ site }: SuggestionContext['site'], term: string): string | undefined {
  const uses = ({ paragraphs, headings }: (typeof site.pages)[number]['brief']): number =>
    fold([...paragraphs, ...headings.map(({ text }) => text)].join(' ')).split(fold(term)).length;
  return site.pages.filter(({ indexable }) => indexable).toSorted((a, b) => uses(b.brief) - uses(a.brief))[0]
    ?.brief.url;
}

/** A target keyword from the additional information, and where the page lacks it. */
export function wantedWordText({ site, parts: { page, title } }: SuggestionContext): Draft | null {
  const { brief } = page;
  const text = fold([...brief.paragraphs, ...brief.headings.map((each) => each.text)].join(' '));
  const places = fold(`${title ?? brief.title ?? ''} ${mainHeading(site, brief)?.text ?? ''}`);
  const term = site.note.keywords.find((each) => text.includes(fold(each)) && !places.includes(fold(each)));
  if (term === undefined || !page.indexable || bestPageFor(site, term) !== brief.url) return null;
  const where = brief.paragraphs
    .flatMap((block) => sentencesOf(block, brief.language))
    .find((sentence) => fold(sentence).includes(fold(term)));
  if (where === undefined) return null;
  return draftOf(
    `Your keyword ${quote(term)} is in the text (${quote(clip(where, 90))}) but neither in the title nor in the H1: bring it into one of them if the page is meant for it.`,
  );
}

export const contentWriters: Readonly<Record<string, IssueWriter>> = {
  'content-readability': (context) => longSentences(context)[0] ?? null,
};
