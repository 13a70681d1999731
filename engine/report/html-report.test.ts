/** Tests that the report contains no markup of crawled sites and shows the figures of the screen. */
import { metricFigures } from '@pagewright/contract/report/competitor-figures';
import { counters } from '@pagewright/contract/report/report-figures';

import { describeSpeedMethod } from '@pagewright/contract/report/speed-words';

import { issue, analysis as sampleAnalysis } from '@pagewright/contract/testing/sample-report';

import { summarySentence } from '@pagewright/contract/testing/summary-sentence';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { renderHtmlReport } from './html-report.ts';
import { attacks, hostileAnalysis } from './testing/hostile-analysis.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* nodesOf(child);
}

const elementsOf = (page: string): Element[] =>
  [...nodesOf(parse(page))].filter((node): node is Element => 'tagName' in node);

const textOf = (page: string): string =>
  [...nodesOf(parse(page))].map((node) => ('value' in node ? node.value : '')).join('');

const ours =
  /^(html|head|meta|title|style|body|main|header|footer|nav|section|article|div|p|h[1-4]|ul|ol|li|dl|dt|dd|a|b|i|em|strong|small|span|br|bdi|code|mark|time|table|thead|tbody|tr|th|td|svg|circle|line|rect|path|text)$/;
const ourAttributes =
  /^(lang|charset|http-equiv|content|name|class|href|id|rel|style|role|aria-label|aria-labelledby|aria-hidden|viewBox|cx|cy|r|rx|d|x|y|dy|x1|x2|y1|y2|width|height|transform|pathLength|stroke-dasharray|datetime|scope|title)$/;

describe('the HTML report', () => {
  it.each(attacks)('lets %j out as text alone', (attack) => {
    const page = renderHtmlReport(hostileAnalysis(attack));
    const elements = elementsOf(page);
    expect(elements.map(({ tagName }) => tagName).filter((name) => !ours.test(name))).toEqual([]);
    const attributes = elements.flatMap(({ attrs }) => attrs);
    expect(attributes.map(({ name }) => name).filter((name) => !ourAttributes.test(name))).toEqual([]);
    const links = attributes.filter(({ name }) => name === 'href').map(({ value }) => value);
    expect(links.filter((link) => !/^(https:\/\/shop\.example\/|#)/.test(link))).toEqual([]);
    expect(elements.filter(({ tagName }) => tagName === 'style')).toHaveLength(1);
    const styles = attributes.filter(({ name }) => name === 'style').map(({ value }) => value);
    expect(styles.filter((value) => !/^(width:|left:)[\d.]+%$|^font-size:\d+px$/.test(value))).toEqual([]);
    // It is still shown, as text. (A parser normalises line ends.)
    expect(textOf(page)).toContain(cleanText(attack).replaceAll(/\r\n?/g, '\n'));
  });

  it('opens with how many pages Google can index, and why not the others', () => {
    const text = textOf(renderHtmlReport(hostileAnalysis('Weak')));
    const opening = text.indexOf('Google can index 1 of 2 pages, but not the home page.');
    expect(opening).toBeGreaterThan(-1);
    expect(opening).toBeLessThan(text.indexOf('Critical Issues'));
    expect(text).toContain('1 page: noindex');
    expect(text).toContain('For a shop');
  });

  it('loads nothing, by its Content-Security-Policy', () => {
    const page = renderHtmlReport(hostileAnalysis('plain'));
    expect(page).not.toMatch(
      /<(script|link|img|iframe|object|embed|form|base)\b|@import|url\((?!data:font)/i,
    );
    const policy = elementsOf(page)
      .flatMap(({ attrs }) => attrs)
      .find(({ value }) => value.startsWith("default-src 'none'"));
    expect(policy?.value).not.toContain('script-src');
  });

  it('has no direction overrides or control characters', () => {
    const page = renderHtmlReport(hostileAnalysis('a\u202eb\u2066c\u0000d\u061ce'));
    expect(page).toContain('abcde');
    expect(page).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u061c]/);
  });

  it('embeds only valid fonts', () => {
    const analysis = hostileAnalysis('plain');
    expect(renderHtmlReport(analysis, { fonts: { displayFont: 'd09GMgAB' } })).toContain('base64,d09GMgAB)');
    expect(renderHtmlReport(analysis, { fonts: { textFont: ')}</style><script>' } })).not.toContain(
      '@font-face',
    );
  });

  it('has the pictures it is given in it, and nothing else in their place', () => {
    const url = 'https://shop.example/';
    const screenshotData = {
      url,
      screenshotUrl: null,
      thumbnailUrl: '/api/analysis/1/screenshots/x-thumbnail',
      captureTimestamp: null,
    };
    const analysis = sampleAnalysis({ designAnalysis: [{ screenshotData }] });
    const sources = (data: string) =>
      elementsOf(renderHtmlReport(analysis, { pictures: { 'x-thumbnail': data } }))
        .filter(({ tagName }) => tagName === 'img')
        .flatMap(({ attrs }) => attrs)
        .filter(({ name }) => name === 'src')
        .map(({ value }) => value);
    expect(sources('data:image/jpeg;base64,/9j/AA==')).toEqual(['data:image/jpeg;base64,/9j/AA==']);
    expect(sources('https://evil.example/x.jpg')).toEqual([]);
    expect(sources('data:image/svg+xml;base64,PHN2Zz4=')).toEqual([]);
  });

  it('has a table of contents that leads to every section', () => {
    const elements = elementsOf(renderHtmlReport(hostileAnalysis('Weak')));
    const attribute = (element: Element, wanted: string) =>
      element.attrs.find(({ name }) => name === wanted)?.value;
    const contents = elements.find((element) => attribute(element, 'class') === 'contents');
    const targets = [...nodesOf(contents ?? parse(''))]
      .filter((node): node is Element => 'tagName' in node && node.tagName === 'a')
      .map((link) => attribute(link, 'href')?.slice(1));
    const sections = elements.filter(({ tagName }) => tagName === 'section');
    expect(targets).toEqual(sections.map((each) => attribute(each, 'id')));
    expect(targets.length).toBeGreaterThan(5);
  });

  it('rounds the score and counts what concerns several pages on each, as the screen does', () => {
    const shared = { ...issue({ ruleId: 'title-duplicate' }), urls: ['https://shop.example/'] };
    const score = { value: 99.7, deductions: [] };
    const words = textOf(renderHtmlReport(sampleAnalysis({ score, siteIssues: [shared] })));
    expect(words).toMatch(/\b99\s*of 100/);
    expect(words).not.toContain('99.7');
    expect(words).toContain('1 critical');
  });

  it('shows a comparison with the figures of the screen, and none where there was none', () => {
    const analysis = hostileAnalysis('Weak');
    const { competitorAnalysis: result, ...alone } = analysis;
    const words = textOf(renderHtmlReport(analysis)).replaceAll(/\s+/g, ' ');
    for (const figure of result === undefined ? [] : metricFigures(result)) {
      expect(words).toContain(`${figure.label}${figure.notCompared ?? figure.method}`);
      expect(words).toContain(`${figure.differenceWords}${figure.percentWords}`);
      expect(words).toContain(figure.main.words);
    }
    expect(words).toContain('Confidence: Low (50 of 100).');
    expect(textOf(renderHtmlReport(alone))).not.toContain('Competitor Analysis');
  });

  it('shows how fast the site is: median, thresholds, worst page with its cause, method and machine', () => {
    const analysis = hostileAnalysis('main > img');
    const { speed, ...unmeasured } = analysis;
    const words = textOf(renderHtmlReport(analysis)).replaceAll(/\s+/g, ' ');
    expect(words).toContain('(LCP)Good is up to 2.5 s, poor above 4.0 s. 1.2 sGood main > img 4.3 s');
    expect(words).toContain('The largest element: main > img main > img, main > img');
    expect(words).toContain('Not rated');
    expect(words).toContain(speed && describeSpeedMethod(speed));
    expect(textOf(renderHtmlReport(unmeasured))).not.toContain('Largest Contentful Paint');
  });

  it('shows the same figures as the screen', () => {
    const analysis = hostileAnalysis('Weak title');
    const words = textOf(renderHtmlReport(analysis)).replaceAll(/\s+/g, ' ');
    expect(words).toContain(summarySentence(analysis));
    for (const { label, value } of counters(analysis)) expect(words).toContain(`${label}${value}`);
    expect(words).toContain('0% optimized');
    expect(words).toContain('Google documents it');
    expect(words).toContain('Too short (recommended 50–60)');
  });

  it('lists accepted findings, with the reason for the owner alone', () => {
    const finding = { ...issue({ title: 'Title too long' }), urls: ['https://shop.example/'] };
    const accepted = [
      { acceptanceId: 'x', reason: 'By design', url: 'https://shop.example/', issue: finding },
    ];
    const analysis = sampleAnalysis({ accepted });
    const words = (isShared: boolean) =>
      textOf(renderHtmlReport(analysis, { isShared })).replaceAll(/\s+/g, ' ');
    expect(words(false)).toContain('Title too long, 1 page: By design');
    expect(words(true)).toContain('Title too long, 1 page');
    expect(words(true)).not.toContain('By design');
  });
});
