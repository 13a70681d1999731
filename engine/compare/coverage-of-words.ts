/** Whether a site has something on a subject: in one breath, as a page of its own, or by name. */
import type { Lexicon, Piece } from './lexicon.ts';

/** A word set apart on so many of a site's pages tells none of them from the others. */
const commonShare = 0.4;
/** Said once in passing, a word alone is no subject. */
const usesOfOne = 2;

export const has = ({ joined }: Lexicon, piece: Piece, stem: string): boolean =>
  piece.stems.includes(stem) ||
  (joined.has(stem) && piece.stems.some((each, at) => each + (piece.stems[at + 1] ?? '') === stem));

function byName(lexicon: Lexicon, stem: string, usesLeast: number): Piece | null {
  const { setApart, uses, joined, pieces } = lexicon;
  if (!setApart.has(stem) && (uses.get(stem) ?? 0) < usesLeast && !joined.has(stem)) return null;
  const found = pieces.filter((piece) => has(lexicon, piece, stem));
  return found.find(({ place }) => place === 'heading' || place === 'title') ?? found[0] ?? null;
}

/** A page that is about one of the words and has all the others. */
function byPage(lexicon: Lexicon, stems: readonly string[]): Piece | null {
  const { setApart, byUrl } = lexicon;
  for (const stem of stems) {
    const pages = setApart.get(stem) ?? new Set<string>();
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
export function asWritten({ uses, setApart }: Lexicon, stems: readonly string[]): readonly string[] {
  const written: string[] = [];
  for (const stem of stems) {
    const pair = (written.at(-1) ?? '') + stem;
    if (written.length > 0 && (uses.has(pair) || setApart.has(pair))) written[written.length - 1] = pair;
    else written.push(stem);
  }
  return written;
}

/** Where it stands; null when the site says nothing of it. */
export function whereSaid(lexicon: Lexicon, wanted: readonly string[], usesLeast = usesOfOne): Piece | null {
  const stems = asWritten(lexicon, wanted);
  const [only] = stems;
  if (only === undefined) return null;
  if (stems.length === 1) return byName(lexicon, only, usesLeast);
  const inOneBreath = lexicon.pieces.find((piece) => stems.every((stem) => has(lexicon, piece, stem)));
  return inOneBreath ?? byPage(lexicon, stems);
}
