/** Finds the hosts that a text names: in URLs, and as bare names; identifiers of programs and names of files are none. */
import { fileExtensions, nonLatinTopLevelDomains } from './claim-words.ts';
import { plainCase } from './plain-signs.ts';

/** Top-level domains by which a bare name is known as a host; those of countries are known to the platform. */
const genericTops: ReadonlySet<string> = new Set(
  'com net org edu gov mil int info biz pro io ai app dev xyz shop store online site website web tech cloud space blog club live link click page life world today top vip icu buzz fun win bid loan casino bet example test invalid localhost'.split(
    ' ',
  ),
);

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isTop = (top: string): boolean =>
  genericTops.has(top) ||
  top.startsWith('xn--') ||
  (top.length === 2 && (top === 'uk' || countries.of(top.toUpperCase()) !== undefined));

const schemeUrl = /(?:\b[a-z][a-z0-9+.-]{0,30}:)?[\\/]{2}(?:[^\s/@"'<>]*@)?([^\s/\\?#"'<>)\]}:,;]+)/giu;
const asciiLabel = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const anyLabel = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const bareHost = new RegExp(
  `(?<![\\p{Script=Latin}0-9.@_$/-])(?:${asciiLabel}\\.)+(?<top>[a-z]{2,24}|xn--[a-z0-9-]+)(?![a-z0-9@_(-])`,
  'giu',
);
const otherHost = new RegExp(
  `(?<![\\p{L}\\p{N}.@-])(?:${anyLabel}\\.)+(?:[a-z]{2,24}|${nonLatinTopLevelDomains.join('|')})(?![\\p{L}\\p{N}@-])`,
  'giu',
);
const ipAddress = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g;
/** Of a machine or network of one's own. */
const privateAddress = /^(?:0|10|127|192\.168|172\.(?:1[6-9]|2\d|3[01])|255)\./;

/** "ASP.NET", and what follows a full stop without a space: "bread.It". */
const isProse = (found: string, top: string): boolean =>
  /^[A-Z]{2,4}\.NET$/.test(found) || /^[A-Z][a-z]+$/.test(top);
/** "window.fooBar.id"; a host with a capital inside ends in a well-known name. */
const isIdentifier = (found: string, top: string): boolean =>
  /[a-z][A-Z]/.test(found) && !/^(?:com|net|org)$/i.test(top);

export const bareName = (host: string): string =>
  host
    .toLowerCase()
    .replace(/[.:]+$/, '')
    .replace(/^www\./, '');

/** In lower case, without `www.`. */
export function hostsIn(given: string): string[] {
  const text = plainCase(given);
  const inUrls = [...text.matchAll(schemeUrl)]
    .map(([, host = '']) => host)
    .filter((host) => host.includes('.'));
  const rest = text.replaceAll(schemeUrl, ' ');
  const bare = [...rest.matchAll(bareHost)].flatMap(({ 0: found, groups }) => {
    const top = groups?.['top'] ?? '';
    const isHost =
      found.toLowerCase().startsWith('www.') ||
      (isTop(top.toLowerCase()) &&
        !fileExtensions.has(top.toLowerCase()) &&
        !isProse(found, top) &&
        !isIdentifier(found, top));
    return isHost ? [found] : [];
  });
  const other = [...rest.matchAll(otherHost)]
    .map(([found]) => found)
    .filter((found) => /[^\x20-\x7e]/.test(found));
  const machines = [...rest.matchAll(ipAddress)].map(([found]) => found);
  return [...inUrls, ...bare, ...other, ...machines]
    .filter((host) => !privateAddress.test(host))
    .map(bareName);
}
