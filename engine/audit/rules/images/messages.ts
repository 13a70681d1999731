/** The texts of the rules on images. */
import { answerText } from '../../clauses.ts';
import { sizeText } from '../../file-size.ts';
import type { GroupTexts } from '../../rule-texts.ts';
import { countText } from './checked-images.ts';

const ofAltTexts = '{poor, number} of {described, plural, one {# alt text} other {# alt texts}}';
const onPage = `${countText} on this page cannot be loaded: {first} ${answerText}{count, plural, one {} other {, and others}}.`;

export const imagesTexts = {
  'img-alt-missing': {
    title: 'Image without alt text',
    why: 'Without alt text, a screen reader may read the file name aloud, and search engines lose their best clue to what the image shows.',
    fix: 'Describe the image in its alt attribute, or set alt="" if it is only decoration.',
    messages: {
      missing:
        '{without, number} of {images, plural, one {# image} other {# images}} {without, plural, one {has} other {have}} no alt attribute.',
    },
  },
  'img-alt-empty-functional': {
    title: 'Linked image with empty alt text',
    why: 'An empty alt marks an image as decoration. If the image is all there is in a link or button, people who cannot see it don’t know where the link goes or what the button does.',
    fix: 'Say in the alt text where the link goes or what the button does.',
    messages: {
      empty:
        '{count, plural, one {# link or button contains} other {# links or buttons contain}} only an image with empty alt text.',
    },
  },
  'img-alt-no-words': {
    title: 'Alt text without words',
    why: 'Alt text stands in for the image. Dots or dashes are read aloud as they are, and tell search engines nothing.',
    fix: 'Describe the image in a few words, or set alt="" if it is only decoration.',
    messages: {
      wordless: {
        title: 'Alt text without words: alt="{alt}"',
        text: 'The alt text “{alt}” has no word in it.',
      },
    },
  },
  'img-alt-poor': {
    title: 'Unhelpful alt text',
    why: 'Alt text is all that screen readers and search engines have of a picture. These alt texts do not say what it shows.',
    fix: 'Say in a short sentence what the image shows; if the text beside it already does, set alt="".',
    messages: {
      mixed: `${ofAltTexts} {poor, plural, one {is} other {are}} unhelpful.`,
      'file-name': {
        title: 'File name as alt text',
        text: `${ofAltTexts} {poor, plural, one {is the name of a file} other {are names of files}}.`,
        why: 'Screen readers read the name of the file aloud, and search engines learn nothing about the picture.',
        fix: 'Replace the file name with a short sentence that says what the image shows.',
      },
      generic: {
        title: 'Alt text says only what kind of image it is',
        text: `${ofAltTexts} {poor, plural, one {says} other {say}} only what kind of thing it is, such as “{example}”.`,
        why: 'Screen readers say that it is an image anyway. What it shows is missing.',
        fix: 'Say in a short sentence what the image shows, or set alt="" if it is only decoration.',
      },
      long: {
        title: 'Alt text too long',
        text: `${ofAltTexts} {poor, plural, one {has} other {have}} more than {max, number} characters.`,
        why: 'A screen reader reads alt text in one go, without a way to pause or skip within it.',
        fix: 'Shorten the alt text to one sentence, and put details into the text beside the image.',
      },
      repeated: {
        title: 'Word repeated in alt text',
        text: `${ofAltTexts} {poor, plural, one {repeats} other {repeat}} a word four times or more.`,
        why: 'Alt text that repeats keywords is tiresome to hear and looks like spam to search engines.',
        fix: 'Say in a short sentence what the image shows, with each word once.',
      },
      neighbor: {
        title: 'Alt text repeats the text beside the image',
        text: `${ofAltTexts} {poor, plural, one {repeats} other {repeat}} the text beside the image.`,
        why: 'A screen reader reads the same words twice.',
        fix: 'Set alt="": the text beside the image already says it.',
      },
    },
  },
  'img-never-loads': {
    title: 'Image without src (data-src only)',
    why: 'The image has its URL only in an attribute for a lazy-loading script, and the page loads no script. Neither visitors nor search engines see it.',
    fix: 'Put the URL into src and use loading="lazy", which needs no script.',
    messages: {
      waiting:
        '{count, plural, one {# image has} other {# images have}} a URL only in data-src, and no script to load it.',
    },
  },
  'img-dimensions-missing': {
    title: 'Image without width and height',
    why: 'With width and height, the browser reserves the space, so nothing jumps when the image arrives (CLS). CSS can do the same; this check reads only the HTML.',
    fix: 'Give the image its width and height attributes in pixels, or an aspect-ratio in CSS.',
    messages: {
      missing: '{files, plural, one {# image file has} other {# image files have}} no width and height.',
      'at-least':
        'At least {files, plural, one {# image file has} other {# image files have}} no width and height.',
    },
  },
  'img-inline-heavy': {
    title: 'Large image embedded in the HTML (base64)',
    why: 'The image delays the text after it, is a third larger than a separate file and is downloaded again on every visit. Google Images cannot index it.',
    fix: 'Save the image as a file and refer to it in src.',
    messages: {
      embedded:
        '{count, plural, one {# image is embedded in the HTML and makes} other {# images are embedded in the HTML and make}} it {kilobytes, number} KB larger.',
    },
  },
  'img-broken': {
    title: 'Broken image',
    why: 'Visitors see a gap or a broken-image icon, and image search has nothing to show.',
    fix: 'Correct the URL of the image, put the file back, or remove the image.',
    messages: {
      missing: { title: 'Broken image ({status})', text: onPage },
      failing: {
        title: 'Image cannot be loaded',
        text: onPage,
        fix: 'Find out in the server’s log why it does not deliver {first}.',
      },
    },
  },
  'img-too-heavy': {
    title: 'Large image file',
    why: 'Large images are the most common reason for pages that load slowly on a phone. There is no official limit; 200 KB is a rule of thumb.',
    fix: 'Scale the image to the size it is shown at, compress it, and use a modern format such as WebP or AVIF.',
    // Images of style sheets are not known here, so nothing is said of the page's images as a whole.
    messages: {
      one: `${countText} in an img element is larger than {max, number} KB: {largest} is ${sizeText}.`,
      several: `${countText} in img elements are larger than {max, number} KB; the largest of them, {largest}, is ${sizeText}.`,
    },
  },
  'img-legacy-format': {
    title: 'Image not in a modern format (WebP, AVIF)',
    why: 'WebP and AVIF show the same picture in far fewer bytes, and every current browser supports them.',
    fix: 'Offer the image as WebP or AVIF, via <picture> or content negotiation.',
    messages: {
      old: `${countText} of {from, number} KB to {to, number} KB {count, plural, one {is} other {are}} not available as WebP or AVIF, such as {largest}, a {format} of {kilobytes, number} KB.`,
    },
  },
  'img-oversized': {
    title: 'Oversized image: more pixels than shown',
    why: 'Visitors load pixels that their screen never shows, most of all on phones.',
    fix: 'Offer smaller versions with srcset, or scale the image to the size it is shown at.',
    messages: {
      oversized:
        '{count, plural, one {# image has} other {# images have}} more than twice the pixels that even a high-resolution screen shows.',
    },
  },
  'img-distorted': {
    title: 'Distorted image',
    why: 'Stretched or squeezed pictures look like a mistake.',
    fix: 'Set width and height in the same ratio as the file, or use object-fit.',
    messages: {
      distorted:
        '{count, plural, one {# image is} other {# images are}} shown with a different aspect ratio than the file.',
    },
  },
  'img-offscreen-eager': {
    title: 'Offscreen images not lazy-loaded',
    why: 'Images below the first screen compete for bandwidth with what visitors see first.',
    fix: 'Add loading="lazy" to images below the first screen.',
    messages: {
      eager:
        '{count, plural, one {# image is} other {# images are}} more than one screen below the fold but not lazy-loaded.',
    },
  },
  'img-background-heavy': {
    title: 'Large background image (CSS)',
    why: 'Browsers load every background image in full, on phones too: they cannot choose a smaller one as with srcset. 200 KB is a rule of thumb.',
    fix: 'Scale and compress the image, use WebP or AVIF, and give phones a smaller one with a media query.',
    messages: { heavy: `The background image {image} is ${sizeText}.` },
  },
  'picture-without-img': {
    title: 'Picture element without an img',
    why: 'A picture element shows nothing by itself: its sources only choose what its img shows.',
    fix: 'Put an img with src and alt into the picture, after its sources.',
    messages: {
      without: '{count, plural, one {# picture element has} other {# picture elements have}} no img inside.',
    },
  },
} as const satisfies GroupTexts;
