/** The texts of the rules on speed. */
import type { GroupTexts } from '../../rule-texts.ts';

export const performanceTexts = {
  'perf-no-compression': {
    title: 'Text sent without compression (gzip, Brotli)',
    why: 'Text shrinks to a fraction when compressed; without it, visitors on slow connections wait longer.',
    fix: 'Turn on Brotli or gzip for text on the server or the CDN.',
    messages: {
      uncompressed:
        '{bytes, number} bytes were sent without compression, though Brotli and gzip were offered.',
    },
  },
  'analytics-duplicate': {
    title: 'Analytics tag included twice',
    why: 'Each visit is counted twice, so page views and bounce rates are wrong, and the browser does the work twice.',
    fix: 'Keep one of the tags, usually the one in the template or the tag manager, and remove the other.',
    messages: { repeated: 'The tag {id} is loaded {times, number} times on this page.' },
  },
  'perf-ttfb': {
    title: 'Slow server response (TTFB)',
    why: 'Nothing can appear before the first byte has arrived. 0.8 s is the limit of what Google’s web.dev calls good.',
    fix: 'Cache the page, put a CDN in front of the server, or find what the server waits for.',
    messages: {
      slow: 'The first byte of this page arrived after {seconds, number, ::.0} s, the fastest of {requests, number} requests.',
    },
  },
  'perf-cls': {
    title: 'Layout shifts while loading (CLS)',
    why: 'Cumulative Layout Shift is one of Google’s Core Web Vitals; 0.1 or less is good, more than 0.25 is poor.',
    fix: 'Reserve space for images, ads and embeds, and load fonts so that the text does not move.',
    messages: {
      shifted: 'The layout shifted by {shift, number, ::.00} while the page loaded in our browser.',
    },
  },
  'perf-console-errors': {
    title: 'Errors in the browser console while loading',
    why: 'Something that was meant to work does not, and visitors may notice before you do.',
    fix: 'Follow the message and source below.',
    messages: {
      errors: {
        title: 'Script errors while loading',
        text: 'While the page loaded, {errors, plural, one {there was # uncaught error} other {there were # uncaught errors}}.',
        fix: 'Follow the message and source of each error below, and correct the script.',
      },
      requests: {
        title: 'Failed requests while loading',
        text: 'While the page loaded, {requests, plural, one {# request} other {# requests}} to the site itself failed.',
        fix: 'Find out why each request below fails, or remove what sends it.',
      },
      both: 'While the page loaded, {errors, plural, one {there was # uncaught error} other {there were # uncaught errors}}, and {requests, plural, one {# request} other {# requests}} to the site itself failed.',
    },
  },
  'perf-dom-size': {
    title: 'Too many elements (DOM size)',
    why: 'Large documents take more memory and make every change slower. The limits are rules of thumb.',
    fix: 'Show long lists in parts and remove wrappers that do nothing.',
    messages: {
      large:
        'The page has {elements, number} elements, nested up to {depth, number} deep, with up to {children, number} in one parent.',
    },
  },
  'perf-font-display': {
    title: 'Invisible text while fonts load (font-display)',
    why: 'Until the font has loaded, visitors see no text.',
    fix: 'Add font-display: swap or optional to the font rules.',
    messages: {
      hidden:
        '{count, plural, one {# font hides} other {# fonts hide}} text on the first screen while loading: {families}.',
    },
  },
  'perf-inp': {
    title: 'Slow response to input (INP)',
    why: 'Interaction to Next Paint is one of Google’s Core Web Vitals and can only be measured with real visitors; 200 ms or less is good.',
    fix: 'Break long scripts into parts and do less when people click.',
    messages: {},
  },
  'perf-js-heavy': {
    title: 'Large JavaScript file',
    why: 'A large script takes longer to download, parse and run, most of all on phones. The limit is a rule of thumb.',
    fix: 'Split the script and load each part where it is used.',
    messages: {
      large:
        '{count, plural, one {# script is} other {# scripts are}} larger than {limit, number} KB as transferred.',
    },
  },
  'perf-lcp-discovery': {
    title: 'Main image discovered late (LCP)',
    why: 'The browser requests a lazy-loaded image only after it has laid out the page.',
    fix: 'Remove loading="lazy" from the image and add fetchpriority="high".',
    messages: {
      lazy: 'The largest image on the first screen has loading="lazy", so it starts loading late.',
    },
  },
  'perf-lcp': {
    title: 'Main content appears late (LCP)',
    why: 'Largest Contentful Paint is one of Google’s Core Web Vitals; 2.5 s or less is good, more than 4 s is poor.',
    fix: 'Find out what delays this element: the server response, late discovery, its loading or its rendering.',
    messages: {
      late: 'The largest element appeared after {seconds, number, ::.0} s in our browser. Lab measurement, without throttling.',
      'late-after-wait':
        'The largest element appeared after {seconds, number, ::.0} s in our browser, {wait, number, ::.0} s of it waiting for the server. Lab measurement, without throttling.',
    },
  },
  'perf-page-weight': {
    title: 'Heavy page (page weight)',
    why: 'Every visitor loads all of it, some on slow or metered connections. The limits are rules of thumb.',
    fix: 'Begin with the kind of file that weighs most, and with its largest files.',
    messages: {
      heavy: {
        text: 'The page loads {total, number, ::.0} MB, {largest, number, ::.0} MB of it {kind, select, document {HTML} stylesheet {CSS} script {scripts} image {images} font {fonts} media {video and audio} other {other files}}.',
        fix: '{kind, select, document {Begin with the HTML: load long lists and inline data later.} stylesheet {Begin with the CSS: remove rules that the page does not use.} script {Begin with the scripts: remove unused code, and load the rest where it is needed.} image {Begin with the images: compress them, and send them in the size in which they are shown.} font {Begin with the fonts: remove styles that the page does not use, and send WOFF2.} media {Begin with the video and audio: load each file only when it is played.} other {Begin with the largest files below.}}',
      },
    },
  },
  'perf-render-blocking': {
    title: 'Render-blocking CSS and JavaScript',
    why: 'The browser shows nothing until these files have loaded.',
    fix: 'Load scripts with defer, and delay styles that the first screen does not need.',
    messages: {
      unmeasured:
        '{count, plural, one {# file holds} other {# files hold}} up the first paint. The delay could not be measured.',
      delayed:
        '{count, plural, one {# file holds} other {# files hold}} up the first paint; in our browser it waited {delay, number} ms for them. Lab measurement, without throttling.',
    },
  },
  'perf-requests': {
    title: 'Too many requests',
    why: 'Each file costs a request; past a certain number they slow each other down.',
    fix: 'Drop what is not needed and bundle what belongs together.',
    messages: {
      many: 'The page needs {requests, plural, one {# request} other {# requests}}, {code, number} of them for scripts and styles.',
    },
  },
  'perf-tbt': {
    title: 'Long tasks block the page (TBT)',
    why: 'While a long script runs, the page does not react. Total Blocking Time is a lab metric, not a Core Web Vital.',
    fix: 'Load less JavaScript, load it later, and split it into smaller parts.',
    messages: {
      blocked:
        'Scripts blocked the page for {blocked, number} ms while it loaded in our browser. Lab measurement, without throttling.',
    },
  },
} as const satisfies GroupTexts;
