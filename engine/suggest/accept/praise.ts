/** Finds claims of rank, awards and unmatched quality, which only somebody else could confirm. */
import { foldAccents } from '../../text/fold.ts';

/** In the languages of most pages, over text without accents. */
const sources: readonly string[] = [
  '(?:#|№|n[ro°º]?\\.?|numero|number|nummer) ?1(?!\\d)|number[- ]one|nummer eins',
  '(?:the|our|your) (?:best|finest|cheapest|fastest|largest|biggest|greatest)(?! (?:way|time|place|practice|part|thing))',
  '(?:market|world|industry)[- ]lead\\p{L}*|leading (?!(?:to|up|into|from)(?!\\p{L}))\\p{L}+|top[- ]rated|best[- ]sell\\p{L}*',
  '(?<!am )(?:aller)?beste[mnrs]?|fuhrend\\p{L}*|marktfuhr\\p{L}*|(?:grosst|gunstigst|beliebtest)e[mnrs]?',
  '(?:le|la|les|nos|votre|vos) meilleure?s?|(?:el|la|los|las) mejor(?:es)?|lider(?:es)?',
  "(?:il|la|le|i|gli|l')\\s?miglior[ei]?|(?:o|a|os|as) melhor(?:es)?|toonaangevend\\p{L}*",
  'лучш\\p{L}*|самы[иехм]\\p{L}* \\p{L}+|ведущ\\p{L}*',
  '最高|最大|日本一|第一|افضل|الارخص',
  '(?:the|our|your) (?:most (?!recent|common|important|likely|of(?!\\p{L}))\\p{L}+|(?!(?:la|ne)test|newest|nearest|closest|earliest|rest|\\p{L}*(?:test|forest|interest|request|harvest|guest|west|honest|modest)(?!\\p{L}))\\p{L}+est)',
  '(?:le|la|les|notre|nos|el|los|las|il|lo|i|gli) (?:plus|mas|piu|mais) (?!(?:d[eiu]|que|che|tard|souvent|recent|important)\\p{L}*(?!\\p{L}))\\p{L}+',
  'world[- ]famous|certified|zertifiziert\\p{L}*|recommended by|empfohlen von|recommande\\p{L}* par|recomendad\\p{L}* por',
  'un(?:beatable|rivall?ed|matched|paralleled|surpassed)|world[- ]class|second to none',
  'unschlagbar\\p{L}*|unubertroffen\\p{L}*|inegale\\p{L}*|inigualable\\p{L}*|insuperabil\\p{L}*|imbativel|onovertroffen',
];
const awards =
  'award\\p{L}*|prize[- ]winning|preisgekront\\p{L}*|testsieger\\p{L}*|recompense\\p{L}*|premiad\\p{L}*|galardonad\\p{L}*|premiat\\p{L}*|bekroond\\p{L}*|受賞|获奖';

const unspaced = /[\u0600-\u06ff\u3040-\u30ff\u4e00-\u9fff]/;
const patternOf = (source: string): RegExp =>
  new RegExp(unspaced.test(source) ? source : `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
const praise = sources.map(patternOf);
const award = new RegExp(awards, 'iu');

/** Without article and ending: "the best" and "our best" are one claim. */
const claimOf = (words: string): string =>
  (words.split(' ').at(-1) ?? words).replace(/e[mnrs]?$|[ao]s?$/u, '');

/** What the known text does not claim in the same words. */
export function unknownPraise(text: string, known: string): string[] {
  const [own, theirs] = [foldAccents(text), foldAccents(known)];
  const ranks = praise.flatMap((pattern) => {
    const found = own.match(pattern) ?? [];
    if (found.length === 0) return [];
    const claimed = new Set((theirs.match(pattern) ?? []).map(claimOf));
    return found.filter((words) => !claimed.has(claimOf(words)));
  });
  const [prize] = award.exec(own) ?? [];
  return prize === undefined || award.test(theirs) ? ranks : [...ranks, prize];
}
