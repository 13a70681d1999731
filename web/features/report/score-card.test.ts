/** The score card: what it says of a report, and that nothing is drawn outside it. */
import { describe, expect, it } from 'vitest';
import { report } from '../../testing/report-samples.ts';
import { drawScoreCard, type Pen, scoreCardOf } from './score-card.ts';

const scored = (more: Parameters<typeof report>[0] = {}) =>
  report({ score: { value: 86.4, deductions: [] }, ...more });

/** A pen that notes what it writes; letters are half as wide as high. */
function notingPen() {
  const texts: { readonly text: string; readonly x: number; readonly px: number }[] = [];
  const rects: { readonly x: number; readonly width: number; readonly fill: unknown }[] = [];
  const pxOf = (font: string): number => Number(/(\d+)px/.exec(font)?.[1]);
  const pen = {
    fillStyle: '',
    font: '',
    textAlign: 'left' as const,
    fillRect: (x: number, _y: number, width: number) => rects.push({ x, width, fill: pen.fillStyle }),
    fillText: (text: string, x: number) => texts.push({ text, x, px: pxOf(pen.font) }),
    measureText: (text: string) => ({ width: (text.length * pxOf(pen.font)) / 2 }),
  };
  return { pen: pen as unknown as Pen, texts, rects };
}

describe('the score card', () => {
  it('has the figures of the report', () => {
    const card = scoreCardOf(scored({ metrics: { criticalIssues: 1, warnings: 2, goodPractices: 3 } }));
    expect(card).toMatchObject({ domain: 'shop.example', score: 86, tone: 'good' });
    expect(card?.facts).toEqual(['3 pages analyzed on Nov 14, 2026', '1 critical issue']);
  });

  it('is not there without a score', () => {
    expect(scoreCardOf(report())).toBeNull();
  });

  it('goes out under the name of its owner', () => {
    const card = scoreCardOf(scored());
    if (card === null) throw new Error('there is a score');
    const { pen, texts } = notingPen();
    drawScoreCard(pen, card, { name: 'Agency North', color: null, logo: null });
    expect(texts.at(-1)?.text).toBe('Agency North');
    expect(texts.some(({ text }) => text.includes('Pagewright'))).toBe(false);
  });

  it('fills the bar to the score and sets a long domain smaller', () => {
    const domain = `${'long-name-of-a-shop.'.repeat(4)}example`;
    const card = scoreCardOf(scored({ domain }));
    if (card === null) throw new Error('there is a score');
    const { pen, texts, rects } = notingPen();
    drawScoreCard(pen, card);
    const name = texts.find(({ text }) => text === domain);
    expect(name && name.x + (domain.length * name.px) / 2).toBeLessThanOrEqual(1120);
    expect(texts.map(({ text }) => text)).toContain('86');
    expect(rects.find(({ fill }) => fill === '#178a55')?.width).toBeCloseTo(1040 * 0.86);
  });
});
