/** The design analysis of rendered pages. */
import { describe, expect, it } from 'vitest';
import type { LargePicture, RenderFacts } from '../../model/render-facts.ts';
import type { RenderResult } from '../page-renderer.ts';
import { designInsight, reviewDesign } from './review-design.ts';

const at = (selector: string) => ({
  selector,
  snippet: '<p>',
  text: 'Words',
  box: { x: 1, y: 2, width: 3, height: 4 },
});

/** Fails a check without being measured. */
const unmeasured = { message: '', contrast: null, size: null };

const pale = (ratio: number, text: string, ground: string, opaque: string | null = null) => ({
  ...unmeasured,
  contrast: { ratio, text, ground, least: 4.5, opaque },
});

const facts = (change: Partial<RenderFacts> = {}): RenderFacts => ({
  url: 'https://site.example/',
  lab: { ttfbMs: 80, fcpMs: 300, lcpMs: 600, cls: 0, tbtMs: 20 },
  isTimed: true,
  isFinelyTimed: true,
  load: 0.2,
  blocking: null,
  longTaskScripts: [],
  waitingFonts: null,
  hiddenTexts: null,
  shown: null,
  largestPaint: null,
  shifted: [],
  weight: { bytes: 1000, requests: 2, byKind: [{ kind: 'document', bytes: 1000, requests: 2 }], largest: [] },
  mobile: {
    firstScreen: { heading: at('main > h1'), action: null },
    screenWidth: 390,
    width: 390,
    pageWidth: 390,
    pageHeight: 900,
    overflowing: [],
    textCharacters: 900,
    smallTextCharacters: 0,
    smallText: [],
    cover: null,
    words: 100,
  },
  desktop: {
    width: 1360,
    pageHeight: 900,
    pageWidth: 1360,
    words: 100,
    linkShare: 0.1,
    images: [],
    headings: [{ ...at('h1'), level: 1, fontPx: 40, isSiteName: false }],
    largestText: null,
    bodyFontPx: 16,
    lineHeight: 1.5,
    longLines: [],
    paleTexts: { count: 0, nodes: [] },
    fonts: [{ value: 'Inter', share: 1 }],
    navigation: { ...at('nav'), links: 5, names: ['Home', 'Prices'] },
    logo: at('a'),
    callsToAction: [],
    cramped: [],
    largePictures: [],
    elements: 100,
    depth: 5,
    widestChildren: 5,
    deepest: 'p',
  },
  axe: [],
  isContrastChecked: true,
  errors: [],
  gaps: { stylesheets: [], scripts: [], images: 0, failedImages: 0, failedImageUrls: [] },
  ...change,
});

const result = (change: Partial<RenderFacts> = {}): RenderResult => ({
  kind: 'rendered',
  unstored: [],
  facts: facts(change),
  renderedHtml: null,
  desktop: { key: 'a-desktop', width: 1360, height: 900 },
  mobile: { key: 'a-mobile', width: 390, height: 900 },
  thumbnail: { key: 'a-thumbnail', width: 1360, height: 900 },
  modelImage: null,
  capturedAt: '2026-11-15T12:00:00.000Z',
});

const review = (
  renderings: readonly RenderResult[],
  settings = { includesSpeed: true, includesMobile: true },
) =>
  reviewDesign({
    renderings: renderings.map((each, index) => ({ url: `https://site.example/${index}`, result: each })),
    screenshotUrlOf: ({ key }) => `/shots/${key}`,
    ...settings,
  });

const wide = {
  ...facts().mobile,
  pageWidth: 800,
  overflowing: [{ ...at('div#wide'), widths: [], remedy: null }],
} as RenderFacts['mobile'];

describe('the design analysis', () => {
  it('scores 100 without issues and says what is good', () => {
    const high = (selector: string) => ({ ...at(selector), text: selector });
    const { mobile, desktop } = facts();
    const firstScreen = { heading: at('h1'), action: high('Book a table') };
    const long = { ...mobile, pageHeight: 3000, firstScreen } as RenderFacts['mobile'];
    const [page] = review([result({ mobile: long, desktop })])?.pageAnalyses ?? [];
    expect(page).toMatchObject({ overallScore: 100, recommendations: [], summary: 'No issues found.' });
    expect(page?.strengths).toEqual([
      'Without scrolling, phone visitors see “Words” and the “Book a table” button.',
    ]);
    expect(page?.lab?.method).toContain('without throttling');
    expect(page?.screenshotData).toMatchObject({
      screenshotUrl: '/shots/a-desktop',
      mobileSize: { width: 390 },
    });
  });

  it('sorts by severity and locates each note', () => {
    const axe = [{ rule: 'target-size', count: 2, nodes: [{ ...at('a'), ...unmeasured }] }];
    const [page] = review([result({ mobile: wide, axe })])?.pageAnalyses ?? [];
    expect(page?.recommendations.map(({ severity, category, view }) => [severity, category, view])).toEqual([
      ['high', 'mobile_responsiveness', 'mobile'],
      ['medium', 'mobile_responsiveness', 'mobile'],
    ]);
    expect(page?.recommendations[0]?.box).toEqual(at('').box);
    expect(page?.overallScore).toBe(100 - 15 - 8);
  });

  it('names in every remark what it is about on this page', () => {
    const seen = {
      ...at('main > p:nth-of-type(2)'),
      text: 'Open from nine',
      snippet: '<a title="Open from nine">',
    };
    const axe = ['target-size', 'color-contrast', 'button-name'].map((rule) => ({
      rule,
      count: 4,
      nodes: [{ ...seen, ...pale(2.84, '#999999', '#ffffff') }],
    }));
    const usual = facts();
    const mobile = {
      ...usual.mobile,
      pageWidth: 800,
      overflowing: [{ ...seen, widths: [], remedy: null }],
      smallTextCharacters: 800,
      smallText: [{ ...seen, fontPx: 10 }],
      cover: { ...seen, share: 0.6, isConsent: false },
    } as RenderFacts['mobile'];
    const desktop = {
      ...usual.desktop,
      headings: [{ ...seen, level: 2, fontPx: 30, isSiteName: false }],
      longLines: [{ ...seen, charactersPerLine: 140 }],
      words: 2000,
      cramped: [seen, seen, seen],
      navigation: { ...seen, links: 50, names: ['Open from nine'] },
      callsToAction: [seen],
    } as RenderFacts['desktop'];
    const shifted = [{ ...seen, value: 0.3, unsized: [] }];
    const [page] =
      review([result({ axe, mobile, desktop, shifted, lab: { ...usual.lab, cls: 0.4 } })])?.pageAnalyses ??
      [];
    expect(page?.recommendations.length).toBe(12);
    for (const { title, description, recommendation } of page?.recommendations ?? [])
      expect(`${title}: ${description} ${recommendation}`).toMatch(/Open from nine|main > p/u);
    expect(page?.recommendations.map(({ recommendation }) => recommendation)).toContain(
      'Change the text color #999999 to #767676 (for “Open from nine”).',
    );
  });

  it('says how small the page’s own heading and text become on a phone that shrinks it', () => {
    const mobile = { ...facts().mobile, width: 980 } as RenderFacts['mobile'];
    const [remark] = review([result({ mobile })])?.pageAnalyses[0]?.recommendations ?? [];
    expect(remark?.description).toBe(
      'A phone 390 pixels wide lays the page out 980 pixels wide and shrinks it to 40%, because the page’s viewport meta tag is missing or not set for phones. At that size, the 40 px heading “Words” appears at about 16 px and the 16 px body text at about 6 px.',
    );
  });

  it('misses a main button on a phone, but none of several alike', () => {
    const button = (text: string) => ({
      ...at('main > a'),
      text,
      box: { x: 1, y: 300, width: 90, height: 40 },
    });
    const titles = (...texts: string[]) => {
      const desktop = { ...facts().desktop, callsToAction: texts.map(button) } as RenderFacts['desktop'];
      return review([result({ desktop })])?.pageAnalyses[0]?.recommendations.map(({ title }) => title);
    };
    const missed = 'The main button is below the first screen of a phone';
    expect(titles('Book a table')).toContain(missed);
    expect(titles('View', 'View')).not.toContain(missed);
    expect(titles('View', 'Buy', 'Compare')).not.toContain(missed);
  });

  it('changes the background where that is the smaller change', () => {
    const nodes = [{ ...at('a'), ...pale(2.4, '#ffffff', '#1abc9c') }];
    const axe = [{ rule: 'color-contrast', count: 1, nodes }];
    const [remark] = review([result({ axe })])?.pageAnalyses[0]?.recommendations ?? [];
    expect(remark?.recommendation).toBe('Change the background #1abc9c to #12856f (for “Words”).');
  });

  it('compares no heading with the name of the site, and blames no shrunk page for its targets', () => {
    const { desktop, mobile } = facts();
    const headings = [
      { ...at('h1'), level: 1, fontPx: 20, isSiteName: true },
      { ...at('h2'), level: 2, fontPx: 40, isSiteName: false },
    ];
    const axe = [{ rule: 'target-size', count: 1, nodes: [{ ...at('a'), ...unmeasured }] }];
    const titlesOf = (change: Partial<RenderFacts>) =>
      review([result(change)])?.pageAnalyses[0]?.recommendations.map(({ title }) => title);
    expect(titlesOf({ desktop: { ...desktop, headings } as RenderFacts['desktop'] })).toEqual([]);
    expect(titlesOf({ axe })).toEqual(['Small tap targets']);
    expect(titlesOf({ axe, mobile: { ...mobile, width: 980 } as RenderFacts['mobile'] })).toEqual([
      'The page is not made for phones',
    ]);
  });

  it('takes the text with the least contrast as the example, and names no field by its value', () => {
    const low = (ratio: number, text: string) => ({
      ...at('p'),
      text,
      ...pale(ratio, '#999999', '#ffffff'),
    });
    const nameless = {
      ...at('input'),
      text: '',
      snippet: '<input type="text" value="10/05/2016" class="form-control date-pick',
      ...unmeasured,
    };
    const axe = [
      { rule: 'color-contrast', count: 2, nodes: [low(4.48, 'Nearly'), low(2.16, 'Hardly')] },
      { rule: 'label', count: 1, nodes: [nameless] },
    ];
    const remarks = review([result({ axe })])?.pageAnalyses[0]?.recommendations ?? [];
    expect(remarks.map(({ severity, description }) => [severity, description])).toEqual([
      ['high', 'A screen reader has no name to announce for <input type="text" value="10/05/2016">.'],
      ['medium', expect.stringMatching(/^One piece of text falls short of.*“Hardly” has a ratio of 2\.16:1/)],
    ]);
  });

  it('looks at what only a desktop shows, and says nothing of a contrast that is nearly enough', () => {
    const low = (ratio: number, text: string) => ({
      ...at('nav > a'),
      text,
      ...pale(ratio, '#80bdff', '#007bff'),
    });
    const desktop = {
      ...facts().desktop,
      paleTexts: { count: 6, nodes: [low(2.01, 'User Guide')] },
    } as RenderFacts['desktop'];
    const axe = [{ rule: 'color-contrast', count: 1, nodes: [low(4.44, 'Nearly')] }];
    const [remark] = review([result({ axe, desktop })])?.pageAnalyses[0]?.recommendations ?? [];
    expect(remark).toMatchObject({ view: 'desktop', severity: 'high' });
    expect(remark?.description).toMatch(
      /^6 pieces of text fall short of.*“User Guide” has a ratio of 2\.01:1/,
    );
    expect(review([result({ axe })])?.pageAnalyses[0]?.recommendations).toEqual([]);
  });

  it('names what keeps an element wide, and the picture whose size is missing', () => {
    const overflowing = [{ ...at('div.body'), widths: ['min-width: 450px of div.body'], remedy: null }];
    const mobile = { ...facts().mobile, pageWidth: 720, overflowing } as RenderFacts['mobile'];
    const shifted = [{ ...at('section'), value: 0.3, unsized: ['intro.jpg'] }];
    const [page] =
      review([result({ mobile, shifted, lab: { ...facts().lab, cls: 0.3 } })])?.pageAnalyses ?? [];
    expect(page?.recommendations.map(({ recommendation }) => recommendation)).toEqual([
      'On phones, remove min-width: 450px of div.body.',
      'Give intro.jpg above it a width and a height in the HTML, and height: auto in the CSS, so that space is reserved while it loads.',
    ]);
  });

  it('names what sticks out without a fix where none of those tried helped', () => {
    const box = { x: 230, y: 60, width: 490, height: 900 };
    const adviceWith = (remedy: 'images' | null) => {
      const overflowing = [{ ...at('div.body'), box, widths: [], remedy }];
      const mobile = { ...facts().mobile, pageWidth: 720, overflowing } as RenderFacts['mobile'];
      return review([result({ mobile })])?.pageAnalyses[0]?.recommendations[0]?.recommendation;
    };
    expect(adviceWith(null)).toBe(
      'Make “Words” narrower on phones: it reaches 330 pixels beyond the right edge of the screen.',
    );
    expect(adviceWith('images')).toBe('Give “Words” and the other images max-width: 100% and height: auto.');
  });

  it('has translucent text made opaque where that is enough', () => {
    const adviceOn = (ground: string) => {
      const axe = [
        {
          rule: 'color-contrast',
          count: 1,
          nodes: [{ ...at('a'), ...pale(2.3, '#e1b6a5', ground, '#ffffff') }],
        },
      ];
      return review([result({ axe })])?.pageAnalyses[0]?.recommendations[0]?.recommendation;
    };
    expect(adviceOn('#7b3c24')).toBe('Change the text to opaque #ffffff (for “Words”).');
    expect(adviceOn('#bd5d38')).toBe(
      'Change the background #bd5d38 to #b95b37, with opaque text in #ffffff (for “Words”).',
    );
  });

  it('names a control without text by its icon', () => {
    const nameless = {
      ...at('a'),
      text: '',
      ...unmeasured,
      snippet: '<a href="#" class="btn"> <i class="fab fa-twitter"></i> </a>',
    };
    const axe = [{ rule: 'link-name', count: 1, nodes: [nameless] }];
    expect(review([result({ axe })])?.pageAnalyses[0]?.recommendations[0]?.description).toBe(
      'A screen reader has no name to announce for the “twitter” icon link.',
    );
  });

  it('reviews no page of which our browser saw only a part', () => {
    const gaps = { stylesheets: [], scripts: [], images: 6, failedImages: 0, failedImageUrls: [] };
    const reviewed = (change: Partial<RenderFacts>) => review([result(), result(change)])?.pageAnalyses[1];
    const unstyled = reviewed({
      mobile: wide,
      gaps: { ...gaps, stylesheets: ['https://cdn.example/site.css'] },
    });
    expect(unstyled).toMatchObject({ overallScore: null, recommendations: [], strengths: [] });
    expect(unstyled?.summary).toBe(
      'The stylesheet https://cdn.example/site.css did not load in our browser, so the view is incomplete and its design was not reviewed.',
    );
    expect(reviewed({ gaps: { ...gaps, failedImages: 4 } })?.summary).toContain(
      '4 of 6 images did not load in our browser',
    );
    expect(reviewed({ gaps: { ...gaps, images: 2, failedImages: 2 } })?.overallScore).toBe(100);
    const [image, background] = ['https://cdn.example/hero.jpg', 'https://cdn.example/wall.jpg'];
    const showing = (...largePictures: readonly LargePicture[]) =>
      ({ ...facts().desktop, largePictures }) as RenderFacts['desktop'];
    expect(reviewed({ desktop: showing({ src: image, share: 0.4, hasFailed: true }) })).toMatchObject({
      overallScore: null,
      summary:
        'The large image https://cdn.example/hero.jpg did not load in our browser, so the view is incomplete and its design was not reviewed.',
    });
    const desktop = showing({ src: background, share: 1, hasFailed: false });
    expect(reviewed({ desktop })?.overallScore).toBe(100);
    const failed = { ...gaps, images: 8, failedImages: 1, failedImageUrls: [background] };
    expect(reviewed({ desktop, gaps: failed })?.summary).toContain(
      `The large image ${background} did not load`,
    );
    const blank = { ...facts().desktop, words: 0, images: [] } as unknown as RenderFacts['desktop'];
    expect(reviewed({ desktop: blank })).toMatchObject({
      overallScore: null,
      summary: 'The page showed no text and no images in our browser, so its design was not reviewed.',
    });
    const only = review([result({ desktop: blank })]);
    expect(only?.error).toContain('no text and no images');
  });

  it('does not review a frame as a page', () => {
    const reviewOf = (framed: readonly string[]) =>
      reviewDesign({
        renderings: ['/', '/menu'].map((path) => ({
          url: `https://site.example${path}`,
          result: result({ mobile: wide }),
        })),
        unreviewed: new Map(framed.map((path) => [`https://site.example${path}`, 'It is a frame.'])),
        screenshotUrlOf: ({ key }) => key,
        includesSpeed: true,
        includesMobile: true,
      });
    expect(reviewOf(['/menu'])?.pageAnalyses[1]).toMatchObject({
      overallScore: null,
      recommendations: [],
      summary: 'It is a frame.',
    });
    expect(reviewOf(['/', '/menu'])?.error).toBe('It is a frame.');
  });

  it('counts no headings of a page that has more than are measured', () => {
    const heading = { ...at('h2'), level: 2, fontPx: 20, isSiteName: false };
    const main = { ...heading, level: 1, fontPx: 40 };
    const titlesWith = (count: number) => {
      const headings = [main, ...Array.from({ length: count - 1 }, () => heading)];
      const desktop = { ...facts().desktop, words: 27_000, headings } as RenderFacts['desktop'];
      return review([result({ desktop })])?.pageAnalyses[0]?.recommendations.map(({ title }) => title);
    };
    expect([titlesWith(20), titlesWith(60)]).toEqual([['Long text with few headings'], []]);
  });

  it('takes the largest text for the heading that is missing', () => {
    const headings = [{ ...at('h2'), text: 'Services', level: 2, fontPx: 40, isSiteName: false }];
    const remarkWith = (fontPx: number) => {
      const largestText = { ...at('div'), text: 'Nice to meet you', fontPx };
      const desktop = { ...facts().desktop, headings, largestText } as RenderFacts['desktop'];
      return review([result({ desktop })])?.pageAnalyses[0]?.recommendations[0]?.description;
    };
    expect(remarkWith(72)).toBe('No h1 is visible. The largest text is “Nice to meet you” (72 px).');
    expect(remarkWith(40)).toBe('No h1 is visible. The largest heading is “Services” (h2, 40 px).');
  });

  it('proposes as main heading only what is at the top of the page', () => {
    const heading = { ...at('h5'), text: 'Kolkata', level: 5, fontPx: 30, isSiteName: false };
    const adviceFor = (change: Partial<typeof heading>) => {
      const headings = [{ ...heading, ...change }];
      const desktop = { ...facts().desktop, headings } as RenderFacts['desktop'];
      const [remark] = review([result({ desktop })])?.pageAnalyses[0]?.recommendations ?? [];
      return `${remark?.description} ${remark?.recommendation}`;
    };
    const below = { box: { x: 0, y: 3548.7, width: 1360, height: 33 } };
    expect(adviceFor({})).toContain('make it the h1');
    expect(adviceFor(below)).toBe(
      'No h1 is visible. The first heading is “Kolkata” (h5), 3,549 pixels down the page. Above “Kolkata”, start the content with an h1 that says what the page is about.',
    );
    expect(adviceFor({ selector: 'body > footer > h5' })).not.toContain('make it the h1');
  });

  it('does not ask for a menu: pages without links are found by the crawl', () => {
    const page = (words: number, navigation: object | null) =>
      result({ desktop: { ...facts().desktop, words, navigation } as RenderFacts['desktop'] });
    const nav = { ...at('nav'), links: 5, names: ['Home'] };
    const design = review([...[1, 2, 3, 4].map((words) => page(words, nav)), page(5, null)]);
    expect(design?.pageAnalyses.flatMap(({ recommendations }) => recommendations)).toEqual([]);
  });

  it('says “just short” only of contrast near the minimum, and changes each color once', () => {
    const low = (ratio: number, [text, ground]: readonly [string, string]) => ({
      ...at('p'),
      text: `${text} on ${ground}`,
      ...pale(ratio, text, ground),
    });
    const remarkOn = (nodes: readonly ReturnType<typeof low>[]) =>
      review([result({ axe: [{ rule: 'color-contrast', count: nodes.length, nodes }] })])?.pageAnalyses[0]
        ?.recommendations[0];
    expect(remarkOn([low(4.09, ['#d73e48', '#fcf2f2'])])?.description).toMatch(
      /^One piece of text falls just short of/,
    );
    expect(remarkOn([low(2.84, ['#999999', '#ffffff'])])?.description).toMatch(
      /^One piece of text falls short of/,
    );
    const both = remarkOn([low(4.01, ['#5e72e4', '#f4f5f7']), low(4.2, ['#ffffff', '#5e72e4'])]);
    expect(both?.recommendation.match(/#5e72e4 to/gu)).toHaveLength(1);
    expect(both?.recommendation).toMatch(/^Change the color #5e72e4 to /);
  });

  it('names a list without a name by what it shows', () => {
    const nameless = { ...at('select'), text: 'Installation', snippet: '<select id="docs">', ...unmeasured };
    const axe = [{ rule: 'select-name', count: 1, nodes: [nameless] }];
    expect(review([result({ axe })])?.pageAnalyses[0]?.recommendations[0]?.description).toBe(
      'A screen reader has no name to announce for the list that shows “Installation”.',
    );
  });

  it('says once for the site what is on several pages', () => {
    const pages = [700, 800, 900].map((pageWidth) =>
      result({ mobile: { ...wide, pageWidth } as RenderFacts['mobile'] }),
    );
    const design = review(pages);
    const [finding] = design === undefined ? [] : designInsight(design).findings;
    expect(finding?.issues).toEqual([
      'The page is wider than a phone, on 3 pages. For example, on /0: On a screen 390 pixels wide the page is 700 pixels wide. “Words” sticks out the farthest.',
    ]);
    expect(finding?.recommendations).toHaveLength(1);
  });

  it('rates a category by the pages that were reviewed only', () => {
    const rated = (...pages: Parameters<typeof review>[0]): number | undefined => {
      const design = review(pages);
      return design === undefined ? undefined : designInsight(design).findings[0]?.score;
    };
    const tooWide = result({ mobile: wide });
    const withoutStyles = result({
      gaps: {
        stylesheets: ['https://cdn.example/site.css'],
        scripts: [],
        images: 0,
        failedImages: 0,
        failedImageUrls: [],
      },
    });
    expect(rated(tooWide)).toBeLessThan(100);
    expect(rated(tooWide, withoutStyles)).toBe(rated(tooWide));
  });

  it('says nothing of a missing main heading where no heading could become one', () => {
    const desktop = { ...facts().desktop, headings: [] } as RenderFacts['desktop'];
    expect(review([result({ desktop })])?.pageAnalyses[0]?.recommendations).toEqual([]);
  });

  it('leaves out mobile and speed when the settings say so', () => {
    const [page] =
      review([result({ mobile: wide })], { includesSpeed: false, includesMobile: false })?.pageAnalyses ?? [];
    expect(page?.recommendations).toEqual([]);
    expect(page?.lab).toBeUndefined();
    expect(page?.screenshotData.mobileScreenshotUrl).toBeNull();
  });

  it('reports the page that differs from the others', () => {
    const other = { ...facts().desktop, fonts: [{ value: 'Papyrus', share: 1 }] } as RenderFacts['desktop'];
    const usual = [1, 2, 3, 4].map((words) =>
      result({ desktop: { ...facts().desktop, words } as RenderFacts['desktop'] }),
    );
    const design = review([...usual, result({ desktop: other })]);
    expect(design?.pageAnalyses.map(({ recommendations }) => recommendations.length)).toEqual([
      0, 0, 0, 0, 1,
    ]);
    expect(design?.pageAnalyses[4]?.recommendations[0]?.description).toBe(
      'Most text here is Papyrus; 4 other pages use Inter.',
    );
    // Two URLs of one page are no majority.
    const copies = review([...Array.from({ length: 4 }, () => result()), result({ desktop: other })]);
    expect(copies?.pageAnalyses[4]?.recommendations).toEqual([]);
  });

  it('leaves a page that could not be rendered out of the score', () => {
    const design = review([result(), { kind: 'failed', sentence: 'It was busy.', isOurs: true }]);
    expect(design).toMatchObject({ overallScore: 100, totalPagesAnalyzed: 1 });
    expect(design?.pageAnalyses[1]).toMatchObject({
      overallScore: null,
      screenshotData: { error: 'It was busy.' },
    });
    expect(design && designInsight(design)).toMatchObject({ overallScore: 100, totalPagesAnalyzed: 1 });
  });

  it('says how to get a browser when there is none', () => {
    const design = review([{ kind: 'unavailable', sentence: 'Run "npm run browser:install".' }]);
    expect(design?.error).toContain('browser:install');
    expect(design && designInsight(design)).toMatchObject({
      explanation: 'Run "npm run browser:install".',
      findings: [],
      pageAnalyses: [],
    });
  });
});
