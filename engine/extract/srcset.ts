/** The candidates of a srcset, read by the standard's rules: addresses may hold commas. */

export interface Candidate {
  readonly url: string;
  readonly descriptor: string;
}

const candidatesMax = 64;

export function readSrcset(srcset: string): Candidate[] {
  const found: Candidate[] = [];
  let at = 0;
  while (found.length < candidatesMax) {
    while (at < srcset.length && /[\s,]/.test(srcset.charAt(at))) at += 1;
    if (at >= srcset.length) break;
    const space = srcset.slice(at).search(/\s/);
    const written = space === -1 ? srcset.slice(at) : srcset.slice(at, at + space);
    at += written.length;
    if (written.endsWith(',')) {
      found.push({ url: written.replace(/,+$/, ''), descriptor: '' });
      continue;
    }
    const end = descriptorEnd(srcset, at);
    found.push({ url: written, descriptor: srcset.slice(at, end).trim() });
    at = end + 1;
  }
  return found;
}

/** The next comma outside parentheses. */
function descriptorEnd(srcset: string, from: number): number {
  let inParentheses = false;
  for (let at = from; at < srcset.length; at += 1) {
    const character = srcset.charAt(at);
    if (character === '(') inParentheses = true;
    else if (character === ')') inParentheses = false;
    else if (character === ',' && !inParentheses) return at;
  }
  return srcset.length;
}
