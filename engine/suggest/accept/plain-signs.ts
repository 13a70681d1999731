/** Undoes other ways to write digits and dots, so that a figure or a domain is found however it is spelled. */

/** The digit of each sign, in all scripts. */
const digitOf: ReadonlyMap<string, string> = new Map(
  Intl.supportedValuesOf('numberingSystem')
    .map((numberingSystem) =>
      Array.from(new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210)),
    )
    .filter((signs) => signs.length === 10 && signs.every((sign) => /\p{Nd}/u.test(sign)))
    .flatMap((signs) => signs.map((sign, at) => [sign, String(9 - at)] as const)),
);

const dotWord = 'dot|punkt|punto|point|ponto|punt|точка';
/** Other names after a spelled dot are words: "point de vente". */
const namedTop = '(?:com|net|org|biz|io|xyz|shop|store|online|site|app|example)(?![\\p{L}\\p{N}])';
const dots: readonly RegExp[] = [
  // evil[.]com, evil (dot) com
  new RegExp(`(?<=[\\p{L}\\p{N}]) ?[[({<] ?(?:[.。]|${dotWord}) ?[\\])}>] ?(?=\\p{L})`, 'giu'),
  // evil dot com, evil . com, evil .com
  new RegExp(`(?<=[\\p{L}\\p{N}]) (?:\\.|(?:${dotWord}) ) ?(?=${namedTop})`, 'giu'),
  // evil。com
  /(?<=[a-z0-9])[。｡](?=[a-z]{2})/giu,
];

/** One space at most, no invisible signs. */
export const plainCase = (text: string): string =>
  dots.reduce(
    (plain, dot) => plain.replaceAll(dot, '.'),
    text
      // A power is no part of the number: 2⁴⁸ is 2^48.
      .replaceAll(/(?<=\d)[⁰¹²³⁴-⁹⁻]+/gu, (power) => `^${power}`)
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/\p{Nd}/gu, (sign) => digitOf.get(sign) ?? sign)
      .replaceAll('٪', '%')
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
      .replaceAll(/[‐‑‒–—−]/g, '-')
      .replaceAll(/\s+/g, ' '),
  );

/** The same in lower case. */
export const plainSigns = (text: string): string => plainCase(text).toLowerCase();
