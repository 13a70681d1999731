/** The texts of the rules on previews of shared pages, and on the icon of a site. */
import { answerText } from '../../clauses.ts';
import type { GroupTexts } from '../../rule-texts.ts';

export const socialTexts = {
  'og-incomplete': {
    title: 'Missing Open Graph tags',
    why: 'Networks and messengers build the preview of a shared link from these tags. Without them they guess, and often show no image.',
    fix: 'Add the missing tags to the head.',
    messages: {
      none: {
        text: 'The page has none of the four basic Open Graph tags.',
        fix: 'Add og:title, og:type, og:image, and og:url to the head.',
      },
      some: {
        title: 'Incomplete Open Graph tags',
        text: 'The page has Open Graph tags but lacks {missing}.',
        fix: 'Add {missing} to the head.',
      },
    },
  },
  'og-image-invalid': {
    title: 'Invalid share image (og:image)',
    why: 'Social networks load og:image from its full URL and leave out images that are missing or very small; the preview then has none.',
    fix: 'Give og:image the full https:// URL of an image of 1200 by 630 pixels.',
    messages: {
      'not-full': {
        title: 'Share image without a full URL (og:image)',
        text: 'The og:image is “{url}”, which is not a full URL.',
        fix: 'Write the full URL of the image into og:image, beginning with https://.',
      },
      tiny: {
        title: 'Share image too small to be shown (og:image)',
        text: 'The share image is declared as {found}; below {least, number} px it is not shown.',
        fix: 'Use an image of {wanted}, and declare its size.',
      },
      small: {
        title: 'Small share image (og:image)',
        text: 'The share image is declared as {found}; {wanted} fill a large preview.',
        why: 'Networks show a large preview only with a large image; with a smaller one it is a thumbnail.',
        fix: 'Use an image of {wanted}, and declare its size.',
      },
    },
  },
  'og-url-mismatch': {
    title: 'og:url differs from the canonical',
    why: 'Networks count shares by og:url; search engines list the canonical. With two different URLs, shares and links are counted separately.',
    fix: 'Set og:url to the canonical URL.',
    messages: { differs: 'The og:url is {found}, but the canonical is {canonical}.' },
  },
  'twitter-card-missing': {
    title: 'Missing Twitter card (X)',
    why: 'X and several messengers read twitter:card to choose the kind of preview. Without it they fall back to Open Graph, usually with a small image or none.',
    fix: 'Add <meta name="twitter:card" content="summary_large_image"> to the head.',
    messages: {
      missing: 'The page has no twitter:card tag.',
      unknown: {
        title: 'Unknown Twitter card type (X)',
        text: 'The twitter:card is “{found}”, which is not a card type.',
        fix: 'Replace “{found}” with summary_large_image.',
      },
    },
  },
  'favicon-missing': {
    title: 'No favicon',
    why: 'Browser tabs, bookmarks and Google’s results show a site’s small icon; without one they show a placeholder.',
    fix: 'Add a square icon of at least 48×48 px, linked from the home page with <link rel="icon" href="…">.',
    messages: { none: 'The home page links to no icon, and /favicon.ico returns {status}.' },
  },
  'og-image-unreachable': {
    title: 'Broken share image (og:image)',
    why: 'Where the page is shared, the preview has no picture or falls back to an arbitrary one.',
    fix: 'Put the image back or use another one.',
    messages: {
      broken: `The share image {url} ${answerText}.`,
      'no-image': {
        title: 'Share image is not an image (og:image)',
        text: 'The share image {url} is {type}, not an image.',
        fix: 'Point og:image to an image file.',
      },
    },
  },
} as const satisfies GroupTexts;
