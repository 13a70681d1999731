/** The classes of each element name by the HTML standard, and how its tags are handled in body. */
import { normalizeName } from './syntax.ts';

/** Classes of an HTML element, as bits. */
export const bit = {
  special: 1,
  /** Special except address, div and p: ends the search for a list item to close. */
  listBoundary: 1 << 1,
  scope: 1 << 2,
  listScope: 1 << 3,
  buttonScope: 1 << 4,
  tableScope: 1 << 5,
  impliedEnd: 1 << 6,
  impliedEndThorough: 1 << 7,
  formatting: 1 << 8,
  /** Its start tag ends svg and math. */
  leavesForeign: 1 << 9,
  heading: 1 << 10,
  /** Starts and ends a block of text. */
  block: 1 << 11,
  /** Its text is not part of the visible text. */
  silent: 1 << 12,
  /** table, tbody, tfoot, thead, tr: content between them is foster-parented. */
  tableStructure: 1 << 13,
  cell: 1 << 14,
  /** A start tag that ends a cell or a caption. */
  tablePart: 1 << 15,
  /** Allowed in head. */
  headContent: 1 << 16,
} as const;

/** How a start tag is treated in body. */
export const bodyStart = {
  ordinary: 0,
  formatting: 1,
  a: 2,
  closesP: 3,
  heading: 4,
  listItem: 5,
  voidElement: 6,
  hr: 7,
  rubyBase: 8,
  rubyText: 9,
  pre: 10,
  xmp: 11,
  foreign: 12,
  html: 13,
  head: 14,
  body: 15,
  form: 16,
  nobr: 17,
  table: 18,
  input: 19,
  plainVoid: 20,
  image: 21,
  button: 22,
  marker: 23,
  iframe: 24,
  select: 25,
  option: 26,
  rawText: 27,
  frameset: 28,
  textarea: 29,
  plaintext: 30,
  ignored: 31,
  optgroup: 32,
} as const;

/** How an end tag is treated in body. */
export const bodyEnd = {
  ordinary: 0,
  formatting: 1,
  p: 2,
  block: 3,
  li: 4,
  dd: 5,
  heading: 6,
  br: 7,
  body: 8,
  html: 9,
  form: 10,
  marker: 11,
  template: 12,
} as const;

export interface TagInfo {
  readonly name: string;
  /** Bits of `bit`, for an element of the HTML namespace. */
  readonly bits: number;
  readonly bodyStart: number;
  readonly bodyEnd: number;
}

const words = (list: string): string[] => list.split(' ');

const closesP = words(
  'p dl ol ul div dir nav main menu aside center figure footer header hgroup dialog details address article search section summary fieldset blockquote figcaption',
);
const formatting = words('i s b u em tt big code font small strike strong');
const headings = words('h1 h2 h3 h4 h5 h6');
const special = words(
  'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp',
);

const classes: readonly (readonly [number, readonly string[]])[] = [
  [bit.special, special],
  [bit.listBoundary, special.filter((name) => !['address', 'div', 'p'].includes(name))],
  [
    bit.scope | bit.listScope | bit.buttonScope,
    words('applet caption html marquee object select table td template th'),
  ],
  [bit.listScope, ['ol', 'ul']],
  [bit.buttonScope, ['button']],
  [bit.tableScope, ['html', 'table', 'template']],
  [bit.impliedEnd | bit.impliedEndThorough, words('dd dt li optgroup option p rb rp rt rtc')],
  [bit.impliedEndThorough, words('caption colgroup tbody td tfoot th thead tr')],
  [bit.formatting, [...formatting, 'a', 'nobr']],
  [
    bit.leavesForeign,
    words(
      'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
    ),
  ],
  [bit.heading, headings],
  [
    bit.block,
    [
      ...closesP,
      ...headings,
      ...words(
        'body caption dd dt fieldset form hr legend li listing option pre table tbody td tfoot th thead tr xmp plaintext',
      ),
    ],
  ],
  [
    bit.silent,
    words(
      'script style template noscript noembed noframes iframe textarea select datalist title object video audio canvas applet',
    ),
  ],
  [bit.tableStructure, words('table tbody tfoot thead tr')],
  [bit.cell, ['td', 'th']],
  [bit.tablePart, words('caption col colgroup tbody td tfoot th thead tr')],
  [bit.headContent, words('base basefont bgsound link meta noframes script style template title noscript')],
];

const starts: readonly (readonly [number, readonly string[]])[] = [
  [bodyStart.formatting, formatting],
  [bodyStart.a, ['a']],
  [bodyStart.closesP, closesP],
  [bodyStart.heading, headings],
  [bodyStart.listItem, ['li', 'dd', 'dt']],
  [bodyStart.voidElement, words('br img wbr area embed keygen')],
  [bodyStart.hr, ['hr']],
  [bodyStart.rubyBase, ['rb', 'rtc']],
  [bodyStart.rubyText, ['rt', 'rp']],
  [bodyStart.pre, ['pre', 'listing']],
  [bodyStart.xmp, ['xmp']],
  [bodyStart.foreign, ['svg', 'math']],
  [bodyStart.html, ['html']],
  [bodyStart.head, words('base link meta style title script bgsound basefont template')],
  [bodyStart.body, ['body']],
  [bodyStart.form, ['form']],
  [bodyStart.nobr, ['nobr']],
  [bodyStart.table, ['table']],
  [bodyStart.input, ['input']],
  [bodyStart.plainVoid, ['param', 'track', 'source']],
  [bodyStart.image, ['image']],
  [bodyStart.button, ['button']],
  [bodyStart.marker, ['applet', 'object', 'marquee']],
  [bodyStart.iframe, ['iframe']],
  [bodyStart.select, ['select']],
  [bodyStart.option, ['option']],
  [bodyStart.optgroup, ['optgroup']],
  [bodyStart.rawText, ['noembed', 'noframes', 'noscript']],
  [bodyStart.frameset, ['frameset']],
  [bodyStart.textarea, ['textarea']],
  [bodyStart.plaintext, ['plaintext']],
  [bodyStart.ignored, words('col th td tr head frame tbody tfoot thead caption colgroup')],
];

const ends: readonly (readonly [number, readonly string[]])[] = [
  [bodyEnd.formatting, [...formatting, 'a', 'nobr']],
  [bodyEnd.block, [...closesP.filter((name) => name !== 'p'), 'button', 'select', 'pre', 'listing']],
  [bodyEnd.p, ['p']],
  [bodyEnd.li, ['li']],
  [bodyEnd.dd, ['dd', 'dt']],
  [bodyEnd.heading, headings],
  [bodyEnd.br, ['br']],
  [bodyEnd.body, ['body']],
  [bodyEnd.html, ['html']],
  [bodyEnd.form, ['form']],
  [bodyEnd.marker, ['applet', 'object', 'marquee']],
  [bodyEnd.template, ['template']],
];

function build(): Map<string, TagInfo> {
  const found = new Map<string, { bits: number; bodyStart: number; bodyEnd: number }>();
  const entry = (name: string) => {
    const known = found.get(name) ?? { bits: 0, bodyStart: 0, bodyEnd: 0 };
    found.set(name, known);
    return known;
  };
  for (const [bits, names] of classes) for (const name of names) entry(name).bits |= bits;
  for (const [kind, names] of starts) for (const name of names) entry(name).bodyStart = kind;
  for (const [kind, names] of ends) for (const name of names) entry(name).bodyEnd = kind;
  return new Map([...found].map(([name, known]) => [name, { name, ...known }]));
}

const known: ReadonlyMap<string, TagInfo> = build();

/** For a name as written in a tag. */
export function tagInfoOf(written: string): TagInfo {
  const found = known.get(written);
  if (found !== undefined) return found;
  const name = normalizeName(written);
  return known.get(name) ?? { name, bits: 0, bodyStart: bodyStart.ordinary, bodyEnd: bodyEnd.ordinary };
}
