/** FNV-1a over a word's characters, taken while it is read. */

export const hashStart = 0x811c9dc5 | 0;

export const hashNext = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
