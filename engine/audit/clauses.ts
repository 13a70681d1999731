/** Clauses that messages and evidence share. */

/** After a URL; its data is from `answerOf`. */
export const answerText =
  '{answer, select, unreadable {has no readable content} loop {redirects endlessly} none {does not respond} other {returns {status}}}';

/** After the name of a page. */
export const returnFaults = {
  absent: 'does not name this page',
  'other-code': 'names this page as {named}, but it calls itself {own}',
} as const;

/** After the name of a list. */
export const breadcrumbFaults = {
  'too-few':
    'has {count, plural, =0 {no entries} one {only one entry} other {only # entries}}, at least two are needed',
  positions: 'has the positions {positions} instead of 1 to {last}',
  'no-name': 'has no name at position {position}',
  'no-item': 'has no item at position {position}; only the last may go without',
} as const;

/** Whole clauses. */
export const dateFaults = {
  'published-in-future': 'datePublished {published} is in the future',
  'modified-in-future': 'dateModified {modified} is in the future',
  'modified-first': 'dateModified {modified} is before datePublished {published}',
} as const;

/** After a value. */
export const valueFaults = {
  'not-a-date': 'is not an ISO 8601 date',
  'not-a-number': 'is not a plain number',
  negative: 'is negative',
  zero: 'is not above zero',
  'not-a-currency': 'is not an ISO 4217 currency code',
  'not-a-member': 'is not a schema.org value',
  'not-a-full-url': 'is not a full URL',
  'not-a-rating': 'is not a rating',
  'out-of-range': 'is outside {worst} to {best}',
} as const;
