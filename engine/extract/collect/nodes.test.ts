/** Tests the facts of links, images, headings, forms, ids and resources, and their evidence. */
import { describe, expect, it } from 'vitest';
import { outerSnippetOf, selectorOf, snippetOf } from '../../model/node-evidence.ts';
import { extractHtml } from '../extract-html.ts';

const read = (html: string) => extractHtml({ html, url: 'https://site.example/dir/page' });

describe('links', () => {
  it.each([
    ['<a href="/x">Text</a>', 'Text', 'Text'],
    ['<a href="/x"><img alt="Pic"></a>', '', 'Pic'],
    ['<a href="/x"><img alt="Pic"> more</a>', 'more', 'more Pic'],
    ['<a href="/x" aria-label="Label">Text</a>', 'Text', 'Label'],
    ['<a href="/x" title="Tip"><i></i></a>', '', 'Tip'],
    ['<a href="/x"><svg><title>Icon</title></svg></a>', '', 'Icon'],
    ['<a href="/x"><img></a>', '', ''],
    ['<map><area href="/x" alt="Zone"></map>', '', 'Zone'],
  ])('%s', (html, text, name) => {
    expect(read(html).links[0]).toMatchObject({ text, name });
  });

  it.each([
    ['/x', 'web', 'https://site.example/x'],
    ['x y', 'web', 'https://site.example/dir/x%20y'],
    ['../z?a=1&b#c', 'web', 'https://site.example/z?a=1&b#c'],
    ['//other.example', 'web', 'https://other.example/'],
    [' https://Other.EXAMPLE/A ', 'web', 'https://other.example/A'],
    ['/a/./b/../c', 'web', 'https://site.example/a/c'],
    ['#part', 'fragment', 'https://site.example/dir/page#part'],
    ['', 'empty', 'https://site.example/dir/page'],
    ['mailto:a@b.example', 'mail', 'mailto:a@b.example'],
    ['tel:+123', 'phone', 'tel:+123'],
    ['javascript:void(0)', 'script', 'javascript:void(0)'],
    ['http://[', 'invalid', null],
    ['ftp://x.example/', 'other', 'ftp://x.example/'],
  ])('href %j is %s', (href, kind, resolved) => {
    expect(read(`<a href="${href.replaceAll('&', '&amp;')}">x</a>`).links[0]).toMatchObject({
      href,
      kind,
      resolved,
    });
  });

  it('are none where a player or an object has them for browsers that cannot show it', () => {
    const { links, text } = read(
      '<video src="/a.mp4">No video? <a href="/a.mp4">Download it</a></video><audio><a href="/b.mp3">x</a></audio><object data="/c.svg"><a href="/c.png">y</a></object><p>Shown <a href="/d">Next</a></p>',
    );
    expect(links.map(({ href }) => href)).toEqual(['/d']);
    expect(text.allWordCount).toBe(2);
  });

  it('have the region of the nearest landmark', () => {
    const html =
      '<header><a href=#>1</a><nav><a href=#>2</a></nav></header><main><a href=#>3</a><nav><a href=#>4</a></nav><article><header><a href=#>5</a></header></article></main><aside><a href=#>6</a></aside><footer><a href=#>7</a></footer><div role=navigation><a href=#>8</a></div><div class="x sidebar"><a href=#>9</a></div><a href=#>10</a>';
    expect(read(html).links.map(({ text, region }) => `${text} ${region}`)).toEqual([
      '1 header',
      '2 navigation',
      '3 main',
      '4 navigation',
      '5 main',
      '6 aside',
      '7 footer',
      '8 navigation',
      '9 aside',
      '10 body',
    ]);
  });

  it('have rel, target, role, onclick and anchor', () => {
    expect(
      read('<a rel="UGC  noopener" target=_blank onclick=go() id=a role=button>x</a>').links[0],
    ).toMatchObject({
      rel: ['ugc', 'noopener'],
      nofollow: true,
      target: '_blank',
      onclick: true,
      anchored: true,
      role: 'button',
      href: null,
      kind: 'none',
    });
  });

  it.each([
    ['closed', '<p><a name=top></a>Plain text about <a href=/dogs>dogs</a> that goes on.</p>'],
    ['not closed', '<p><a name=top>Plain text about <a href=/dogs>dogs</a> that goes on.</p>'],
    ['self-closed', '<p><a id="top"/>Plain text about <a href=/dogs>dogs</a> that goes on.</p>'],
    ['around it', '<a name=top><p>Plain text about <a href=/dogs>dogs</a> that goes on.</p></a>'],
  ])('are not anchors without href: %s', (_, html) => {
    const facts = read(html);
    expect(facts.links.map(({ text }) => text)).toEqual(['dogs']);
    expect(facts.text.lines).toEqual(['Plain text about dogs that goes on.']);
  });

  it('leave images and paragraphs to the page when an anchor before them is not closed', () => {
    const { images, text } = read(
      '<a name=a><img src=x alt=""><p>A first paragraph of plain words<p>and a second without a link',
    );
    expect(images[0]?.control).toBeNull();
    expect(text.wordCount).toBe(12);
  });

  it('are labelled by existing elements only', () => {
    const [here, gone] = read(
      '<a href=x aria-labelledby=l></a><a href=y aria-labelledby=m></a><b id=l>Name</b>',
    ).links;
    expect([here?.labelledBy, gone?.labelledBy]).toEqual([true, false]);
  });
});

describe('images', () => {
  it('distinguish a missing alt from an empty one, and have control and caption', () => {
    const images = read(
      '<img src=a><img src=b alt=""><a href=/x><img src=c alt=""></a><a href=/y><img src=d alt=""> Text</a><figure><img src=e alt=e><figcaption>Cap <b>tion</b></figcaption></figure><button aria-label=Go><img src=f></button><img aria-hidden=true role=presentation>',
    ).images;
    expect(images.map(({ alt }) => alt)).toEqual([null, '', '', '', 'e', null, null]);
    expect(images[2]?.control).toMatchObject({ element: 'a', onlyContent: true, name: '' });
    expect(images[3]?.control).toMatchObject({ onlyContent: false, name: 'Text' });
    expect(images[4]?.caption).toBe('Cap tion');
    expect(images[5]?.control).toMatchObject({ element: 'button', name: 'Go' });
    expect(images[6]).toMatchObject({ ariaHidden: true, role: 'presentation', src: null, resolved: null });
    expect(images[0]?.control).toBeNull();
  });

  it('list the candidates of srcset and picture', () => {
    const { images, pictures } = read(
      '<picture><source srcset="a.avif 1x, b.avif 2x" type=image/avif><img src=c.jpg srcset="d.jpg 640w,  e,f.jpg 2x"></picture><picture><source srcset=x></picture>',
    );
    expect(images[0]?.candidates.map(({ url }) => url)).toEqual(['a.avif', 'b.avif', 'd.jpg', 'e,f.jpg']);
    expect(images[0]).toMatchObject({ sourceTypes: ['image/avif'] });
    expect(pictures.map(({ hasImg, sources }) => `${hasImg} ${sources}`)).toEqual(['true 1', 'false 1']);
  });
});

describe('headings', () => {
  it('have text, alt, label and region', () => {
    expect(
      read(
        '<h1>a <b>b</b></h1><h2><img alt="pic"></h2><h3 aria-label=l></h3><dialog><h4>d</h4></dialog><div hidden><h5>h</h5></div>',
      ).headings,
    ).toMatchObject([
      { level: 1, text: 'a b', length: 3, imageAlt: null },
      { level: 2, text: '', imageAlt: 'pic' },
      { level: 3, label: 'l' },
      { level: 4, inDialog: true },
      { level: 5, hidden: true },
    ]);
  });

  it('start sections with their first block', () => {
    const { sections } = read(
      '<main><p>Before.</p><h2>What is it?</h2><p>A thing. More of it.</p><p>Rest</p><h2>Empty</h2><h2>How it works</h2></main>',
    );
    expect(sections).toMatchObject([
      { heading: -1, words: 1 },
      {
        heading: 0,
        question: true,
        words: 6,
        blocks: 2,
        firstBlock: 'A thing. More of it.',
        firstSentenceLength: 8,
      },
      { heading: 1, question: false, firstBlock: null },
      { heading: 2, firstBlock: null },
    ]);
  });
});

describe('resources and code', () => {
  it('distinguish active and media resources', () => {
    const facts = read(
      '<head><script src=a.js></script><script src=b.js defer></script><script src=c.json type=application/json></script><link rel=stylesheet href=d.css><link rel=stylesheet href=e.css media=print><link rel=preload href=f as=font><style>p{}</style><script>x()</script></head><body style=a onclick=b><iframe src="http://x.example/" title=T></iframe><video src=v.mp4 muted><track kind=captions srclang=en src=t.vtt></video><script src=g.js></script>',
    );
    expect(facts.resources.map(({ kind, url, active }) => `${kind} ${url} ${active}`)).toEqual([
      'script a.js true',
      'script b.js true',
      'stylesheet d.css true',
      'stylesheet e.css true',
      'preload f false',
      'iframe http://x.example/ true',
      'video v.mp4 false',
      'track t.vtt false',
      'script g.js true',
    ]);
    expect(facts.videos).toMatchObject([
      { sources: ['v.mp4'], muted: true, tracks: [{ kind: 'captions', srclang: 'en' }] },
    ]);
    expect(facts.size).toMatchObject({ inlineScripts: 1, eventAttributes: 1 });
  });

  it('finds credentials but not examples', () => {
    // In two parts, so that no scanner takes this file for a leak.
    const key = ['AKIA', 'IOSFODNN7ABCDEFG'].join('');
    expect(read(`<script>var k = "${key}"</script>`).secrets).toMatchObject([
      { provider: 'AWS access key', masked: 'AKIA…DEFG' },
    ]);
    expect(read('<p>AKIAIOSFODNN7EXAMPLE</p>').secrets).toEqual([]);
  });
});

describe('forms and ids', () => {
  it('distinguish labelled and unlabelled controls', () => {
    const { controls, forms } = read(
      '<form action="http://x.example/s" method=POST><label for=a>A</label><input id=a><label>B <input type=password></label><input type=hidden><input placeholder=no><select title=t></select><button><img alt=""></button><button>Go</button><input type=submit></form>',
    );
    expect(controls.map(({ type, labelled }) => `${type} ${labelled}`)).toEqual([
      'text true',
      'password true',
      'hidden true',
      'text false',
      'select true',
      'button false',
      'button true',
      'submit true',
    ]);
    expect(forms).toMatchObject([
      { method: 'post', hasPassword: true, resolved: 'http://x.example/s', controls: 8 },
    ]);
  });

  it('finds duplicate ids and broken references', () => {
    const { ids } = read(
      '<i id=a></i><i id=a></i><label for=a></label><label for=b></label><a name=c></a><i aria-describedby="a d"></i>',
    );
    expect(ids.anchors).toEqual(['a', 'c']);
    expect(ids.duplicates).toMatchObject([{ id: 'a', referenced: true }]);
    expect(ids.brokenReferences.map(({ attribute, id }) => `${attribute} ${id}`)).toEqual([
      'for b',
      'aria-describedby d',
    ]);
  });
});

describe('evidence', () => {
  const facts = read(
    '<div id=top><p>a</p><p class="x"><a href="/long">text</a></p></div><ul><li>1<li>2</ul>',
  );
  const [link] = facts.links;

  it('has the tag as written, its content and a selector', () => {
    expect(snippetOf(facts, link?.node ?? -1)).toBe('<a href="/long">');
    expect(outerSnippetOf(facts, link?.node ?? -1)).toBe('<a href="/long">text</a>');
    expect(selectorOf(facts, link?.node ?? -1)).toBe('#top > p:nth-of-type(2) > a');
  });

  it('is empty without a node or source', () => {
    expect([
      snippetOf(facts, -1),
      selectorOf({ source: null }, 3),
      snippetOf(facts, facts.document.htmlNode),
    ]).toEqual(['', '', '']);
  });

  it('is truncated at 300 characters', () => {
    const long = read(`<img alt="${'x'.repeat(500)}">`);
    expect(snippetOf(long, long.images[0]?.node ?? -1)).toHaveLength(300);
  });
});

it('a label names one id, spaces and all', () => {
  const labelled = (html: string) => read(html).controls.map((each) => each.labelled);
  expect(labelled('<label for="first name">Name</label><input id="first name">')).toEqual([true]);
  expect(labelled('<label for=" x">Name</label><input id="x">')).toEqual([false]);
  const broken = (html: string) => read(html).ids.brokenReferences.map(({ id }) => id);
  expect(broken('<label for="first name">Name</label><input id="first name">')).toEqual([]);
  expect(broken('<label for=" x">Name</label><input id="x">')).toEqual([' x']);
});
