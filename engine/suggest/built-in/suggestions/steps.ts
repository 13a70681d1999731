/** Suggestions for ways on: from a price to a contact, and from the home page to pages that nothing links to. */
import { sentencesOf } from '../../../text/sentences.ts';
import { wordsIn } from '../../../text/words.ts';
import { pricesIn } from '../prices.ts';
import { isClean } from '../text.ts';
import { nameOf } from './link-texts.ts';
import { draftOf, type ExtraWriter } from './suggestion-writer.ts';
import { anchor, clip, quote, some } from './wording.ts';

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
