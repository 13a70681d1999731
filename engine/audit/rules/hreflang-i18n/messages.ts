/** The texts of the rules on languages and language versions. */
import { answerText, returnFaults } from '../../clauses.ts';
import type { GroupTexts } from '../../rule-texts.ts';

/** Ends of sentences, for evidence too. */

const moreCodes = '{count, plural, one {} other { # codes are not valid.}}';
const returning =
  '{count, plural, one {# language version named by this page does} other {# language versions named by this page do}} not point back properly: {url} ({code})';
const pointing =
  '{count, plural, one {# hreflang entry on this page points} other {# hreflang entries on this page point}} to';
const non200 = `${pointing} a URL that does not return 200: {url} ({code})`;
const hidden = `${pointing} a page that is not indexable: {url} ({code})`;

export const hreflangI18nTexts = {
  'html-lang-missing': {
    title: 'Missing language declaration (lang)',
    why: 'Screen readers choose their voice and browsers their hyphenation and translation by the language of the html element. Google does not use it for ranking.',
    fix: 'Add a lang attribute with the language of the text to the html element.',
    messages: {
      absent: {
        text: 'The html element has no lang attribute.',
        fix: 'Add {code, select, none {a lang attribute with the language of the text} other {lang="{code}"}} to the html element.',
      },
      empty: {
        title: 'Empty language declaration (lang)',
        text: 'The lang attribute is empty.',
        fix: 'Write {code, select, none {the language of the text} other {“{code}”}} into the lang attribute of the html element.',
      },
    },
  },
  'html-lang-invalid': {
    title: 'Invalid language code (lang)',
    why: 'Screen readers and browsers ignore a language code that does not exist, as if none were declared.',
    fix: 'Use a BCP 47 language tag: the language, and the country only where it matters, such as en or pt-BR.',
    messages: {
      underscore: {
        title: 'Underscore in the language code (lang)',
        text: 'lang="{lang}" uses an underscore where a hyphen belongs.',
        fix: 'Write a hyphen instead of the underscore, such as en-US.',
      },
      malformed: 'lang="{lang}" is not a language tag.',
      language: {
        title: 'Unknown language code (lang)',
        text: 'lang="{lang}" has the unknown language code “{part}”.',
        fix: 'Replace “{part}” with the code of the language, such as en or pt.',
      },
      country: {
        title: 'Unknown country code (lang)',
        text: 'lang="{lang}" has the unknown country code “{part}”.',
        fix: 'Replace “{part}” with an ISO 3166-1 country code such as US, or remove it.',
      },
      'united-kingdom': {
        title: 'Unknown country code (lang)',
        text: 'lang="{lang}" has the unknown country code “{part}” (the United Kingdom is GB).',
        fix: 'Write GB instead of {part}.',
      },
    },
  },
  'html-lang-content-mismatch': {
    title: 'Declared language differs from the text (lang)',
    why: 'A screen reader speaks the text with the voice of the declared language, and browsers offer to translate from it.',
    fix: 'Set lang on the html element to the language of the text, or translate the text.',
    messages: {
      differs: {
        text: 'The page declares “{declared}”, but its text is in {language}.',
        fix: 'Set lang="{code}" on the html element, or translate the text.',
      },
      head: {
        text: 'The page declares “{declared}”, but its title and description are in {language}.',
        fix: 'Set lang="{code}" on the html element, or translate them.',
      },
    },
  },
  'hreflang-invalid-code': {
    title: 'Invalid hreflang code',
    why: 'Google accepts an ISO 639-1 language with an optional ISO 3166-1 alpha-2 country; entries with other codes are ignored.',
    fix: 'Use codes such as en, en-GB or x-default.',
    messages: {
      empty: {
        title: 'Empty hreflang code',
        text: `An hreflang code is empty.${moreCodes}`,
        fix: 'Write the language of the version into hreflang, such as en, or x-default.',
      },
      underscore: {
        title: 'Underscore in an hreflang code',
        text: `“{code}” uses an underscore where a hyphen belongs.${moreCodes}`,
        fix: 'Write a hyphen instead of the underscore, such as en-US.',
      },
      malformed: `“{code}” is not a language with an optional script and country.${moreCodes}`,
      language: {
        title: 'Unknown language in an hreflang code',
        text: `“{code}” has “{part}”, which is not an ISO 639-1 language code.${moreCodes}`,
        fix: 'Replace “{part}” with a two-letter ISO 639-1 language code, such as en.',
      },
      'country-alone': {
        title: 'Country without a language in hreflang',
        text: `“{code}” has “{part}”, which is a country and not an ISO 639-1 language code.${moreCodes}`,
        fix: 'Put the language before the country, such as en-US; a country alone is not enough.',
      },
      country: {
        title: 'Unknown country in an hreflang code',
        text: `“{code}” has “{part}”, which is not an ISO 3166-1 country code.${moreCodes}`,
        fix: 'Replace “{part}” with a two-letter ISO 3166-1 country code, or remove it.',
      },
      'united-kingdom': {
        title: 'Unknown country in an hreflang code',
        text: `“{code}” has “{part}”, which is not an ISO 3166-1 country code (the United Kingdom is GB).${moreCodes}`,
        fix: 'Write GB instead of {part}.',
      },
    },
  },
  'hreflang-relative-url': {
    title: 'Relative URL in hreflang',
    why: 'Google asks for full URLs with scheme and host in hreflang.',
    fix: 'Write each hreflang URL in full, such as https://www.example.com/de.',
    messages: {
      relative:
        '{count, plural, one {# hreflang entry has a URL} other {# hreflang entries have URLs}} without scheme and host, such as “{href}” for {code}.',
    },
  },
  'hreflang-no-self': {
    title: 'Missing self-reference (hreflang)',
    why: 'Each language version must list itself and all others; otherwise Google may ignore the entries.',
    fix: 'Add an entry with the page’s own language and URL.',
    messages: {
      missing: {
        text: 'The page lists {count, plural, one {# language version} other {# language versions}}, but not itself ({own}).',
        fix: 'Add an entry with the language of this page and the URL {own}.',
      },
    },
  },
  'hreflang-duplicate': {
    title: 'Contradictory hreflang entries',
    why: 'When entries contradict each other, search engines cannot tell which one is meant.',
    fix: 'Keep one URL for each language, and one language for each URL.',
    messages: {
      code: {
        title: 'One hreflang code for several pages',
        text: '{code} points to {pages, number} different pages.',
        fix: 'Keep one URL for {code}.',
      },
      url: {
        title: 'One page for several languages (hreflang)',
        text: 'One page is offered for several languages: {codes}.',
        fix: 'Keep one of the languages {codes} for the page.',
      },
    },
  },
  'hreflang-no-x-default': {
    title: 'Missing x-default (hreflang)',
    why: 'x-default is optional; it names the page for visitors whose language is not among the versions.',
    fix: 'Add an entry with hreflang="x-default" for the page that everyone else should see.',
    messages: { missing: 'The page lists {count, number} languages but no x-default for everyone else.' },
  },
  'hreflang-outside-head': {
    title: 'hreflang outside the head',
    why: 'Google reads hreflang links in the head of the page; in the body they are ignored.',
    fix: 'Move the links into the head, before any element that belongs in the body.',
    messages: {
      body: '{count, plural, one {# hreflang link is} other {# hreflang links are}} in the body of the page.',
    },
  },
  'hreflang-no-return': {
    title: 'Missing return link (hreflang)',
    why: 'Google ignores hreflang between two pages unless each lists the other.',
    fix: 'Put the same complete set of hreflang entries on every version.',
    messages: {
      absent: `${returning} ${returnFaults.absent}.`,
      'other-code': {
        title: 'Return link with another code (hreflang)',
        text: `${returning} ${returnFaults['other-code']}.`,
        fix: 'Use either {own} or {named} for this page on every version.',
      },
    },
  },
  'hreflang-target-non-200': {
    title: 'hreflang points to a broken or redirected URL',
    why: 'Search engines cannot send readers to a version that returns an error or redirects, and ignore the entry.',
    fix: 'Use the final URL of each version, and list only versions that exist.',
    messages: {
      broken: {
        title: 'hreflang points to a broken URL',
        text: `${non200} ${answerText}.`,
        why: 'Search engines cannot send readers to a version that does not exist, and ignore the entry.',
        fix: 'Correct the URL of this version, or remove the entry if the version does not exist.',
      },
      redirected: {
        title: 'hreflang points to a redirect',
        text: `${non200} redirects to {end}.`,
        why: 'Search engines expect the page itself in hreflang, and may ignore an entry that redirects.',
        fix: 'Use the final URL of the version, {end}.',
      },
    },
  },
  'hreflang-target-nonindexable': {
    title: 'hreflang points to a page that is not indexable',
    why: 'A version that is not indexable cannot be shown in place of this page.',
    fix: 'Point to an indexable version, or make this one indexable.',
    messages: {
      noindex: {
        title: 'hreflang points to a noindex page',
        text: `${hidden}, because it carries noindex.`,
        fix: 'Remove noindex from {url}, or remove its entry.',
      },
      'robots-txt': {
        title: 'hreflang points to a page blocked by robots.txt',
        text: `${hidden}, because robots.txt does not allow Googlebot to crawl it.`,
        fix: 'Allow {url} in robots.txt, or remove its entry.',
      },
      canonical: {
        title: 'hreflang points to a page with another canonical',
        text: `${hidden}, because its canonical is {canonical}.`,
        fix: 'Point to {canonical}, or set {url} as its own canonical.',
      },
      'soft-404': {
        title: 'hreflang points to a soft 404',
        text: `${hidden}, because it says that the page was not found.`,
      },
      other: `${hidden}.`,
    },
  },
  'hreflang-missing': {
    title: 'Missing hreflang between translations',
    why: 'Without hreflang, Google may show people a version of the page in a language they do not read.',
    fix: 'List all language versions of a page in its head with <link rel="alternate" hreflang="…" href="…">, including the page itself.',
    messages: {
      pair: '{one} and {other} are the same page in two languages, and no hreflang says so.',
    },
  },
} as const satisfies GroupTexts;
