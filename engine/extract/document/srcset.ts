/** Parses a srcset by the rules of the standard; URLs may contain commas. */

export interface Candidate {
  readonly url: string;
  readonly descriptor: string;
}

const candidatesMax = 64;

const comma = 44;
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

export function parseSrcset(srcset: string): Candidate[] {
  const found: Candidate[] = [];
  let at = 0;
  while (found.length < candidatesMax) {
    while (at < srcset.length && (isSpace(srcset.charCodeAt(at)) || srcset.charCodeAt(at) === comma)) at += 1;
    if (at >= srcset.length) break;
    const start = at;
    while (at < srcset.length && !isSpace(srcset.charCodeAt(at))) at += 1;
    if (srcset.charCodeAt(at - 1) === comma) {
      found.push({ url: srcset.slice(start, at).replace(/,+$/, ''), descriptor: '' });
      continue;
    }
    const end = descriptorEnd(srcset, at);
    found.push({ url: srcset.slice(start, at), descriptor: srcset.slice(at, end).trim() });
    at = end + 1;
  }
  return found;
}

/** The next comma outside parentheses. */
function descriptorEnd(srcset: string, from: number): number {
  let inParentheses = false;
  for (let at = from; at < srcset.length; at += 1) {
    const code = srcset.charCodeAt(at);
    if (code === 40) inParentheses = true;
    else if (code === 41) inParentheses = false;
    else if (code === comma && !inParentheses) return at;
  }
  return srcset.length;
}
