/** The texts of the rules on accessibility. */
import type { GroupTexts } from '../../rule-texts.ts';

export const accessibilityTexts = {
  'a11y-landmark-main': {
    title: 'Not exactly one main landmark (main element)',
    why: 'Screen reader users jump to the main landmark to skip menus and banners.',
    fix: 'Put the main content of the page, and only that, into one main element.',
    messages: {
      none: {
        title: 'No main landmark (main element)',
        text: 'The page has no main landmark.',
        why: 'Screen reader users jump to the main landmark to skip menus and banners. Without one, they cannot.',
      },
      several: {
        title: 'Several main landmarks (main element)',
        text: 'The page has {count, number} main landmarks, and only one may be shown at a time.',
        why: 'Screen reader users jump to the main landmark to skip menus and banners. With several, they do not know which one has the content.',
        fix: 'Keep one main element around the main content, and turn the others into sections.',
      },
    },
  },
  'a11y-broken-idref': {
    title: 'Broken id reference (label or ARIA)',
    why: 'A label or description whose reference is broken is not read to people who use a screen reader.',
    fix: 'Let each reference name the id of one element on the page.',
    messages: {
      'no-target': {
        text: '{broken, plural, one {# {kind, select, label {label points} other {reference points}}} other {# {kind, select, label {labels point} other {references point}}}} to an id that does not exist.',
        fix: 'Give the target element the id that the reference names.',
      },
      repeated: {
        title: 'Id used more than once (label or ARIA)',
        text: '{repeated, plural, one {# referenced id occurs} other {# referenced ids occur}} more than once.',
        why: 'A reference leads to the first element with the id only, so a screen reader may read the label of one field at another.',
        fix: 'Give each element an id of its own, and change the references to match.',
      },
      both: {
        text: '{broken, plural, one {# {kind, select, label {label points} other {reference points}}} other {# {kind, select, label {labels point} other {references point}}}} to an id that does not exist, and {repeated, plural, one {# referenced id occurs} other {# referenced ids occur}} more than once.',
        fix: 'Give the target element the id that the reference names, and use each id once.',
      },
    },
  },
  'a11y-frame-title': {
    title: 'Frame without a title (iframe)',
    why: 'A screen reader announces a frame by its title, so that people can decide whether to enter it.',
    fix: 'Add a title attribute that says what the frame shows.',
    messages: { none: '{count, plural, one {# frame has} other {# frames have}} no title.' },
  },
  'a11y-captions': {
    title: 'Video without captions',
    why: 'People who cannot hear, or cannot turn on the sound, miss what is said. A video without sound needs none.',
    fix: 'Add a track element of kind captions to each video with speech.',
    messages: {
      none: '{count, plural, one {# video has} other {# videos have}} no captions, which are needed if there is speech.',
    },
  },
  'a11y-list-item': {
    title: 'List items outside a list (li without ul or ol)',
    why: 'Screen readers announce a list and how many items it has. Items without a list around them are read as loose lines.',
    fix: 'Put the items directly into a ul or ol element, or use paragraphs.',
    messages: { loose: '{count, plural, one {# list item is} other {# list items are}} not in a list.' },
  },
  'a11y-tabindex': {
    title: 'Tab order changed (tabindex greater than 0)',
    why: 'Elements with a positive tabindex come before everything else on the page, so people who use the keyboard jump back and forth.',
    fix: 'Remove the number, or use tabindex="0", and put the elements into the right order in the HTML.',
    messages: {
      positive: '{count, plural, one {# element has} other {# elements have}} a tabindex greater than 0.',
    },
  },
  'a11y-click-only': {
    title: 'Clickable element that the keyboard cannot reach (div onclick)',
    why: 'A click handler on a plain element works with a mouse only. People who use a keyboard or a screen reader cannot operate it.',
    fix: 'Use a button for an action and a link to go somewhere; both work with a keyboard and a screen reader without extra code.',
    messages: {
      plain:
        '{count, plural, one {# clickable element is} other {# clickable elements are}} neither a link nor a button.',
    },
  },
  'a11y-radio-group': {
    title: 'Radio buttons without a group (fieldset)',
    why: 'A screen reader reads each choice by its own label. Without a group it does not say which question the choices answer.',
    fix: 'Put the radio buttons into a fieldset, with the question as its legend.',
    messages: {
      ungrouped:
        '{count, plural, one {# set of radio buttons has no fieldset or group around it} other {# sets of radio buttons have no fieldset or group around them}}.',
    },
  },
  'a11y-table-headers': {
    title: 'Data table without header cells (th)',
    why: 'With header cells, screen readers read the name of the column before each value, and search engines can tell a data table from a layout table.',
    fix: 'Make the cells of the first row th elements with scope="col".',
    messages: {
      plain:
        'The column names of {count, plural, one {# table} other {# tables}} are in plain cells (td) instead of header cells (th).',
    },
  },
  'a11y-aria-invalid': {
    title: 'Invalid ARIA attributes',
    why: 'Wrong roles and attributes give assistive technology wrong information.',
    fix: 'Correct or remove the attribute shown.',
    messages: {
      invalid:
        '{count, plural, one {# element has} other {# elements have}} a role or an ARIA attribute that is not valid there.',
    },
  },
  'a11y-contrast': {
    title: 'Low text contrast',
    why: 'WCAG requires a contrast ratio of 4.5:1, or 3:1 for large text, so that people with low vision can read it.',
    fix: 'Darken or lighten one of the two colors shown.',
    messages: {
      low: '{count, plural, one {# text element has} other {# text elements have}} less contrast than WCAG requires.',
    },
  },
  'a11y-form-label': {
    title: 'Form field without a label',
    why: 'People who use a screen reader hear “edit text” and do not know what to enter.',
    fix: 'Give each field a label, or an aria-label where there is no room.',
    messages: {
      nameless:
        '{count, plural, one {# field has} other {# fields have}} no name for a screen reader to announce.',
    },
  },
  'a11y-name-missing': {
    title: 'Button or link without a name',
    why: 'A screen reader says “button” and nothing else.',
    fix: 'Add text to the element, or an aria-label.',
    messages: {
      nameless:
        '{count, plural, one {# button or link has} other {# buttons or links have}} no name for a screen reader to announce.',
    },
  },
} as const satisfies GroupTexts;
