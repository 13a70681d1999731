/** The words of a closed site's access. */
import type {
  CredentialKind,
  StoredCredential,
  VerificationMethod,
} from '@pagewright/contract/entities/site-access';

const kinds: Readonly<Record<CredentialKind, string>> = {
  basic: 'User name and password',
  header: 'Request header',
  cookie: 'Cookie',
};

const nameOf = ({ kind, name }: Pick<StoredCredential, 'kind' | 'name'>): string =>
  kind === 'basic' ? kinds.basic : `${kinds[kind]} ${name}`;

const methods: Readonly<Record<VerificationMethod, string>> = {
  file: 'file',
  meta: 'meta tag',
  dns: 'DNS record',
};

export const strings = {
  heading: 'Access and crawling',
  text: 'For staging servers and other sites that are not open to everybody.',

  setUp: 'Set up',

  credentials: 'Credentials',
  credentialsText: (host: string) =>
    `We send them to ${host} only, never to another host, and store them encrypted. They are never shown again.`,
  noCredentials: 'None set.',
  nameOf,
  setOn: (date: string) => `Set on ${date}`,
  replace: 'Replace',
  replaceLabel: (name: string) => `Replace: ${name}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove: ${name}`,
  removed: 'Credential removed',
  removeFailed: 'The credential could not be removed.',
  add: 'Add a credential',
  kind: 'Kind',
  kinds,
  username: 'User name',
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
  overHttpHint: 'Only if the site has no HTTPS: anyone on the way can read them.',
  include: 'Only crawl these paths',
  exclude: 'Do not crawl these paths',
  patternHint: 'One pattern per line, as in robots.txt: /shop/ or /*.pdf$',
  userAgent: 'User agent (optional)',
  userAgentHint: 'Our own name is added at the end until you have verified that you own the site.',
  ignoreRobots: 'Crawl pages that robots.txt disallows',
  ignoreRobotsHint:
    'Ownership is checked again before each run. If it fails, the run obeys robots.txt and says so.',
  ignoreRobotsLocked: 'Verify below that you own the site to turn this on.',
  save: 'Save crawling',
  saved: 'Crawling saved',
  saveFailed: 'This could not be saved.',

  ownership: 'Ownership',
  verified: (host: string, method: VerificationMethod, date: string) =>
    `You own ${host}: verified by ${methods[method]} on ${date}.`,
  unverified: (host: string) =>
    `To crawl what robots.txt disallows, show that you own ${host}. Put one of these in place, then check.`,
  file: (url: string) => `File at ${url}`,
  meta: 'Meta tag in the head of the home page',
  dns: (name: string) => `TXT record of ${name}`,
  copy: 'Copy',
  check: 'Check ownership',
  checked: 'Ownership verified',
  checkFailed: 'Ownership could not be checked.',
  notFound: 'The token was not found',

  removeAll: 'Delete all of this',
  removeAllHeading: 'Delete access and crawling settings?',
  removeAllText: (host: string) =>
    `The credentials for ${host}, its patterns, user agent and verification are deleted. Reports stay.`,
  cancel: 'Cancel',
  removedAll: 'Access deleted',

  addHeading: 'Add a closed site',
  addText:
    'A site with a password, or one that needs a header or cookie: add it here, enter its credentials, then analyze it.',
  website: 'Website',
  addSite: 'Add site',
  addFailed: 'The site could not be added.',
} as const;
