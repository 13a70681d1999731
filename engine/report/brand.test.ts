import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandMark, brandStyle, contrastOf, readableColor } from './brand.ts';
import { renderHtmlReport } from './html-report.ts';
import { hostileAnalysis } from './testing/hostile-analysis.ts';
import { renderTrendReport } from './trend-report.ts';

const png = 'data:image/png;base64,iVBORw0KGgo=';
const branding = { name: 'Ada & Sons', color: '#ffee00', logo: png };

describe('the colour of an owner', () => {
  it.each(['#ffee00', '#000000', '#ffffff', '#2747c9', '#808080', '#ff0000', '#00ff7f'])(
    '%s can be read on every ground, in both themes',
    (color) => {
      for (const ground of ['#faf8f3', '#ffffff'])
        expect(contrastOf(readableColor(color, 'light'), ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of ['#141310', '#1d1b17'])
        expect(contrastOf(readableColor(color, 'dark'), ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('stays as it is where it can be read', () => {
    expect(readableColor('#2747c9', 'light')).toBe('#2747c9');
    expect(readableColor('#ffee00', 'dark')).toBe('#ffee00');
    expect(brandStyle(null)).toBe('');
  });

  it('has the contrast that WCAG computes', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('a report with a white label', () => {
  it('has the name, logo and colour of its owner, and not ours', () => {
    for (const html of [
      renderHtmlReport(hostileAnalysis('Weak'), { isShared: true, branding }),
      renderTrendReport({ domain: 'shop.example', analyses: 0, points: [] }, {}, branding),
    ]) {
      expect(html).toContain('Ada &amp; Sons');
      expect(html).toContain(`src="${png}"`);
      expect(html).toContain('--accent:light-dark(');
      expect(html).not.toContain('Pagewright');
    }
  });

  it('has ours without one', () => {
    expect(renderHtmlReport(hostileAnalysis('Weak'))).toContain('Pagewright');
    expect(renderTrendReport({ domain: 'shop.example', analyses: 0, points: [] })).toContain('Pagewright');
  });

  it('takes nothing for a logo that is no image', () => {
    for (const logo of [
      'data:image/svg+xml;base64,PHN2Zy8+',
      'https://evil.example/x.png',
      'data:image/png;base64,AAAA" onerror="alert(1)',
    ])
      expect(brandMark({ ...branding, logo }).text).toBe('Ada &amp; Sons');
  });
});

it('has the mark that the screens have', () => {
  const screen = readFileSync(path.join(import.meta.dirname, '../../web/ui/logo.tsx'), 'utf8');
  const paths = [...brandMark(null).text.matchAll(/ d="([^"]+)"/g)].map(([, shape = '']) => shape);
  expect(paths).toHaveLength(2);
  for (const shape of paths) expect(screen).toContain(shape);
});
