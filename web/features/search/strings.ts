/** The words of search figures. */
import { messages } from '@pagewright/contract/messages/translate';

export const strings = messages({
  heading: 'Search Console',
  none: 'What people search before they come: drop what Google Search Console exports, and see where more clicks can be gained. No Google account is needed here.',
  covers: 'From {from} to {to}.',
  import: 'Choose a file',
  drop: 'Drop the ZIP or CSV files of Search Console here',
  dropHint: 'In Search Console: Performance, Export, Download CSV. Any language, up to 50 MB.',
  importing: 'Importing…',
  failed: 'The file could not be imported. Try again.',
  tooLarge: 'This file is larger than 50 MB. An export of Search Console is far smaller.',
  imported:
    '{pages, plural, one {# page} other {# pages}} and {queries, plural, one {# query} other {# queries}} imported, from {from} to {to}',
  assumed:
    'The file has no dates, so three months were assumed. Import the ZIP, which has them, for exact days.',
  clicks: 'Clicks',
  impressions: 'Impressions',
  rate: 'CTR',
  position: 'Position',
  before: '{before} before',
  readDay: 'Read {day}',
  opportunities: 'Opportunities',
  opportunitiesText:
    'The most to gain first. Searches for your own name and rare ones are left out; gains are estimates.',
  noOpportunities: 'None that the figures are sure of. Import a longer range, or the 28 days before it too.',
  showAll: 'Show all {count}',
  moreUrls: 'and {count} more',
  variants: 'With {variants}',
  pages: 'Pages',
  queries: 'Queries',
  pagesCaption: 'Pages with the most clicks',
  queriesCaption: 'Queries with the most clicks',
  page: 'Page',
  query: 'Query',
  connection: 'Daily figures',
  connectText:
    'Connect the Google account that has your site in Search Console. Pagewright may then read its figures, and nothing else, once a day.',
  noClient:
    'This server has no Google client, so no Google account can be connected here. A service account or an export works without one.',
  connect: 'Connect with Google',
  connectAgain: 'Connect again',
  synced: 'Synced with {property}.',
  firstSync: 'The first figures are on their way; the last weeks come first.',
  daysToRead: '{days, plural, one {# earlier day is} other {# earlier days are}} still to be read.',
  readThrough: 'Read through {day}. Google takes two or three days for a day.',
  late: 'Google has no newer figures yet. If this stays so, look whether Search Console still shows any for this property.',
  triedAgain: 'The next attempt is on {at}.',
  problems: {
    'access-revoked':
      'Google no longer lets us read: access was taken back, or the key was deleted. Connect again.',
    'no-property':
      'The connected account has no verified property for this site in Search Console. Add it there, or connect another account.',
    forbidden:
      'Google refuses to show this property. Make the connected account a user of it in Search Console, and see that the Search Console API is switched on in the Google Cloud project.',
    quota: 'Google’s quota for today is used up. Nothing is lost: the missing days are read later.',
    unavailable: 'Google could not be reached. Nothing is lost: the missing days are read later.',
    'secret-unreadable':
      'What was stored for this connection could not be decrypted on this server. Connect again; if that does not help, contact support.',
  },
  noPropertyFor:
    'The service account has no property for this site. In Search Console open Settings, Users and permissions, and add {account}.',
  serviceAccount: 'Use a service account',
  key: 'JSON key',
  keyHint:
    'The file that Google Cloud gives for a key of a service account, which must be a user of your property. It is stored encrypted and never shown again.',
  saveKey: 'Save key',
  keySaved: 'Key saved. The first figures are on their way.',
  keyFailed: 'The key could not be saved.',
  remove: 'Delete search data',
  removeTitle: 'Delete all search data of this site?',
  removeText: 'Figures, tokens and keys are deleted. Your exports and your Google account stay as they are.',
  removed: 'Search data deleted',
  removeFailed: 'It could not be deleted.',
});
