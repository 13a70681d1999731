/** The texts of the rules on phones. */
import type { GroupTexts } from '../../rule-texts.ts';

export const mobileTexts = {
  'viewport-missing': {
    title: 'Missing viewport meta tag',
    why: 'Without it, phones lay the page out for a desktop screen and shrink it until the text is too small to read.',
    fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
    messages: {
      absent: 'The page has no viewport tag.',
      empty: {
        title: 'Empty viewport meta tag',
        text: 'The viewport tag has no content.',
        fix: 'Write content="width=device-width, initial-scale=1" into the viewport tag.',
      },
    },
  },
  'viewport-fixed-width': {
    title: 'Viewport with a fixed width',
    why: 'Phones lay the page out for that width and shrink it to the screen, or let it overflow. Text is then too small to read.',
    fix: 'Write <meta name="viewport" content="width=device-width, initial-scale=1">.',
    messages: { fixed: 'The viewport is {width, number} pixels wide on every screen.' },
  },
  'viewport-zoom-blocked': {
    title: 'Zooming is disabled (viewport)',
    why: 'People with low vision enlarge pages to read them. Some browsers ignore the limit, others obey it.',
    fix: 'Remove what limits zooming from the viewport.',
    messages: {
      forbidden: {
        text: 'The viewport forbids zooming (user-scalable=no).',
        fix: 'Remove user-scalable from the viewport.',
      },
      limited: {
        title: 'Zooming is limited (viewport)',
        text: 'The viewport limits zooming to {scale, number} times (maximum-scale).',
        fix: 'Remove maximum-scale from the viewport.',
      },
    },
  },
  'mobile-overflow': {
    title: 'Page wider than the phone screen (horizontal scrolling)',
    why: 'Visitors have to scroll sideways to read it.',
    fix: 'Make the element named below wrap, shrink or scroll inside its own box.',
    messages: { wide: 'The page is {pageWidth, number} pixels wide on a screen of {width, number}.' },
  },
  'mobile-font-small': {
    title: 'Text too small on a phone',
    why: 'Most people cannot read text below 12 pixels without zooming.',
    fix: 'Use 16 pixels for running text.',
    messages: { small: '{percent, number}% of the text is smaller than 12 pixels on a phone.' },
  },
  'mobile-tap-target': {
    title: 'Tap targets too small',
    why: 'WCAG 2.2 asks for targets of 24 by 24 pixels, or as much space around them, so that people tap what they mean to.',
    fix: 'Enlarge the targets or put space between them.',
    messages: {
      small:
        '{count, plural, one {# link or button is smaller than 24 by 24 pixels on a phone, without enough space around it} other {# links or buttons are smaller than 24 by 24 pixels on a phone, without enough space around them}}.',
    },
  },
  'mobile-interstitial': {
    title: 'Overlay covers the page on a phone (interstitial)',
    why: 'Google calls overlays that hide the content right after a visitor arrives from search a poor experience. Consent and age checks are exempt.',
    fix: 'Use a banner that leaves the page readable.',
    messages: {
      covered: 'A fixed overlay covers {percent, number}% of a phone screen after the page has loaded.',
    },
  },
  'mobile-desktop-parity': {
    title: 'Content differs between phone and desktop',
    why: 'Google indexes what the phone version shows: what is missing there is missing for search.',
    fix: 'Serve the same text, links and data to both.',
    messages: { less: 'A phone shows {phone, number} words of the {desktop, number} that a desktop shows.' },
  },
} as const satisfies GroupTexts;
