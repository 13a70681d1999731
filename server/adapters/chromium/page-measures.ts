/** Schemas of what the scripts in a page return: validated and bounded, as the page is untrusted. */
import { z } from 'zod';

const text = (most: number) => z.string().transform((value) => value.slice(0, most).toWellFormed());
const number = z.number();
const count = z.number().nonnegative();
const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most);

const seen = {
  selector: text(300),
  snippet: text(200),
  text: text(80),
  box: z.object({ x: number, y: number, width: number, height: number }),
};
const Seen = z.object(seen);
const Shares = list(z.object({ value: text(60), share: count }), 6);

export const Vitals = z.object({
  lab: z.object({
    ttfbMs: count.nullable(),
    fcpMs: count.nullable(),
    lcpMs: count.nullable(),
    cls: count.nullable(),
    tbtMs: count.nullable(),
  }),
  largestPaint: z
    .object({
      element: Seen.nullable(),
      url: text(2000).nullable(),
      isLazy: z.boolean(),
    })
    .nullable(),
  blocking: z.object({
    delayMs: count.nullable(),
    count,
    files: list(z.object({ url: text(2000), kind: z.enum(['script', 'stylesheet']), ms: count }), 10),
  }),
  shifted: list(z.object({ ...seen, value: count, unsized: list(text(60), 2) }), 5),
  longTaskScripts: list(z.object({ url: text(2000), ms: count }), 5),
});

export const WaitingFonts = list(
  z.object({ ...seen, family: text(60), display: text(20), rule: text(300).nullable() }),
  5,
);

export const HiddenTexts = list(z.object({ ...seen, by: text(60), words: count }), 20);

export const ShownText = z.object({ text: text(200_000), isWhole: z.boolean(), hasStars: z.boolean() });

export const FirstScreen = z.object({ heading: Seen.nullable(), action: Seen.nullable() });

export const MobileMeasures = z.object({
  screenWidth: count,
  width: count,
  pageWidth: count,
  pageHeight: count,
  overflowing: list(
    z.object({
      ...seen,
      widths: list(text(200), 3),
      remedy: z.enum(['image', 'images', 'code', 'narrow', 'wrap', 'scroll']).nullable(),
    }),
    5,
  ),
  textCharacters: count,
  smallTextCharacters: count,
  smallText: list(z.object({ ...seen, fontPx: count }), 5),
  cover: z.object({ ...seen, share: count, isConsent: z.boolean() }).nullable(),
  words: count,
});

export const DesktopMeasures = z.object({
  width: count,
  pageHeight: count,
  pageWidth: count,
  words: count,
  images: list(
    z.object({
      ...seen,
      src: text(2000),
      naturalWidth: count,
      naturalHeight: count,
      shownWidth: count,
      shownHeight: count,
      objectFit: text(20),
      isLazy: z.boolean(),
    }),
    100,
  ),
  headings: list(z.object({ ...seen, level: count, fontPx: count, isSiteName: z.boolean() }), 60),
  largestText: z.object({ ...seen, fontPx: count }).nullable(),
  bodyFontPx: count,
  linkShare: count,
  lineHeight: count.nullable(),
  longLines: list(z.object({ ...seen, charactersPerLine: count }), 5),
  fonts: Shares,
  navigation: z.object({ ...seen, links: count, names: z.array(z.string()) }).nullable(),
  logo: Seen.nullable(),
  callsToAction: list(Seen, 8),
  cramped: list(Seen, 5),
  elements: count,
  depth: count,
  widestChildren: count,
  deepest: text(300),
});

const Contrast = z.object({
  ratio: count,
  text: text(7),
  ground: text(7),
  least: count,
  opaque: text(7).nullable(),
});
const Size = z.object({ width: count, height: count });
const FailingElement = z.object({
  ...seen,
  message: text(300),
  contrast: Contrast.nullable(),
  size: Size.nullable(),
});
const Failing = { count, nodes: list(FailingElement, 10) };

export const PaleTexts = z.object(Failing);

export const LargePictures = list(z.object({ src: text(2000), share: count, hasFailed: z.boolean() }), 20);

export const AxeMeasures = z.object({
  isContrastChecked: z.boolean(),
  findings: list(z.object({ rule: text(60), ...Failing }), 40),
});
