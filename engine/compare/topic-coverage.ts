/** Finds where a site covers a topic: in one piece of text, on a page of its own, or by a single word. */
import type { Lexicon, Piece } from './lexicon.ts';

/** A word in titles or headings of so many pages does not distinguish them. */
const commonShare = 0.4;
/** A single use of a word does not cover a topic. */
const usesOfOneMin = 2;

export const has = ({ joined }: Lexicon, piece: Piece, stem: string): boolean =>
  piece.stems.includes(stem) ||
  (joined.has(stem) && piece.stems.some((each, at) => each + (piece.stems[at + 1] ?? '') === stem));

function byName(lexicon: Lexicon, stem: string, usesMin: number): Piece | null {
  const { prominent, uses, joined, pieces } = lexicon;
  if (!prominent.has(stem) && (uses.get(stem) ?? 0) < usesMin && !joined.has(stem)) return null;
  const found = pieces.filter((piece) => has(lexicon, piece, stem));
  return found.find(({ place }) => place === 'heading' || place === 'title') ?? found[0] ?? null;
}

/** A page with one of the words in its title or headings that contains all the others. */
function byPage(lexicon: Lexicon, stems: readonly string[]): Piece | null {
  const { prominent, byUrl } = lexicon;
  for (const stem of stems) {
    const pages = prominent.get(stem) ?? new Set<string>();
    if (pages.size > byUrl.size * commonShare) continue;
    for (const url of pages) {
      const pieces = byUrl.get(url) ?? [];
      if (stems.every((each) => pieces.some((piece) => has(lexicon, piece, each))))
        return pieces.find((piece) => has(lexicon, piece, stem)) ?? null;
    }
  }
  return null;
}

/** Neighbours that the site writes as one word, such as "tea ware" where it says "teaware". */
export function asWritten({ uses, prominent }: Lexicon, stems: readonly string[]): readonly string[] {
  const written: string[] = [];
  for (const stem of stems) {
    const pair = (written.at(-1) ?? '') + stem;
    if (written.length > 0 && (uses.has(pair) || prominent.has(pair))) written[written.length - 1] = pair;
    else written.push(stem);
  }
  return written;
}

/** The piece that covers it; null when none does. */
export function findCoverage(
  lexicon: Lexicon,
  wanted: readonly string[],
  usesMin = usesOfOneMin,
): Piece | null {
  const stems = asWritten(lexicon, wanted);
  const [only] = stems;
  if (only === undefined) return null;
  if (stems.length === 1) return byName(lexicon, only, usesMin);
  const inOnePiece = lexicon.pieces.find((piece) => stems.every((stem) => has(lexicon, piece, stem)));
  return inOnePiece ?? byPage(lexicon, stems);
}
