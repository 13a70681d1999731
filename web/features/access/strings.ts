/** The words of a closed site's access. */
import type { StoredCredential } from '@pagewright/contract/entities/site-access';
import { messages } from '@pagewright/contract/messages/translate';

export const strings = messages({
  heading: 'Access and crawling',
  text: 'For staging servers and other sites behind a login.',

  setUp: 'Set up',

  credentials: 'Credentials',
  credentialsText:
    'We send them to {host} only, never to another host, and store them encrypted. They are never shown again.',
  noCredentials: 'No credentials saved.',
  setOn: 'Saved on {date}',
  replace: 'Replace',
  replaceLabel: 'Replace: {name}',
  remove: 'Remove',
  removeLabel: 'Remove: {name}',
  removed: 'Credential removed',
  removeFailed: 'The credential could not be removed.',
  add: 'Add a credential',
  kind: 'Kind',
  kinds: { basic: 'Username and password', header: 'Request header', cookie: 'Cookie' },
  username: 'Username',
  password: 'Password',
  headerName: 'Header name',
  headerHint: 'For example Authorization or X-Preview-Key',
  cookieName: 'Cookie name',
  value: 'Value',
  saveCredential: 'Save credential',
  credentialSaved: 'Credential saved',
  credentialFailed: 'The credential could not be saved.',

  crawling: 'Crawling',
  host: 'Host',
  overHttp: 'Also send credentials over unencrypted http',
  overHttpHint: 'Only if the site has no HTTPS: anyone on the network can read them.',
  include: 'Only crawl these paths',
  exclude: 'Do not crawl these paths',
  patternHint: 'One pattern per line, as in robots.txt: /shop/ or /*.pdf$',
  userAgent: 'User agent (optional)',
  userAgentHint: 'Our own name is added at the end until you have verified that you own the site.',
  ignoreRobots: 'Crawl pages that robots.txt disallows',
  ignoreRobotsHint:
    'Ownership is checked again before each analysis. If the check fails, the analysis obeys robots.txt and says so.',
  ignoreRobotsLocked: 'Verify below that you own the site to turn this on.',
  save: 'Save crawl settings',
  saved: 'Crawl settings saved',
  saveFailed: 'This could not be saved.',

  ownership: 'Ownership',
  verified: {
    file: 'You own {host}: verified by file on {date}.',
    meta: 'You own {host}: verified by meta tag on {date}.',
    dns: 'You own {host}: verified by DNS record on {date}.',
  },
  bothHosts: 'https://{host} and http://{host}',
  unverified:
    'To crawl pages that robots.txt disallows, verify that you own {host}. Add one of these, then check.',
  file: 'File at {url}',
  meta: 'Meta tag in the head of the home page',
  dns: 'TXT record for {name}',
  copy: 'Copy',
  check: 'Check ownership',
  checked: 'Ownership verified',
  checkFailed: 'Ownership could not be checked.',
  notFound: 'The token was not found',

  removeAll: 'Delete these settings',
  removeAllHeading: 'Delete access and crawling settings?',
  removeAllText:
    'This deletes the credentials for {host}, its path patterns, user agent and verification. Reports are kept.',
  cancel: 'Cancel',
  removedAll: 'Access settings deleted',

  addHeading: 'Add a protected site',
  addText:
    'Does the site need a password, a header or a cookie? Add it here, enter the credentials, then analyze it.',
  website: 'Website',
  addSite: 'Add site',
  addFailed: 'The site could not be added.',
});

export const nameOf = ({ kind, name }: Pick<StoredCredential, 'kind' | 'name'>): string =>
  kind === 'basic' ? strings.kinds.basic : `${strings.kinds[kind]} ${name}`;
