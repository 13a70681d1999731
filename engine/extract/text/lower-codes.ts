/** A text as character codes in lower case. */
import { CodeScratch } from '../code-scratch.ts';
import { latinEnd } from './characters.ts';

/** Used anew by every text: what `lowerCodes` returned before is gone. */
const scratch = new CodeScratch(1 << 16);

const finalSigma = 0x3c2;
const sigma = 0x3c3;
const curlyApostrophe = 0x2019;
const apostrophe = 39;

/** A few letters grow when lowered, and stay as they are: every character keeps its place. */
function lowerOf(code: number): number {
  if (code === finalSigma) return sigma;
  const lower = String.fromCharCode(code).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : code;
}

const latinLower = Uint16Array.from({ length: latinEnd }, (_, code) => lowerOf(code));

let wideLower: Uint16Array | null = null;

/** Made at the first letter that is not Latin: most pages never need it. */
const wideTable = (): Uint16Array => Uint16Array.from({ length: 0x10000 }, (_, code) => lowerOf(code));

/** Dashes, quotes and other marks that no case has. */
const isMark = (code: number): boolean => code >= 0x2000 && code < 0x2100;

/** Which of the first 256 characters the latest text holds, by their code; any other holds the last place. */
export const seen = new Uint8Array(257);
export const wideSeen = 256;

/** One code per character of `text`, and two zeros behind them; both apostrophes are one. */
export function lowerCodes(text: string): Uint16Array {
  const codes = scratch.write(text, 2);
  lowerInPlace(codes, text.length);
  return codes;
}

function lowerInPlace(into: Uint16Array, length: number): void {
  seen.fill(0);
  for (let at = 0; at < length; at += 1) {
    const code = into[at] ?? 0;
    seen[code < wideSeen ? code : wideSeen] = 1;
    if (code < latinEnd) into[at] = latinLower[code] ?? 0;
    else if (isMark(code)) {
      if (code === curlyApostrophe) into[at] = apostrophe;
    } else {
      wideLower ??= wideTable();
      into[at] = wideLower[code] ?? 0;
    }
  }
}
