/** FNV-1a over a word's characters, taken while it is read. */

export const hashStart = 0x811c9dc5 | 0;

export const hashNext = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

export function hashOf(word: string): number {
  let hash = hashStart;
  for (let at = 0; at < word.length; at += 1) hash = hashNext(hash, word.charCodeAt(at));
  return hash;
}
