/** Extracts the phone numbers and e-mail addresses of a page, and which of them are not links. */
import { detach, detachOrNull } from '../audit/detach.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { PostalPlace } from '../model/postal-place.ts';

/** `loose` ones are in the text without a link. */
export interface BriefContacts {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly loosePhones: readonly string[];
  readonly looseEmails: readonly string[];
  /** Postal addresses in plain text. */
  readonly places: readonly PostalPlace[];
  readonly showsHours: boolean;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

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
  const loose = contacts.textPhones.filter((phone) => !dialled.includes(digitsOf(phone).slice(-6)));
  return {
    phones: contacts.phones.map(detach),
    emails: contacts.emails.map(detach),
    loosePhones: loose.map(detach),
    looseEmails: contacts.emails
      .filter((email) => shown.includes(email.toLowerCase()) && !mailed.includes(email.toLowerCase()))
      .map(detach),
    places: contacts.places.map(({ street, postalCode, locality, region }) => ({
      street: detachOrNull(street),
      postalCode: detach(postalCode),
      locality: detach(locality),
      region: detachOrNull(region),
    })),
    showsHours: contacts.showsHours,
  };
}
