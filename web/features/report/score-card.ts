/** The score of a site as a picture its owner can share: 1200 × 630, as social networks show it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Branding } from '@pagewright/contract/entities/branding';
import { limits } from '@pagewright/contract/limits';
import { insightTone, type Tone, toneWords, wholeScore } from '@pagewright/contract/ratings';
import { indexabilitySentence } from '@pagewright/contract/report/indexability-words';
import { pagesRead } from '@pagewright/contract/report/report-figures';
import { dateWords } from '../../ui/date-words.ts';
import { strings } from './shared/strings.ts';

const words = strings.scoreCard;

export interface ScoreCard {
  readonly domain: string;
  readonly score: number;
  readonly tone: Tone;
  readonly facts: readonly string[];
}

/** Null where the analysis has no score. */
export function scoreCardOf(analysis: Analysis): ScoreCard | null {
  const { domain, score, date, metrics, indexability } = analysis;
  if (score === undefined) return null;
  const whole = wholeScore(score.value);
  return {
    domain,
    score: whole,
    tone: insightTone(whole),
    facts: [
      words.analyzed({ pages: pagesRead(analysis), date: dateWords(date) }),
      ...(indexability === undefined ? [] : [indexabilitySentence(indexability)]),
      words.critical({ issues: metrics.criticalIssues }),
    ],
  };
}

const size = { width: 1200, height: 630 };
const margin = 80;
/** The picture leaves the page: it has one theme, the light one, and its colours by value. */
const paper = '#faf8f3';
const ink = '#1a1916';
const quiet = '#55514a';
const track = '#e3ded2';
const fills: Readonly<Record<Tone, string>> = { good: '#178a55', fair: '#e0a400', poor: '#d2402c' };
const fonts = {
  domain: (px: number) => `650 ${px}px "Bricolage Grotesque", sans-serif`,
  score: '650 200px "Bricolage Grotesque", sans-serif',
  word: '600 44px "Instrument Sans", sans-serif',
  fact: '400 30px "Instrument Sans", sans-serif',
  name: '600 26px "Bricolage Grotesque", sans-serif',
};

/** What of a drawing context is used. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'textAlign' | 'fillRect' | 'fillText' | 'measureText'
>;

/** Under whose name the picture goes out: ours unless its owner has a white label. */
export type CardBranding = Branding | null;

const isOurs = (branding: CardBranding): boolean =>
  branding === null || (branding.name === '' && branding.logo === null);

export function drawScoreCard(
  pen: Pen,
  { domain, score, tone, facts }: ScoreCard,
  branding: CardBranding = null,
): void {
  const inner = size.width - 2 * margin;
  const text = (line: string, font: string, x: number, y: number, color = ink): number => {
    pen.font = font;
    pen.fillStyle = color;
    pen.fillText(line, x, y, size.width - margin - x);
    return pen.measureText(line).width;
  };
  pen.textAlign = 'left';
  pen.fillStyle = paper;
  pen.fillRect(0, 0, size.width, size.height);
  text(domain, fonts.domain(domainPx(pen, domain, inner)), margin, 130);
  const width = text(String(score), fonts.score, margin - 8, 340);
  text(`/${limits.score.max} · ${toneWords[tone]}`, fonts.word, margin + width + 12, 340, quiet);
  pen.fillStyle = track;
  pen.fillRect(margin, 374, inner, 14);
  pen.fillStyle = fills[tone];
  pen.fillRect(margin, 374, (inner * score) / limits.score.max, 14);
  pen.fillStyle = ink;
  for (const at of [limits.score.insightFair, limits.score.insightGood])
    pen.fillRect(margin + (inner * at) / limits.score.max - 1, 368, 2, 26);
  for (const [index, fact] of facts.entries()) text(fact, fonts.fact, margin, 446 + 42 * index, quiet);
  text(isOurs(branding) ? words.madeWith : (branding?.name ?? ''), fonts.name, margin, 592);
}

/** Long names are set smaller, never cut. */
function domainPx(pen: Pen, domain: string, room: number): number {
  const [largest, smallest] = [72, 20];
  pen.font = fonts.domain(largest);
  const { width } = pen.measureText(domain);
  return width <= room ? largest : Math.max(smallest, Math.floor((largest * room) / width));
}

const logoBox = { width: 280, height: 72 };

/** At the lower right, as large as its box allows. */
async function drawLogo(pen: CanvasRenderingContext2D, logo: string): Promise<void> {
  const image = new Image();
  image.src = logo;
  await image.decode();
  const scale = Math.min(logoBox.width / image.naturalWidth, logoBox.height / image.naturalHeight, 1);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.drawImage(image, size.width - margin - width, 600 - height, width, height);
}

export async function scoreCardImage(card: ScoreCard, branding: CardBranding): Promise<Blob> {
  await Promise.all(
    [fonts.score, fonts.word, fonts.fact, fonts.name].map((font) => document.fonts.load(font)),
  );
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw the score card.');
  drawScoreCard(pen, card, branding);
  if (branding?.logo != null) await drawLogo(pen, branding.logo);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (image) => (image === null ? reject(new Error('The score card is empty.')) : resolve(image)),
      'image/png',
    );
  });
}
