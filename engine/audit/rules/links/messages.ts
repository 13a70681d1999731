/** The texts of the rules on links. */
import { answerText } from '../../clauses.ts';
import type { GroupTexts } from '../../rule-texts.ts';

const malformed = '{count, plural, one {# link has} other {# links have}} a malformed URL';
const nowhere = '“{text}”{others, plural, =0 {} one { and # other link} other { and # other links}}';
const stuck =
  '{share, select, all {None of the {pages, number} pages links to the home page or to a table of contents} other {{stuck, number} of {pages, number} pages link neither to the home page nor to a table of contents}}';

export const linksTexts = {
  'link-internal-broken': {
    title: 'Broken link (404)',
    why: 'Visitors land on an error page, and search engines hit a dead end.',
    fix: 'Link to the right page, remove the link, or restore the missing page.',
    messages: {
      one: {
        title: 'Broken link{answer, select, status { ({status})} other {}}',
        text: `This page links to a URL that does not work: {first} ${answerText}.`,
      },
      several: `This page links to {count, number} URLs of the site that do not work: {first} ${answerText}, and others.`,
    },
  },
  'link-external-broken': {
    title: 'Broken external link (404)',
    why: 'Visitors who follow the link find nothing, and a page with dead links looks neglected.',
    fix: 'Replace the link with a working source or remove it.',
    messages: {
      one: {
        title: 'Broken external link{answer, select, status { ({status})} other {}}',
        text: `1 link to other sites does not work: {first} ${answerText}.`,
      },
      several: `{count, number} links to other sites do not work: {first} ${answerText}, and others.`,
    },
  },
  'link-external-unverifiable': {
    title: 'External link could not be checked',
    why: 'Some sites block crawlers, and some could not be reached from our server. The links may work fine for visitors.',
    fix: 'Open these links in a browser to check them.',
    messages: {
      unverified:
        '{count, plural, one {# link} other {# links}} to other sites could not be verified: {first}{count, plural, one {} other { and others}}.',
    },
  },
  'link-internal-redirect': {
    title: 'Link to a redirect (301)',
    why: 'Each redirect costs visitors a round trip and search engines a request. You cannot change links on other sites, but you can change these.',
    fix: 'Link to the final URL.',
    messages: {
      one: {
        text: 'One link on this page goes through a redirect: {first} redirects to {end}.',
        fix: 'Link to {end}.',
      },
      several: '{count, number} URLs this page links to redirect: {first} redirects to {end}, and others.',
    },
  },
  'link-noncanonical': {
    title: 'Links use non-canonical URLs',
    why: 'The pages name one spelling of their URL as canonical, and links lead to another. Search engines read both, and have to decide which one to show.',
    fix: 'Link to the URLs that the canonicals name, or change the canonicals to the URLs you link to.',
    messages: {
      variants:
        'Links lead to {count, plural, one {# URL} other {# URLs}} whose canonical is another spelling, such as {url} with {canonical}.',
    },
  },
  'link-broken-fragment': {
    title: 'Broken anchor: link to a missing part of the page',
    why: 'A link to #part jumps to the element with that id. If there is none, clicking it does nothing. A script may add the element later; this check cannot see that.',
    fix: 'Correct the name after #, or give the target element that id.',
    messages: {
      missing:
        '{count, plural, one {# link points} other {# links point}} to a part of this page that does not exist.',
    },
  },
  'link-broken-fragment-elsewhere': {
    title: 'Broken anchor: link to a missing part of another page',
    why: 'Such a link opens the page at the top, and readers have to look for the right section. A script may add the element later; this check cannot see that.',
    fix: 'Correct the name after #, or give the element on the other page that id.',
    messages: {
      missing:
        '{count, plural, one {# link on this page points} other {# links on this page point}} to a missing part of another page, such as {first}.',
    },
  },
  'form-goes-nowhere': {
    title: 'Form that nobody receives',
    why: 'Without an action, or a method of post, the browser only loads the page again and puts into its URL what people wrote. They believe that they have reached you.',
    fix: 'Give the form method="post" and, as its action, the URL that takes the message: of your server or of a service for forms.',
    messages: {
      lost: '{forms, plural, one {# form asks} other {# forms ask}} people to write and {forms, plural, one {sends it} other {send them}} nowhere.',
    },
  },
  'link-unclosed': {
    title: 'Link never closed: the text behind it is part of it',
    why: 'A link without </a> goes on until the next one begins: whole paragraphs turn into its text, can be clicked by mistake, and say nothing of the page it leads to.',
    fix: 'Write </a> behind the words that are the link.',
    messages: {
      open: '{links, plural, one {# link has} other {# links have}} no end tag and take in the text up to the next link.',
    },
  },
  'link-uncrawlable': {
    title: 'Uncrawlable link: no URL in href',
    why: 'Google follows only links that are an <a> with a URL in href. A page that is reached only through a script may never be found.',
    fix: 'Put the URL of the target into href. A script may still handle the click.',
    messages: {
      script: 'The target of a link is not in href, so crawlers cannot follow it: href="{script}".',
      onclick: {
        title: 'Uncrawlable link: target in onclick',
        text: 'The target of a link is not in href, so crawlers cannot follow it: a target in onclick.',
      },
      data: {
        title: 'Uncrawlable link: target in a data attribute',
        text: 'The target of a link is not in href, so crawlers cannot follow it: a target that only a script reads.',
      },
      file: {
        title: 'Link to a file on a disk',
        text: 'The target of a link is not in href, so crawlers cannot follow it: a path on a disk.',
        why: 'A path such as C:\\ or file:/// works only on the computer of whoever wrote the page. For everyone else the link is broken.',
        fix: 'Upload the file and put its URL on this site into href.',
      },
      empty: {
        title: 'Link with an empty href',
        text: 'Links with an empty href lead back to this page.',
        why: 'An empty href is a link to the page itself. Visitors who click it stay where they are.',
        fix: 'Put the URL of the target into href, or remove the link.',
      },
    },
  },
  'link-goes-nowhere': {
    title: 'Link that goes nowhere (placeholder href)',
    why: 'Visitors click it and nothing happens, and search engines find no page behind it. Such links are often left over from a template. A script may handle the click without any trace in the HTML; this check cannot see that.',
    fix: 'Put the URL of the page that the text promises into href, or remove the link. If a script handles the click, use a button element.',
    messages: {
      all: {
        title: 'No link on the page leads anywhere (placeholder href)',
        text: `No link on this page leads to another page: ${nowhere} go nowhere.`,
      },
      some: `${nowhere} {others, plural, =0 {goes} other {go}} nowhere.`,
    },
  },
  'link-hash-route': {
    title: 'Hash URLs: pages behind # cannot be indexed',
    why: 'Google ignores what comes after #, so all these views are one page to it and none of them can be found in search.',
    fix: 'Use real paths (History API) and have the server return the page for each one.',
    messages: { routes: 'Links point to views behind #, such as {first}.' },
  },
  'link-malformed': {
    title: 'Malformed link URL',
    why: 'Browsers repair some of these and guess at others; crawlers and other tools often end up at a URL that does not exist.',
    fix: 'Correct the URL so that it goes where the link text says.',
    messages: {
      mixed: `${malformed}.`,
      template: {
        title: 'Link URL was never filled in',
        text: `${malformed}: it has code of a template where the URL belongs.`,
        why: 'Visitors who click it end up at a page that does not exist.',
        fix: 'Have the template fill in the URL before the page is sent, or remove the link.',
      },
      invalid: { text: `${malformed}: it cannot be read as a URL.` },
      mail: {
        title: 'E-mail link without mailto:',
        text: `${malformed}: an e-mail address without mailto:.`,
        why: 'Browsers take the e-mail address for a page of this site, which does not exist.',
        fix: 'Write mailto: before the address.',
      },
      backslash: {
        text: `${malformed}: it has a backslash.`,
        fix: 'Write / in place of the backslash.',
      },
      scheme: {
        title: 'Link URL with its scheme twice',
        text: `${malformed}: its scheme is there twice.`,
        fix: 'Delete one of the two https:// or http:// at the start of the URL.',
      },
      quote: {
        title: 'Link URL with a stray quotation mark',
        text: `${malformed}: it has a quotation mark in it.`,
        fix: 'Remove the quotation mark from the URL; an editor probably changed the quotes around it.',
      },
      path: {
        title: 'Link URL without its colon and slashes',
        text: `${malformed}: it is read as a path of this site.`,
        fix: 'Write the URL as the link text shows it, with https://.',
      },
      space: {
        title: 'Link URL with a space',
        text: `${malformed}: it has a space in it.`,
        fix: 'Write %20 in place of the space, or rename the target without one.',
      },
      'fragment-space': {
        title: 'Link with a space after #',
        text: `${malformed}: it has a space in its fragment.`,
        fix: 'Use an id without a space, in the link and at its target.',
      },
    },
  },
  'link-tel-mailto-invalid': {
    title: 'Invalid phone or e-mail link',
    why: 'Visitors who click the link cannot reach you.',
    fix: 'Write the number with digits only after tel:, and the full e-mail address after mailto:.',
    messages: {
      'no-number': {
        title: 'Phone link without a number (tel:)',
        text: 'The link {href} cannot work: it has no number.',
        fix: 'Write the number after tel:, with digits only, such as tel:+49301234567.',
      },
      letters: {
        title: 'Phone link with letters (tel:)',
        text: 'The link {href} cannot work: it has letters in it.',
        why: 'A phone cannot dial letters, so visitors cannot reach you.',
        fix: 'Write the number with digits only, such as tel:+49301234567.',
      },
      'no-address': {
        title: 'E-mail link without a valid address (mailto:)',
        text: 'The link {href} cannot work: it is not an e-mail address.',
        why: 'An e-mail program cannot send to it, so visitors cannot reach you.',
        fix: 'Write the full e-mail address after mailto:.',
      },
    },
  },
  'link-localhost': {
    title: 'Link to localhost or a private IP address',
    why: 'localhost and private network addresses work only on the computer or network of whoever wrote the page. For everyone else, the link or file is broken.',
    fix: 'Replace it with the public URL or a relative one.',
    messages: {
      private: '{count, plural, one {# link or file is} other {# links or files are}} on a private address.',
      manual: {
        title: 'Link that works only with a local service (localhost)',
        text: '{count, plural, one {# link works} other {# links work}} only on a machine that runs the same local service (localhost).',
        why: 'Readers who do not run the service themselves get an error when they click the link.',
        fix: 'Say that readers have to run the service themselves, or show the URL as text.',
      },
    },
  },
  'link-http-downgrade': {
    title: 'Internal link to http:// from an HTTPS page',
    why: 'A link to http:// sends visitors through an unencrypted request, and usually through a redirect that costs time.',
    fix: 'Change http:// to https:// in the link, if the target is available over HTTPS.',
    messages: {
      plain:
        '{count, plural, one {# link points} other {# links point}} to the http:// version of this site.',
    },
  },
  'link-empty-anchor': {
    title: 'Link without text (empty anchor)',
    why: 'A link without a name is read out as “link” or as its URL, and tells search engines nothing about its target.',
    fix: 'Add link text, give the image in the link alt text, or add an aria-label.',
    messages: {
      nameless:
        '{count, plural, one {# link has} other {# links have}} no text, no image with alt and no label.',
    },
  },
  'link-generic-anchor': {
    title: 'Generic link text (anchor text)',
    why: 'Good link text tells people and Google what the target is about before they go there. “Read more” says nothing, especially in a list of links.',
    fix: 'Use link text that names the target, such as the title of the article.',
    messages: {
      generic: {
        title: 'Generic link text: “{name}” (anchor text)',
        text: 'Link text such as “{name}” would fit any target and does not say where the link leads.',
      },
    },
  },
  'link-internal-nofollow': {
    title: 'Nofollow on internal links',
    why: 'nofollow, ugc and sponsored are meant for links you don’t vouch for. On internal links they can keep search engines from finding and ranking your own pages.',
    fix: 'Remove nofollow, ugc and sponsored from links to your own pages.',
    messages: {
      links: 'Internal links have nofollow, ugc or sponsored.',
      page: {
        title: 'Nofollow for all internal links of the page',
        text: 'The page asks search engines to follow none of its {links, plural, one {# internal link} other {# internal links}}.',
        why: 'nofollow on the whole page can keep search engines from finding and ranking your own pages.',
        fix: 'Remove nofollow from the robots directive of the page.',
      },
    },
  },
  'link-affiliate-unmarked': {
    title: 'Affiliate link without rel="sponsored"',
    why: 'Google asks you to mark links that earn a commission. Unmarked ones can be mistaken for paid links, which are against its spam policies.',
    fix: 'Add rel="sponsored" to the link; nofollow is accepted too.',
    messages: {
      unmarked:
        '{count, plural, one {# affiliate link is} other {# affiliate links are}} not marked as such.',
    },
  },
  'page-dead-end': {
    title: 'Dead end: no internal links on the page',
    why: 'Visitors who land here have nowhere to go next, and crawlers find no other page of the site through it.',
    fix: 'Link to the pages a reader would want next, at least to the home page.',
    messages: { end: 'The HTML of this page has no link to another page of the site.' },
  },
  'page-excessive-links': {
    title: 'Too many links on the page',
    why: 'Nobody reads through that many links, and each of them counts for less. Google states no limit: 1,000 is a rule of thumb.',
    fix: 'Split the list over several pages, or drop links that every page repeats.',
    messages: { many: 'The page has {count, number} links.' },
  },
  'page-orphan': {
    title: 'Orphan page: no internal links point here',
    why: 'Google recommends that every page you care about has a link from at least one other page. Visitors cannot find this one by browsing the site.',
    fix: 'Link to it from a page on the same subject, or take it out of the sitemap if it is not needed.',
    messages: {
      unlinked: 'The sitemap lists this page, but none of the crawled pages links to it.',
      nofollow: {
        title: 'Orphan page: only nofollow links point here',
        text: 'The sitemap lists this page, but the only links to it ({links, number}) carry nofollow.',
        why: 'Google recommends that every page you care about has a link from at least one other page, and may not follow these.',
        fix: 'Remove nofollow from a link to it.',
      },
    },
  },
  'page-single-inlink': {
    title: 'Only one internal link to the page',
    why: 'If that one link is removed, the page becomes an orphan. A single link also makes it look less important than other pages.',
    fix: 'Link to it from one or two pages on the same subject.',
    messages: {
      single:
        'Of {pages, number} pages, only {from} links to {page}{others, plural, =0 {} one {; # more has a single link too} other {; # more have a single link too}}.',
    },
  },
  'page-only-nofollow-inlinks': {
    title: 'Page has only nofollow links pointing to it',
    why: 'Links with nofollow, and links on pages that are themselves excluded from search, pass on little or nothing.',
    fix: 'Link to it at least once, without nofollow, from an indexable page.',
    messages: {
      nofollow:
        '{count, plural, one {# page links} other {# pages link}} here, but only with nofollow or from pages that are not indexed themselves.',
    },
  },
  'page-too-deep': {
    title: 'Page many clicks from the home page (crawl depth)',
    why: 'Pages that are hard to reach are visited less, by people and by search engines. Four clicks is a rule of thumb, not a limit that search engines state.',
    fix: 'Link to it from a page nearer to the home page: a category, a hub or a related article.',
    messages: { deep: 'The shortest way from the home page to this page takes {clicks, number} clicks.' },
  },
  'site-no-way-back': {
    title: 'No way back: pages without a link to the home page or a table of contents',
    why: 'People who come from a search result cannot get from the page to the rest of the site, and search engines find no links between its pages. No search engine requires such links: this is a rule of thumb.',
    fix: 'Add a header or menu to the template of every page, with links to the home page and to the main parts of the site.',
    messages: {
      stuck: `${stuck}.`,
      isolated: `${stuck}. {who, select, all {They have} other {{isolated, plural, one {# of them has} other {# of them have}}}} no working link to any page of the site.`,
    },
  },
} as const satisfies GroupTexts;
