/** Maps element names to the collectors that handle them when they open and close. */

import type { Attributes } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { Collectors } from './collect/collectors.ts';

type OpenHandler = (page: Collectors, element: OpenElement, attributes: Attributes) => void;
/** `textEnd`: where its text ends. `imagesEnd`: how many images were found before its end. */
type CloseHandler = (page: Collectors, element: OpenElement, textEnd: number, imagesEnd: number) => void;

const heading: OpenHandler = (page, element, attributes) => page.headings.start(element, attributes);
const control: OpenHandler = (page, element, attributes) => page.forms.control(element, attributes);
const media: OpenHandler = (page, element, attributes) => page.resources.startMedia(element, attributes);
const lineBreak: OpenHandler = (page) => page.visibleText.space();

const script: OpenHandler = (page, element, attributes) => {
  const type = attributes.get('type')?.trim().toLowerCase() ?? '';
  const isJsonLd = type === 'application/ld+json' || type.startsWith('application/ld+json;');
  page.scriptKind = isJsonLd ? 'json-ld' : attributes.has('src') ? 'external' : 'inline';
  page.resources.script(element, attributes);
};

const html: OpenHandler = (page, element, attributes) => {
  page.html = {
    lang: attributes.get('lang'),
    amp: attributes.has('amp') || attributes.has('\u26a1'),
    node: element.node,
  };
};

export const onOpen: ReadonlyMap<string, OpenHandler> = new Map<string, OpenHandler>([
  ['html', html],
  ['head', (page) => void (page.headTags += 1)],
  ['body', (page) => void (page.bodyTags += 1)],
  ['frameset', (page) => void (page.frameset = true)],
  ['base', (page, element, attributes) => page.head.baseTag(element, attributes)],
  ['meta', (page, element, attributes) => page.head.meta(element, attributes)],
  ['link', (page, element, attributes) => page.head.link(element, attributes)],
  ['a', (page, element, attributes) => page.links.start(element, attributes)],
  ['area', (page, element, attributes) => page.links.start(element, attributes)],
  ['h1', heading],
  ['h2', heading],
  ['h3', heading],
  ['h4', heading],
  ['h5', heading],
  ['h6', heading],
  ['img', (page, element) => page.images.image(element)],
  ['picture', (page, element) => page.images.startPicture(element)],
  ['figure', (page, element) => page.images.startFigure(element)],
  [
    'source',
    (page, element, attributes) => {
      if (!page.resources.source(element, attributes)) page.images.source(attributes);
    },
  ],
  ['script', script],
  ['iframe', (page, element, attributes) => page.resources.load('iframe', 'src', element, attributes)],
  ['frame', (page, element, attributes) => page.resources.load('frame', 'src', element, attributes)],
  ['embed', (page, element, attributes) => page.resources.load('embed', 'src', element, attributes)],
  ['object', (page, element, attributes) => page.resources.load('object', 'data', element, attributes)],
  ['video', media],
  ['audio', media],
  ['track', (page, element, attributes) => page.resources.track(element, attributes)],
  ['form', (page, element, attributes) => page.forms.startForm(element, attributes)],
  ['label', (page, _, attributes) => page.forms.label(attributes)],
  [
    'input',
    (page, element, attributes) => {
      control(page, element, attributes);
      if (attributes.get('type') === 'image') page.resources.load('input-image', 'src', element, attributes);
    },
  ],
  ['select', control],
  ['textarea', control],
  ['button', control],
  ['time', (page, element, attributes) => page.bylines.time(element, attributes)],
  ['address', (page) => void (page.bylines.hasAddress = true)],
  ['br', lineBreak],
]);

const endLink: CloseHandler = (page, element, textEnd, imagesEnd) =>
  page.links.end(element, textEnd, imagesEnd);
const endCode: CloseHandler = (page, element, textEnd) => page.addCode(element.textStart, textEnd);
const endHeading: CloseHandler = (page, element, textEnd, imagesEnd) =>
  page.headings.end(element, textEnd, imagesEnd);

export const onClose: ReadonlyMap<string, CloseHandler> = new Map<string, CloseHandler>([
  ['a', endLink],
  ['area', endLink],
  ['h1', endHeading],
  ['h2', endHeading],
  ['h3', endHeading],
  ['h4', endHeading],
  ['h5', endHeading],
  ['h6', endHeading],
  ['picture', (page, element) => page.images.endPicture(element)],
  ['figure', (page, element) => page.images.endFigure(element)],
  ['figcaption', (page, element, textEnd) => page.images.endCaption(element.textStart, textEnd)],
  ['video', (page, element) => page.resources.endMedia(element)],
  ['audio', (page, element) => page.resources.endMedia(element)],
  ['code', endCode],
  ['pre', endCode],
  ['kbd', endCode],
  ['samp', endCode],
  ['tt', endCode],
  ['var', endCode],
  ['xmp', endCode],
  ['form', (page) => page.forms.endForm()],
  ['button', (page, element, textEnd, imagesEnd) => page.forms.endButton(element, textEnd, imagesEnd)],
]);
