/** Identifies the language a text is written in, and checks what a page claims it to be. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld as Eld } from 'eld/extrasmall';
import type { LanguageFacts } from '../model/text-facts.ts';

type Detected = LanguageFacts['detected'];

/** The identifier is as sure of 120 characters as of long texts, and reads no more than 350 bytes: short samples represent a page. */
const sampleLength = 200;
const samplesMax = 3;
/** How much a sample counts that the identifier itself is not sure of. */
const unreliableWeight = 0.5;

/**
 * Languages that the identifier does not know, each with those that it takes them for. A page that claims to be in one
 * of them is believed when its text looks like one of those.
 */
const lookalikes: Readonly<Record<string, readonly string[]>> = {
  af: ['nl'],
  bs: ['hr', 'sr', 'sl'],
  gl: ['pt', 'es'],
  id: ['ms'],
  in: ['ms'],
  iw: ['he'],
  lb: ['de', 'nl'],
  mk: ['bg', 'sr'],
  nb: ['no', 'da'],
  nn: ['no', 'da', 'sv'],
  sh: ['hr', 'sr', 'sl'],
};

/** Evenly spread over the text, each from the start of a word; the middle first. */
function samplesOf(text: string): string[] {
  const count = text.length < samplesMax * sampleLength ? 1 : samplesMax;
  const places =
    count === 1 ? [0] : [0.5, 0, 1].map((share) => Math.floor(share * (text.length - sampleLength)));
  return places.map((place) => {
    const start = place === 0 ? 0 : Math.max(place, text.indexOf(' ', place));
    return text.slice(start, start + sampleLength).normalize('NFC');
  });
}

const identifier = fileURLToPath(import.meta.resolve('eld/extrasmall'));
const require = createRequire(import.meta.url);

/** Loaded by the first text that does not prove its claim otherwise: its tables take a fifth of the engine's start. */
function loadIdentifier(): typeof Eld {
  const { eld }: { readonly eld: typeof Eld } = require(identifier);
  return eld;
}

interface Identified {
  /** Empty when there is none. */
  readonly code: string;
  readonly isReliable: boolean;
}

function identify(sample: string): Identified {
  const result = loadIdentifier().detect(sample);
  return { code: result.language, isReliable: result.isReliable() };
}

/** The language most samples are in, and how sure that is; null when no sample is in one for sure. */
function vote(samples: readonly Identified[]): Detected {
  const weights = new Map<string, number>();
  for (const { code, isReliable } of samples)
    weights.set(code, (weights.get(code) ?? 0) + (isReliable ? 1 : unreliableWeight));
  weights.delete('');
  const [best] = [...weights].toSorted(([, one], [, other]) => other - one);
  if (best === undefined || !samples.some(({ isReliable }) => isReliable)) return null;
  return { code: best[0], confidence: Math.round((best[1] / samples.length) * 1000) / 1000 };
}

/** ISO 639-1 code and confidence from 0 to 1; `claim` is the primary subtag of the lang attribute, if any. */
export function identifyLanguage(text: string, claim: string | null = null): Detected {
  const [middle = '', ...others] = samplesOf(text);
  const first = identify(middle);
  const isLikeClaim = (code: string): boolean =>
    claim !== null && (code === claim || lookalikes[claim]?.includes(code) === true);
  // A true claim, as most are, needs no further samples: two others could not contradict it for sure.
  if (claim !== null && isLikeClaim(first.code))
    return { code: claim, confidence: first.isReliable ? 1 : unreliableWeight };
  const detected = vote([first, ...others.map(identify)]);
  return detected !== null && claim !== null && isLikeClaim(detected.code)
    ? { ...detected, code: claim }
    : detected;
}
