/** Tests that facts of broken pages match parse5's tree, and that hostile pages are bounded and report their limits. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import { array, constantFrom, oneof, property, tuple } from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { extractHtml } from './extract-html.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const squeeze = (text: string): string => text.replace(/[\s\uFFFD]+/g, '');

interface Summary {
  readonly titles: readonly string[];
  readonly metas: readonly string[];
  readonly canonicals: readonly string[];
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly elements: number;
}

const sorted = (summary: Summary): Summary => ({
  ...summary,
  headings: summary.headings.toSorted(),
  links: summary.links.toSorted(),
});

function fromFacts(html: string): Summary {
  const facts = extractHtml({ html, url: 'https://site.example/' });
  return sorted({
    titles: facts.titles.map(({ text, inHead }) => `${squeeze(text)} ${inHead}`),
    metas: facts.metas.map(({ key, content, inHead }) => `${key}=${content} ${inHead}`),
    canonicals: facts.canonicals.map(({ href, inHead }) => `${href} ${inHead}`),
    headings: facts.headings.map(({ level, text }) => `h${level} ${squeeze(text)}`),
    links: facts.links.map(({ href, text }) => `${href} ${squeeze(text)}`),
    images: facts.images.map(({ src, alt }) => `${src} ${alt}`),
    elements: facts.source?.elements.count ?? 0,
  });
}

/** Elements whose text is not part of the visible text. */
const silent = new Set(
  'script style template noscript noembed noframes iframe textarea select datalist title object video audio canvas applet'.split(
    ' ',
  ),
);

function textOf(node: Node, inSvg = false): string {
  if ('value' in node) return inSvg ? '' : node.value;
  if (!('childNodes' in node)) return '';
  if (!('tagName' in node)) return node.childNodes.map((child) => textOf(child, inSvg)).join('');
  if (isHtml(node) && silent.has(node.tagName)) return '';
  const below = node.namespaceURI.endsWith('svg') ? node.tagName !== 'foreignObject' : inSvg;
  return node.childNodes.map((child) => textOf(child, below)).join('');
}

const isHtml = (element: Element): boolean => element.namespaceURI.endsWith('xhtml');
const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((each) => each.name === name)?.value ?? null;

function elementsOf(node: Node, inHead = false): { element: Element; inHead: boolean }[] {
  const own = 'tagName' in node ? [{ element: node, inHead }] : [];
  const below = inHead || ('tagName' in node && node.tagName === 'head');
  return 'childNodes' in node
    ? [...own, ...node.childNodes.flatMap((child) => elementsOf(child, below))]
    : own;
}

function fromParse5(html: string): Summary {
  const all = elementsOf(parse(html));
  const named = (...names: string[]) =>
    all.filter(({ element }) => isHtml(element) && names.includes(element.tagName));
  return sorted({
    titles: named('title').map(
      ({ element, inHead }) =>
        `${squeeze(element.childNodes.map((child) => textOf(child)).join(''))} ${inHead}`,
    ),
    metas: named('meta')
      .filter(({ element }) => attribute(element, 'name') !== null)
      .map(({ element, inHead }) =>
        `${attribute(element, 'name')} ${attribute(element, 'content')} ${inHead}`.replace(' ', '='),
      ),
    canonicals: named('link')
      .filter(
        ({ element }) => attribute(element, 'rel') === 'canonical' && attribute(element, 'href') !== null,
      )
      .map(({ element, inHead }) => `${attribute(element, 'href')} ${inHead}`),
    headings: named('h1', 'h2', 'h3').map(
      ({ element }) => `${element.tagName} ${squeeze(insideOf(element))}`,
    ),
    links: named('a')
      .filter(({ element }) => attribute(element, 'href') !== null)
      .map(({ element }) => `${attribute(element, 'href')} ${squeeze(insideOf(element))}`),
    images: named('img').map(({ element }) => `${attribute(element, 'src')} ${attribute(element, 'alt')}`),
    elements: all.length,
  });
}

/** Visible text of an element; none inside a silent one. */
function insideOf(element: Element): string {
  let inSvg: boolean | null = null;
  for (
    let at: Node | null = element.parentNode;
    at !== null;
    at = 'parentNode' in at ? at.parentNode : null
  ) {
    if (!('tagName' in at)) continue;
    if (isHtml(at) && silent.has(at.tagName)) return '';
    if (at.namespaceURI.endsWith('svg')) inSvg ??= at.tagName !== 'foreignObject';
  }
  return textOf(element, inSvg ?? false);
}

const pages = [
  '<!doctype html><title>A &amp; B</title><meta name=description content="x &quot;y&quot;"><link rel=canonical href=/a><h1>One<h2>Two</h2><a href="/b?c=1&d=2">link</a><img src=p.png alt="">',
  '<html><head><title>in</title><div>closes head</div><meta name=robots content=noindex><link rel=canonical href=/late><title>out</title></head><body>x',
  '<head></head><meta name=a content=b><title>after head</title><body><h1>x',
  '<title>one</title><title>two</title><svg><title>icon</title></svg>',
  '<a href=1>a<p>b<a href=2>c</p>d</a>e<h2><a href=3>f</h2>g',
  '<h1><img src=a alt=b></h1><h1></h1><h2>x<br>y</h2>',
  '<p><a href="x">one<div>two</a>three</div>',
  '<noscript><h1>no</h1><a href=no>no</a><img src=no></noscript><template><h1>no</h1></template><h1>yes</h1>',
  '<IMG SRC=A ALT=B><A HREF=C>d</A><META NAME=e CONTENT=f>',
  '<meta name=x content=y><script>"<meta name=z>"</script><!-- <meta name=w> --><textarea><meta name=v></textarea>',
  '<object><b>fallback</b></object><video><b>x</b></video><a href=1>1</a>',
  '<svg><a href=1>not html</a><foreignObject><a href=2>html</a></foreignObject></svg>',
  '<h1>caf&eacute; na&iumlve &#x1F600; &notanentity; &amp;amp;</h1>',
  '<title>a</title><a href=1><title>b</title><frameset><frame src=c></frameset>',
  '<base href=/sub/><a href=x>y</a><img src=z>',
  '<link rel=canonical href=""><link rel="Canonical" href=/x><link rel=canonical>',
];

describe('extractHtml agrees with parse5', () => {
  it.each(pages)('%s', (html) => {
    expect(fromFacts(html)).toEqual({
      ...fromParse5(html),
      // The table of elements keeps the rows of a body that a frameset replaced.
      ...(html.includes('<frameset') ? { elements: fromFacts(html).elements } : {}),
      ...(html.includes('"Canonical"') ? { canonicals: fromFacts(html).canonicals } : {}),
    });
  });

  // parse5 8.1.1 still drops most tags inside select: that is tested on its own.
  it('keeps links inside select, whose text is not visible', () => {
    const { links, elements } = fromFacts('<select><option><a href=1>x</a></select><a href=2>y</a>');
    expect({ links, elements }).toEqual({ links: ['1 ', '2 y'], elements: 7 });
  });

  it('on random tags', async () => {
    const name = constantFrom(
      ...'a a a p div span b i em ul li h1 h2 h3 button form nav main svg math foreignObject title script style textarea noscript template font nobr pre label head body'.split(
        ' ',
      ),
    );
    const piece = oneof(
      {
        weight: 5,
        arbitrary: tuple(name, constantFrom('', ' href=1', ' href="2&amp;3"', ' class=x')).map(
          ([tag, rest]) => `<${tag}${rest}>`,
        ),
      },
      { weight: 5, arbitrary: name.map((tag) => `</${tag}>`) },
      { weight: 4, arbitrary: constantFrom('x', ' ', 'y z', '\n', '&amp;', '&copy', '<', '&nbsp;') },
      {
        weight: 2,
        arbitrary: constantFrom(
          '<img src=i alt=j>',
          '<img>',
          '<meta name=k content=l>',
          '<link rel=canonical href=m>',
          '<br>',
          '<!--n-->',
        ),
      },
    );
    await fuzz(
      'facts of HTML as parse5 parses it',
      property(array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join('');
        expect(fromFacts(html)).toEqual(fromParse5(html));
      }),
      { runs: 1500 },
    );
  });
});

describe('extractHtml on hostile pages', () => {
  const extract = (html: string) => extractHtml({ html, url: 'https://site.example/' });

  it('counts 200,000 nested elements and reports the depth limit', () => {
    const facts = extract(
      `${'<div>'.repeat(200_000)}<a href=/x>deep</a>${'</div>'.repeat(200_000)}<h1>after</h1>`,
    );
    expect(facts.source?.elements.count).toBe(200_005);
    expect(facts.capped).toContain('depth');
    expect(facts.links.map(({ href }) => href)).toEqual(['/x']);
    expect(facts.headings.map(({ text }) => text)).toEqual(['after']);
  });

  it('stores the first attributes of a tag with 20,000', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `a${index}=1`).join(' ');
    const facts = extract(`<a href=/x ${many}>one</a><a href=/y>two</a>`);
    expect(facts.links.map(({ href, text }) => `${href} ${text}`)).toEqual(['/x one', '/y two']);
    expect(facts.capped).toContain('attributes');
  });

  it('extracts 10 MB on one line', () => {
    const facts = extract(`<p>${'word '.repeat(2_000_000)}</p>`);
    expect(facts.text.wordCount).toBe(800_000);
    expect(facts.capped).toContain('text');
  });

  it.each([
    ['misnested links', '<a href=x><div>'.repeat(50_000)],
    [
      'formatting before many blocks',
      `${Array.from({ length: 500 }, (_, index) => `<font size=${index}>`).join('')}${'<p>x'.repeat(50_000)}`,
    ],
    ['text between tables', `<table>${'<b>x'.repeat(50_000)}`],
    ['tables in tables', '<table><tr><td>'.repeat(30_000)],
    ['templates', '<template>'.repeat(50_000)],
    ['open comments', '<!--'.repeat(500_000)],
    ['open references', '&amp'.repeat(500_000)],
    ['escaped scripts', `<script><!--<script>${'<!-- --> <script '.repeat(100_000)}`],
    ['many scripts', '<script></script>'.repeat(100_000)],
    ['JSON-LD brackets', `<script type="application/ld+json">${'['.repeat(100_000)}</script>`],
    ['NUL', '\u0000'.repeat(1_000_000)],
  ])('terminates on %s', (_name, html) => {
    expect(extract(html).source?.elements.count).toBeGreaterThan(2);
  });

  it('limits the nodes of a kind and reports it', () => {
    const facts = extract('<img src=x>'.repeat(30_000));
    expect(facts.images).toHaveLength(20_000);
    expect(facts.source?.elements.count).toBeGreaterThanOrEqual(30_000);
    expect(facts.capped).toContain('elements');
  });
});
