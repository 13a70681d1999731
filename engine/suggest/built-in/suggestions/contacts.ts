/** Suggestions for contacts: phone numbers and e-mail addresses that are no links, and placeholders of a template. */
import { isTemplateContact } from '../template-contacts.ts';
import { draftOf, type ExtraWriter, type SuggestionContext } from './suggestion-writer.ts';
import { markup, placeOf, quote, some } from './wording.ts';

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
