/** The texts of the rules on structured data. */
import { answerText, breadcrumbFaults, dateFaults } from '../../clauses.ts';
import type { GroupTexts } from '../../rule-texts.ts';
import { valueTexts } from './value-texts.ts';

/** Ends of sentences, for evidence too. */

/** Whole clauses, for evidence too. */

const broken =
  '{blocks, plural, one {The JSON-LD block} other {{broken} of # JSON-LD blocks}} cannot be read';
const image =
  'The {use, select, logo {logo} other {image}} {url} that {type, select, none {structured data} other {{type}}} names';
const moreImages = '{images, plural, one {} other { # images have such a problem.}}';

export const structuredDataTexts = {
  'sd-parse-error': {
    title: 'Invalid JSON-LD (syntax error)',
    why: 'A block that is not valid JSON is ignored entirely.',
    fix: 'Fix the JSON at the position shown, ideally by generating it with a JSON serializer instead of by hand.',
    messages: {
      syntax: `${broken} at line {line}, column {column}: {problem}.`,
      html: {
        title: 'HTML in a JSON-LD block (syntax error)',
        text: `${broken} at line {line}, column {column}, where HTML follows: {problem}.`,
        fix: 'Put texts with HTML between quotes and escape the quotes in them, ideally by generating the block with a JSON serializer.',
      },
      'double-encoded': {
        title: 'JSON-LD encoded twice',
        text: `${broken}: it holds a string instead of an object, because it was encoded twice.`,
        fix: 'Encode the data as JSON once: the block should begin with a brace, not with a quote.',
      },
      empty: {
        title: 'Empty JSON-LD block',
        text: '{blocks, plural, one {The JSON-LD block is empty.} other {{broken} of # JSON-LD blocks cannot be read; the first of them is empty.}}',
        why: 'An empty block does no harm, but tells search engines nothing.',
        fix: 'Write the data into the block, or remove it.',
      },
      'not-an-object': {
        title: 'JSON-LD block without an object',
        text: `${broken}: it holds no object.`,
        why: 'A block without an object tells search engines nothing.',
        fix: 'Write an object with @context and @type into the block, or remove it.',
      },
    },
  },
  'sd-required-missing': {
    title: 'Required property missing in structured data',
    why: 'Without all required properties Google does not show the rich result; the page itself is listed as before.',
    fix: 'Add the properties named here with values that the page shows, or remove markup that has no such content.',
    messages: {
      one: {
        text: '{type} lacks {properties}, required for the rich result “{feature}”.',
        fix: 'Add {properties} with values that the page shows, or remove the {type} markup if the page has no such content.',
      },
      several:
        '{type} lacks {properties}, required for the rich result “{feature}”. {items} items lack required properties.',
    },
  },
  'sd-recommended-missing': {
    title: 'Recommended properties missing in structured data',
    why: 'Recommended properties are optional; with more of them a rich result can show more.',
    fix: 'Add the properties for which the page shows the data. Leave out what it does not show.',
    messages: {
      missing:
        '{type} lacks {count, plural, one {# recommended property} other {# recommended properties}}: {properties}.{items, plural, one {} other { # items have properties missing.}}',
    },
  },
  'sd-value-invalid': valueTexts,
  'sd-type-retired': {
    title: 'Structured data for a retired rich result',
    why: 'Google has retired the rich result. The markup does no harm, and other services may still use it.',
    fix: 'Nothing needs to be done; just don’t expect a rich result on Google.',
    messages: {
      retired: 'The page has markup for results that Google retired: {features}. It may stay.',
    },
  },
  'sd-self-serving-rating': {
    title: 'Self-serving reviews in structured data',
    why: 'Google shows no stars for reviews of a business or organization on a site that the business itself controls.',
    fix: 'Remove rating and review from the markup of your own business; show the reviews as plain text.',
    messages: {
      own: {
        text: '{name} is rated on its own site.',
        fix: 'Remove {properties} from the markup of {name}; show the reviews as plain text.',
      },
    },
  },
  'sd-rating-inconsistent': {
    title: 'Contradictory ratings in structured data',
    why: 'When the markup gives one thing several different ratings, Google cannot tell which one the page shows.',
    fix: 'Keep one AggregateRating for each thing, with the values that the page shows.',
    messages: {
      values: 'The markup rates the same thing {one} in one place and {other} in another.',
      counts: {
        title: 'Contradictory numbers of ratings in structured data',
        text: 'The markup says that the same thing has {one} ratings in one place and {other} in another.',
      },
    },
  },
  'sd-breadcrumb-invalid': {
    title: 'Invalid breadcrumb markup',
    why: 'Google shows breadcrumbs from markup only when every step has a position, a name and, except for the last, a URL.',
    fix: 'Number the steps from 1 and give each a name and an item; the last may go without an item.',
    messages: {
      'too-few': {
        title: 'Breadcrumb markup with fewer than two entries',
        text: `The breadcrumb list ${breadcrumbFaults['too-few']}.`,
        fix: 'Add a ListItem for each step from the home page to this page.',
      },
      positions: {
        title: 'Wrong positions in breadcrumb markup',
        text: `The breadcrumb list ${breadcrumbFaults.positions}.`,
        fix: 'Number the steps from 1 to {last} in position.',
      },
      'no-name': {
        title: 'Missing name in breadcrumb markup',
        text: `The breadcrumb list ${breadcrumbFaults['no-name']}.`,
        fix: 'Add a name to the step at position {position}.',
      },
      'no-item': {
        title: 'Missing URL in breadcrumb markup',
        text: `The breadcrumb list ${breadcrumbFaults['no-item']}.`,
        fix: 'Add an item with the URL of the step at position {position}.',
      },
    },
  },
  'sd-date-illogical': {
    title: 'Impossible dates in structured data',
    why: 'Google shows a date only when it can trust it; one in the future or out of order cannot be trusted.',
    fix: 'Write the day the page was first published and the day it was last changed.',
    messages: {
      'published-in-future': {
        title: 'Publication date in the future (structured data)',
        text: `{type}: ${dateFaults['published-in-future']}.`,
        fix: 'Set datePublished to the day the page was first published.',
      },
      'modified-in-future': {
        title: 'Modification date in the future (structured data)',
        text: `{type}: ${dateFaults['modified-in-future']}.`,
        fix: 'Set dateModified to the day the page was last changed.',
      },
      'modified-first': {
        title: 'Modified before it was published (structured data)',
        text: `{type}: ${dateFaults['modified-first']}.`,
      },
    },
  },
  'sd-job-expired': {
    title: 'Expired job posting in structured data',
    why: 'Google asks you to remove jobs that people can no longer apply for; expired ones left in place can cost a site its job results.',
    fix: 'Remove the JobPosting markup, return 404 or 410, or set a new validThrough date if the job is still open.',
    messages: { expired: 'The job was open until {until}, and the page still offers it.' },
  },
  'sd-identity-missing': {
    title: 'No Organization or WebSite markup on the home page',
    why: 'Google reads the name of the site and of the organization behind it from structured data on the home page, among other sources.',
    fix: 'Add a WebSite or Organization item with name and url, as JSON-LD, to the home page.',
    messages: {
      none: 'The home page has no structured data of the type WebSite, Organization, LocalBusiness or Person.',
    },
  },
  'sd-content-mismatch': {
    title: 'Structured data does not match the page',
    why: 'Google requires marked-up prices, ratings, names and dates to be visible on the page, and may act against pages where they are not.',
    fix: 'Make the markup and the visible page say the same thing.',
    messages: {
      one: {
        text: 'The structured data says {property} {values}, which the page does not show.',
        fix: 'Show {values} on the page, or correct {property} in the structured data.',
      },
      several:
        'The structured data says {property} {values}, which the page does not show; {more, plural, one {# more value is} other {# more values are}} missing.',
    },
  },
  'sd-image-invalid': {
    title: 'Unusable image in structured data',
    why: 'Google shows an image in a rich result only if it can load it and the image is large enough: logos from 112 × 112 pixels, article images of at least 50,000 pixels.',
    fix: 'Use an image that returns 200, is not blocked by robots.txt and is large enough.',
    messages: {
      blocked: {
        title: 'Image in structured data blocked by robots.txt',
        text: `${image} is blocked for Google by {rule}.${moreImages}`,
        fix: 'Allow Googlebot-Image to load {url} in robots.txt, or use another image.',
      },
      broken: {
        title: 'Broken image in structured data',
        text: `${image} ${answerText}.${moreImages}`,
        fix: 'Put the image back, or use another one.',
      },
      'small-logo': {
        title: 'Small logo in structured data',
        text: `${image} is {width} × {height} pixels.${moreImages}`,
        fix: 'Use a logo of at least {side} × {side} pixels.',
      },
      'small-image': {
        title: 'Small article image in structured data',
        text: `${image} is {width} × {height} pixels.${moreImages}`,
        fix: 'Use an image of at least {pixels, number} pixels, width times height.',
      },
    },
  },
} as const satisfies GroupTexts;
