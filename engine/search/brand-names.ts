/** Finds the names of a site, so that searches for it by name are left out: those come anyway. */
import { foldAccents } from '../text/fold.ts';
import { foldedTokens, lettersAndDigits } from '../text/words.ts';

const squash = (text: string): string => lettersAndDigits(foldAccents(text));

const publicParts = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu', 'or', 'ne', 'go']);

/** The name that was registered: `shop` of www.shop.co.uk. */
function domainLabel(host: string): string {
  const parts = host.split('.').slice(0, -1);
  const last = parts.at(-1) ?? host;
  return (publicParts.has(last) && parts.length > 1 ? parts.at(-2) : last) ?? '';
}

const titleEnds = (title: string): string[] => {
  const parts = title.split(/\s+[|–—·•›:-]\s+|\s*[|·•›»]\s*/u).map((part) => part.trim());
  return parts.length < 2 ? [] : [parts[0] ?? '', parts.at(-1) ?? ''];
};

const [sharedMin, sharedShare, nameMax] = [3, 0.4, 40];

/** What many titles begin or end with. */
function namesInTitles(titles: readonly string[]): string[] {
  const ends = Map.groupBy(titles.flatMap(titleEnds), squash);
  return [...ends.keys()].filter((name) => {
    const uses = ends.get(name)?.length ?? 0;
    return name !== '' && name.length <= nameMax && uses >= sharedMin && uses >= titles.length * sharedShare;
  });
}

const shortest = 4;

/** Whether a query names the site, also misspelled by a letter. */
export function brandTest(host: string, titles: readonly string[]): (query: string) => boolean {
  const label = squash(domainLabel(host));
  const names = [...new Set([label, ...namesInTitles(titles)])].filter((name) => name.length >= shortest);
  const isNear = (text: string): boolean => names.some((name) => isWithinOneLetter(text, name));
  return (query) => {
    const plain = squash(query);
    const tokens = foldedTokens(query);
    const pairs = tokens.slice(1).map((token, at) => `${tokens[at]}${token}`);
    return names.some((name) => plain.includes(name)) || [plain, ...tokens, ...pairs].some(isNear);
  };
}

const slipLength = 6;

/** One letter more, less or other; short words differ by that from many. */
function isWithinOneLetter(text: string, name: string): boolean {
  if (name.length < slipLength || Math.abs(text.length - name.length) > 1) return false;
  let start = 0;
  while (start < text.length && text[start] === name[start]) start += 1;
  let end = 0;
  while (end < Math.min(text.length, name.length) - start && text.at(-1 - end) === name.at(-1 - end))
    end += 1;
  return Math.max(text.length, name.length) - start - end <= 1;
}
