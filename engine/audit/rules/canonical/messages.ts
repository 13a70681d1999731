/** The texts of the rules on canonicals. */
import { answerText } from '../../clauses.ts';
import type { GroupTexts } from '../../rule-texts.ts';

const ignored = 'The canonical is ignored, so search engines choose for themselves which URL to show.';

export const canonicalTexts = {
  'canonical-missing': {
    title: 'Missing canonical tag',
    why: 'A canonical is not required, but it tells search engines which URL to show when the same page can be reached at several.',
    fix: 'Add a canonical link with the full URL of this page to the head.',
    messages: {
      missing: {
        text: 'Neither the head nor a Link header declares a canonical URL.',
        fix: 'Add <link rel="canonical" href="{url}"> to the head.',
      },
    },
  },
  'canonical-invalid': {
    title: 'Invalid canonical tag',
    why: ignored,
    fix: 'Put the full URL of the page in a plain link rel="canonical".',
    messages: {
      empty: { title: 'Empty canonical tag', text: 'The canonical is empty.' },
      'no-url': { text: 'The canonical is not a URL.', fix: 'Replace “{href}” by the full URL of the page.' },
      'no-web-url': {
        text: 'The canonical is not a web URL.',
        fix: 'Replace “{href}” by the URL under which visitors reach the page.',
      },
      fragment: {
        title: 'Canonical with a fragment (#)',
        text: 'The canonical includes a fragment (#).',
        fix: 'Remove everything from # on from “{href}”.',
      },
      voided: {
        title: 'Canonical tag voided by other attributes',
        text: 'The canonical carries {attributes}, which voids it.',
        fix: 'Remove {attributes} from the canonical link.',
      },
      'no-href': {
        title: 'Canonical tag without href',
        text: 'The canonical has no href.',
        fix: 'Add an href with the full URL of the page to the canonical link.',
      },
    },
  },
  'canonical-multiple': {
    title: 'Multiple canonical tags with different URLs',
    why: 'When a page declares several canonical URLs, search engines are likely to ignore them all.',
    fix: 'Keep one canonical, the URL that search results should show.',
    messages: { several: 'The page declares {count, number} different canonical URLs.' },
  },
  'canonical-header-mismatch': {
    title: 'Canonical in the HTTP header differs from the tag',
    why: 'When the Link header and the tag declare different canonical URLs, search engines may ignore both.',
    fix: 'Use the same URL in both, or keep only one of them.',
    messages: { differ: 'The Link header declares {header} as canonical; the page declares {tag}.' },
  },
  'canonical-outside-head': {
    title: 'Canonical outside the head',
    why: 'Google accepts a canonical only in the head of the page; in the body it is ignored.',
    fix: 'Move the canonical link into the head, before any element that belongs in the body.',
    messages: { body: 'The canonical "{href}" is in the body of the page and is ignored.' },
  },
  'canonical-relative': {
    title: 'Canonical is a relative URL',
    why: 'Google recommends full URLs: a relative canonical points to a different URL when the page is reached on another host, such as a test server.',
    fix: 'Write the canonical with scheme and host.',
    messages: {
      relative: { text: 'The canonical "{href}" is a relative URL.', fix: 'Write {full} in its place.' },
    },
  },
  'canonical-to-non-200': {
    title: 'Canonical points to a broken or redirected URL',
    why: 'The page asks search engines to show another URL instead, and that URL is not a page.',
    fix: 'Use a URL that returns 200, usually the page’s own.',
    messages: {
      broken: {
        title: 'Canonical points to a broken URL',
        text: `The canonical of this page, {target}, ${answerText}.`,
        why: 'The page asks search engines to show another URL instead, and that URL is broken.',
      },
      redirected: {
        title: 'Canonical points to a redirect',
        text: 'The canonical of this page, {target}, redirects to {end}.',
        why: 'A canonical should be the URL that search results show. A redirect is a weaker hint.',
        fix: 'Set the canonical to {end}, where the redirect ends, or to the page’s own URL.',
      },
    },
  },
  'canonical-to-nonindexable': {
    title: 'Canonical points to a page that is not indexable',
    why: 'The page points search engines to a page they are not allowed to show, so neither page may appear in search.',
    fix: 'Make the target indexable, or set another canonical.',
    messages: {
      noindex: {
        title: 'Canonical points to a noindex page',
        text: 'The canonical of this page, {target}, cannot appear in search: it carries noindex.',
        fix: 'Remove noindex from {target}, or set another canonical.',
      },
      blocked: {
        title: 'Canonical points to a page blocked by robots.txt',
        text: 'The canonical of this page, {target}, cannot appear in search: {rule}.',
        fix: 'Allow {target} in robots.txt, or set another canonical.',
      },
    },
  },
  'canonical-chain': {
    title: 'Canonical chain: the target has another canonical',
    why: 'A canonical is a hint. One that points to a page that points elsewhere is a weaker hint, and search engines may choose for themselves.',
    fix: 'Point the canonical straight to the last page of the chain.',
    messages: {
      chain: {
        text: 'The canonical of this page, {middle}, has another canonical itself: {end}.',
        fix: 'Set the canonical to {end}.',
      },
    },
  },
  'canonical-off-site': {
    title: 'Canonical points to another site',
    why: 'The page asks search engines to list another URL in its place.',
    fix: 'If the content is this site’s own, set the canonical to the page’s own https URL. If this page is meant to be a copy, leave it as it is.',
    messages: {
      site: {
        text: 'The canonical points to {target}, a different site from {own}.',
        why: 'The page asks search engines to list a URL on another domain in its place. That is right only for content republished from there.',
        fix: 'If the content is this site’s own, set the canonical to {url}. If this page is meant to be a copy, leave it as it is.',
      },
      'test-host': {
        title: 'Canonical points to a test host',
        text: 'The canonical points to {target}, a test host, instead of {own}.',
        why: 'The page asks search engines to list the copy on the test host in its place.',
        fix: 'Set the canonical to {url}, and have the deployment use the host of the live site.',
      },
      http: {
        title: 'Canonical without https',
        text: 'The page is served over https, but its canonical is an http URL.',
        why: 'The page asks search engines to list its insecure version.',
        fix: 'Change http:// to https:// in the canonical.',
      },
    },
  },
  'canonical-to-homepage': {
    title: 'Canonical points to the home page',
    why: 'The page tells search engines to list the home page in its place, so the page itself does not appear.',
    fix: 'Set the page’s own URL as its canonical.',
    messages: { home: '{path} has the home page as its canonical.' },
  },
  'canonical-home-elsewhere': {
    title: 'Canonical of the home page points to another page',
    why: 'The home page asks Google to list another page in its place, so the most linked page of the site may drop out of search.',
    fix: 'Set the home page itself as its canonical.',
    messages: {
      other: 'The canonical of the home page points to another page, {canonical}.',
      copy: {
        text: 'The canonical of the home page points to {canonical}, which has the same text.',
        why: 'Google lists {canonical} in place of the home page. Visitors find the same text there.',
        fix: 'If search results should show the home page, set it as its own canonical; otherwise leave it as it is.',
      },
    },
  },
  'canonical-hreflang-conflict': {
    title: 'Canonical contradicts hreflang',
    why: 'hreflang offers this page as one language version, while its canonical asks for another to be listed instead; the version may drop out of search.',
    fix: 'Have each language version declare itself as canonical.',
    messages: { conflict: 'hreflang lists this page as {own}, but its canonical is the version {other}.' },
  },
} as const satisfies GroupTexts;
