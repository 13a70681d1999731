/** Why a model's texts were not used, in words for the report. */
import type { Rejection } from './accept-text.ts';

const notOnPage = (what: string): string => `with ${what} that is not on the page`;

const words: Readonly<Record<Rejection | 'duplicate', string>> = {
  length: 'too short or too long',
  markup: 'with markup',
  url: 'with a link to another site',
  domain: notOnPage('a domain'),
  email: notOnPage('an email address'),
  account: notOnPage('an account name'),
  phone: notOnPage('a phone number'),
  price: notOnPage('a price'),
  percentage: notOnPage('a percentage'),
  number: notOnPage('a number'),
  superlative: notOnPage('praise'),
  script: 'in another script',
  language: 'in another language',
  prompt: 'repeating our instructions',
  duplicate: 'used already',
};

/** "too short or too long, in another language"; empty without a reason. */
export const rejectionWords = (reasons: Iterable<Rejection | 'duplicate'>): string =>
  [...new Set(reasons)].map((reason) => words[reason]).join(', ');
