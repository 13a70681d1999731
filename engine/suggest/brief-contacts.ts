/** Extracts the phone numbers and e-mail addresses of a page, and which of them are not links. */
import { detach } from '../audit/detach.ts';
import type { PageFacts } from '../model/page-facts.ts';

/** `loose` ones are in the text without a link. */
export interface BriefContacts {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly loosePhones: readonly string[];
  readonly looseEmails: readonly string[];
}

const phonePattern = /(?:\+\d{1,3}[\s./-]?)?(?:\(\d{1,5}\)[\s./-]?)?\d{2,5}(?:[\s./-]\d{2,8}){1,4}/g;
const callWords = /(?:t[ée]l|phone|call|ring|fon|mobil|appel|llam|chiam|ligu|bel)\p{L}*\.?\s?:?\s*$/iu;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Digits are a phone number after a word such as "call", or where they begin with + and a country code. */
function phonesIn(text: string): string[] {
  return [...text.matchAll(phonePattern)]
    .filter(({ 0: found, index }) => {
      const count = digitsOf(found).length;
      return count >= 7 && count <= 15 && (found.startsWith('+') || callWords.test(text.slice(0, index)));
    })
    .map(([found]) => found.trim());
}

export function contactsOf({ contacts, links, text }: PageFacts): BriefContacts {
  const linked = (kind: 'mail' | 'phone'): string =>
    links
      .filter((link) => link.kind === kind)
      .map(({ href, text: words }) => `${href ?? ''} ${words}`)
      .join(' ')
      .toLowerCase();
  const dialled = digitsOf(linked('phone'));
  const mailed = linked('mail');
  const shown = text.paragraphs
    .map(({ text: block }) => block)
    .join(' ')
    .toLowerCase();
  const phones = text.paragraphs.flatMap(({ text: block }) => phonesIn(block));
  const loose = phones.filter((phone) => !dialled.includes(digitsOf(phone).slice(-6)));
  return {
    phones: contacts.phones.map(detach),
    emails: contacts.emails.map(detach),
    loosePhones: [...new Set(loose)].map(detach),
    looseEmails: contacts.emails
      .filter((email) => shown.includes(email.toLowerCase()) && !mailed.includes(email.toLowerCase()))
      .map(detach),
  };
}
