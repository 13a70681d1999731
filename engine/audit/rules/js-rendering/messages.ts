/** The texts of the rules on what scripts write. */
import type { GroupTexts } from '../../rule-texts.ts';

export const jsRenderingTexts = {
  'js-canonical-changed': {
    title: 'JavaScript changes the canonical',
    why: 'Two different canonicals are a contradiction, and search engines choose for themselves.',
    fix: 'Put the final canonical into the HTML, or leave it out there and let the script add it.',
    messages: {
      added: {
        title: 'JavaScript adds the canonical',
        text: 'The HTML declares no canonical; after its scripts run, the page declares {after}.',
        why: 'Search engines see it only after they have rendered the page, and other crawlers never do.',
        fix: 'Put the canonical into the HTML.',
      },
      removed: {
        title: 'JavaScript removes the canonical',
        text: 'The HTML declares {before}; after its scripts run, the page declares no canonical.',
        fix: 'Let the script leave the canonical of the HTML as it is.',
      },
      changed: {
        text: 'The HTML declares {before}; after its scripts run, the page declares {after}.',
        fix: 'Put the final canonical into the HTML, and let no script change it.',
      },
    },
  },
  'js-content-dependent': {
    title: 'Content depends on JavaScript',
    why: 'Google renders pages, but later than it reads the HTML; most AI agents do not run scripts at all and see an empty page.',
    fix: 'Send the text in the HTML: render on the server or at build time.',
    messages: {
      added:
        'The HTML has only {raw, number} of the {rendered, number} words on the page; scripts add the rest.',
    },
  },
  'js-empty-html': {
    title: 'Empty HTML: scripts write the whole page',
    why: 'Google renders pages, but later than it reads the HTML; most other crawlers and AI agents run no scripts and see an empty page. If a script fails, visitors see an empty page too.',
    fix: 'Send the text in the HTML: render on the server or at build time.',
    messages: {
      empty: 'The HTML of this page has neither text nor images: only scripts can write them.',
      source: {
        title: 'Blank page: source code in place of the built site',
        text: 'The page has neither text nor images, and loads {script}, which is source code that browsers do not run.',
        why: 'Visitors and search engines see nothing at all: the folder of the project was published in place of what its build makes.',
        fix: 'Build the project (often “npm run build”) and publish the folder that this writes, such as dist.',
      },
    },
  },
  'js-head-changed': {
    title: 'JavaScript changes what the HTML says',
    why: 'Search engines may see either version.',
    fix: 'Send the final versions in the HTML.',
    messages: {
      one: {
        title:
          'JavaScript changes the {part, select, title {title} description {meta description} heading {first heading} other {structured data}}',
        text: 'Scripts change the {part, select, title {title} description {meta description} heading {first heading} other {structured data}} that the HTML has.',
        fix: 'Send the final {part, select, title {title} description {meta description} heading {heading} other {structured data}} in the HTML.',
      },
      several: 'Scripts change {count, number} things that the HTML says: {parts}.',
    },
  },
  'js-links-dependent': {
    title: 'Links depend on JavaScript',
    why: 'Crawlers that do not run scripts cannot find the pages behind these links.',
    fix: 'Send the navigation in the HTML.',
    messages: {
      added:
        '{added, number} of {count, plural, one {# linked page} other {# linked pages}} of the site can be found only after scripts have run.',
    },
  },
  'js-noindex-changed': {
    title: 'JavaScript changes noindex',
    why: 'Google may skip rendering a page whose HTML says noindex, so removing it by script does not work.',
    fix: 'Put the intended directive into the HTML.',
    messages: { changed: 'The HTML says {before}; after its scripts run, the page says {after}.' },
  },
  'js-page-blank': {
    title: 'Page stays blank in a browser',
    why: 'Visitors see an empty page. Google treats an empty page as a soft 404 and leaves it out of its index.',
    fix: 'Make the script below load: upload the file, or correct its path in the HTML. Then open the page in a browser.',
    messages: {
      blank:
        'A browser shows nothing on this page: no text and no image. A script of the site that should write it did not load.',
    },
  },
} as const satisfies GroupTexts;
