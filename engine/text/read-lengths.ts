/** Reads the number of characters that a text may have: "under 60", "150-160 characters". */

const unit = '(?:char|zeichen|caract|caratter|teken|letter|signe)';
const range = new RegExp(
  String.raw`\b(\d{2,3})\s*(?:-|–|to|and|bis|und|à|et|a|y|e|tot|en)\s*(\d{2,3})[ -]?${unit}`,
  'i',
);
const bare = new RegExp(String.raw`\b(\d{2,3})[ -]${unit}`, 'i');

export interface ReadLengths {
  readonly min: number | null;
  readonly max: number | null;
  /** All that says a length, and nothing about what is to be written. */
  readonly pattern: RegExp;
}

/** The cues are alternatives of a pattern: "under|at most". */
export function readLengths(text: string, cues: { readonly max: string; readonly min: string }): ReadLengths {
  const after = (own: string): string | undefined =>
    new RegExp(String.raw`(?:${own})\s+(?:\p{L}+\s+)?(\d{2,3})\b`, 'iu').exec(text)?.[1];
  const [, from, to] = range.exec(text) ?? [];
  const least = from ?? after(cues.min);
  const most = to ?? after(cues.max) ?? (least === undefined ? bare.exec(text)?.[1] : undefined);
  return {
    min: least === undefined ? null : Number(least),
    max: most === undefined ? null : Number(most),
    pattern: new RegExp(
      String.raw`(?:(?:${cues.max}|${cues.min})\s+(?:\p{L}+\s+)?)?(?:\b\d{2,3}\s*[-–]\s*)?\b\d{2,3}[ -]${unit}\p{L}*`,
      'giu',
    ),
  };
}
