/** The texts of the rule on values of structured data. */
import { valueFaults } from '../../clauses.ts';
import type { RuleTexts } from '../../rule-texts.ts';

/** Ends of sentences, for evidence too. */

const value = '{property} “{value}”';
const moreValues = '{count, plural, one {} other { # values are not valid.}}';

export const valueTexts = {
  title: 'Invalid value in structured data',
  why: 'Values in a form that Google cannot read are ignored, and the rich result may be lost with them.',
  fix: 'Write dates as 2026-11-15, prices as 19.90 with a currency such as EUR, URLs in full, and values such as availability by their schema.org names.',
  messages: {
    mixed: {
      title: 'Invalid values in structured data',
      text: `{count, plural, one {# value is} other {# values are}} not valid, such as ${value}.`,
    },
    'not-a-date': {
      title: 'Invalid date in structured data',
      text: `${value} ${valueFaults['not-a-date']}.${moreValues}`,
      fix: 'Write dates in the form 2026-11-15, with a time as 2026-11-15T09:30:00+01:00.',
    },
    'not-a-number': {
      title: 'Invalid price in structured data',
      text: `${value} ${valueFaults['not-a-number']}.${moreValues}`,
      fix: 'Write the price as a number such as 1299.90, and the currency as priceCurrency, such as EUR.',
    },
    negative: {
      title: 'Negative price in structured data',
      text: `${value} ${valueFaults.negative}.${moreValues}`,
      fix: 'Write the price that customers pay.',
    },
    zero: {
      title: 'Price of zero in structured data',
      text: `${value} ${valueFaults.zero}.${moreValues}`,
      fix: 'Write the price that customers pay, or remove the offer if there is none.',
    },
    'not-a-currency': {
      title: 'Invalid currency in structured data',
      text: `${value} ${valueFaults['not-a-currency']}.${moreValues}`,
      fix: 'Write the currency by its three letters, such as EUR or USD.',
    },
    'not-a-member': {
      title: 'Unknown value in structured data',
      text: `${value} ${valueFaults['not-a-member']}.${moreValues}`,
      fix: 'Write {property} by its schema.org name, such as {property, select, availability {InStock} other {EventScheduled}}.',
    },
    'not-a-full-url': {
      title: 'Relative URL in structured data',
      text: `${value} ${valueFaults['not-a-full-url']}.${moreValues}`,
      fix: 'Write URLs in full, beginning with https://.',
    },
    'not-a-rating': {
      title: 'Invalid rating in structured data',
      text: `${value} ${valueFaults['not-a-rating']}.${moreValues}`,
      fix: 'Write the rating as a number, such as 4.5.',
    },
    'out-of-range': {
      title: 'Rating outside its scale in structured data',
      text: `${value} ${valueFaults['out-of-range']}.${moreValues}`,
      fix: 'Correct the rating, or set worstRating and bestRating to the ends of your scale.',
    },
  },
} as const satisfies RuleTexts;
