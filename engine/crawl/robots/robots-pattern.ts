/** Path patterns of robots.txt: `*`, `$` and percent-encoding, matched in time linear to the pattern and the path. */

export interface RobotsPattern {
  /** Octets of the encoded pattern: the longest match decides. */
  readonly length: number;
  readonly pieces: readonly Piece[];
  readonly isAnchored: boolean;
}

interface Piece {
  readonly text: string;
  /** Knuth-Morris-Pratt: how far to fall back when a character differs; null until it is needed, as most never are. */
  fallbacks: Uint32Array | null;
}

/** Counts comparisons, for the test of linear time. */
export interface Meter {
  steps: number;
}

const unreserved = /[A-Za-z0-9\-._~]/;
const reserved = /[!'()+,;=:@/?&[\]#]/;
/** Encoded or not, these mean the same in a query. */
const freeInQuery = /[:/?@]/;

const encodeCharacter = (character: string): string =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

function normaliseEscape(escape: string, isInQuery: boolean): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  if (unreserved.test(character) || (isInQuery && freeInQuery.test(character))) return character;
  return escape.toUpperCase();
}

/** One spelling for one path (RFC 9309, 2.2.2). `special` are the characters that have a meaning in a pattern. */
function normalise(text: string, special: string): string {
  let isInQuery = false;
  return text.replace(/%[0-9a-f]{2}|[\s\S]/giu, (token) => {
    if (token.length === 3 && token.startsWith('%')) return normaliseEscape(token, isInQuery);
    if (token === '?') isInQuery = true;
    if (unreserved.test(token) || reserved.test(token) || special.includes(token)) return token;
    return encodeCharacter(token);
  });
}

/** A path with its query as the patterns see it; `*` and `$` in it are letters like any other. */
export const normaliseRobotsPath = (path: string): string =>
  /^[\w\-.~/]*$/.test(path) ? path : normalise(path, '');

/** Of a single character, which has nothing to fall back to. */
const noFallbacks = new Uint32Array(0);

function fallbacksOf(text: string): Uint32Array {
  if (text.length === 1) return noFallbacks;
  const fallbacks = new Uint32Array(text.length);
  let matched = 0;
  for (let index = 1; index < text.length; index += 1) {
    while (matched > 0 && text[index] !== text[matched]) matched = fallbacks[matched - 1] ?? 0;
    if (text[index] === text[matched]) matched += 1;
    fallbacks[index] = matched;
  }
  return fallbacks;
}

export function compileRobotsPattern(written: string): RobotsPattern {
  const isAnchored = written.endsWith('$');
  const body = normalise(isAnchored ? written.slice(0, -1) : written, '*');
  const texts = body.split(/\*+/);
  return {
    length: body.length + (isAnchored ? 1 : 0),
    pieces: texts.map((text) => ({ text, fallbacks: null })),
    isAnchored,
  };
}

/** The end of the first occurrence at or after `from`, or -1. */
function findEnd(path: string, piece: Piece, from: number, meter: Meter): number {
  const { text } = piece;
  if (text === '') return from;
  if (text.length > path.length - from) return -1;
  const fallbacks = (piece.fallbacks ??= fallbacksOf(text));
  let matched = 0;
  for (let index = from; index < path.length; index += 1) {
    meter.steps += 1;
    while (matched > 0 && path[index] !== text[matched]) {
      meter.steps += 1;
      matched = fallbacks[matched - 1] ?? 0;
    }
    if (path[index] === text[matched]) matched += 1;
    if (matched === text.length) return index + 1;
  }
  return -1;
}

/** Pieces are found from left to right, each as early as it can be; only the last of an anchored pattern must end the path. */
export function matchesRobotsPattern(
  pattern: RobotsPattern,
  path: string,
  meter: Meter = { steps: 0 },
): boolean {
  const { pieces, isAnchored } = pattern;
  const first = pieces[0]?.text ?? '';
  meter.steps += Math.min(first.length, path.length) + 1;
  if (!path.startsWith(first)) return false;
  if (pieces.length === 1) return !isAnchored || path.length === first.length;
  let position = first.length;
  const free = isAnchored ? pieces.length - 1 : pieces.length;
  for (let index = 1; index < free; index += 1) {
    const piece = pieces[index];
    if (piece === undefined) break;
    position = findEnd(path, piece, position, meter);
    if (position === -1) return false;
  }
  if (!isAnchored) return true;
  const last = pieces.at(-1)?.text ?? '';
  meter.steps += last.length;
  return path.length - last.length >= position && path.endsWith(last);
}
