/** Finds phrases that say "page not found", in several languages. */
import type { QualityFacts } from '../../model/text-facts.ts';

type Found = QualityFacts['notFoundPhrase'];

const phrases: Record<string, readonly string[]> = {
  en: [
    'page not found',
    'not found',
    'page cannot be found',
    "page can't be found",
    "page doesn't exist",
    'page does not exist',
    'no longer available',
    'no longer exists',
    'nothing was found',
    'nothing found',
    "couldn't find that page",
    'could not find the page',
    "couldn't find the page",
    'page you requested could not be found',
    'page you are looking for',
    'page is missing',
    'no such page',
  ],
  de: [
    'seite nicht gefunden',
    'nicht gefunden',
    'seite existiert nicht',
    'seite wurde nicht gefunden',
    'konnte nicht gefunden werden',
    'nicht mehr verfügbar',
    'seite gibt es nicht',
  ],
  fr: [
    'page non trouvée',
    'page introuvable',
    "page n'existe pas",
    "n'a pas été trouvée",
    "n'existe plus",
    'page inexistante',
  ],
  es: [
    'página no encontrada',
    'no se ha encontrado',
    'no se encontró',
    'página no existe',
    'no encontramos la página',
    'ya no está disponible',
  ],
  it: [
    'pagina non trovata',
    'pagina non esiste',
    'non è stata trovata',
    'pagina inesistente',
    'non più disponibile',
  ],
  pt: [
    'página não encontrada',
    'página não existe',
    'não foi encontrada',
    'não encontramos a página',
    'não está mais disponível',
  ],
  nl: [
    'pagina niet gevonden',
    'pagina bestaat niet',
    'niet gevonden',
    'kon niet worden gevonden',
    'niet meer beschikbaar',
  ],
};

/** The number says it in any language, but only alone or with "error": hotel suites and cars are called 404 too. */
const code =
  /^404(?:$|\s*[:.,!|–—-])|\b(?:error|fehler|erreur|errore?|erro|fout)\s+404\b|\b404\s+(?:error|fehler)\b/i;

export interface PageOpening {
  readonly language: string;
  readonly title: string | null;
  readonly h1: string | null;
  readonly opening: string;
}

/** The phrases of a language, and one pattern for all of them. */
interface NotFoundPhrases {
  readonly known: readonly string[];
  readonly any: RegExp;
}

function phrasesOf(language: string): NotFoundPhrases {
  const known = [...new Set([...(phrases[language] ?? []), ...(phrases['en'] ?? [])])];
  // As `plain` has it: the Kelvin sign is a k in lower case too.
  const any = known.join('|').replaceAll("'", "['’]").replaceAll('k', '[k\u212a]');
  return { known, any: new RegExp(any, 'i') };
}

const english = phrasesOf('en');
const byLanguage = new Map(Object.keys(phrases).map((language) => [language, phrasesOf(language)]));

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Too short for the opening, where they may refer to anything. */
const isShort = (phrase: string): boolean => phrase === 'not found' || phrase === 'nicht gefunden';

/** Title and h1 may say it in short; the opening only in whole sentences. */
export function findNotFoundPhrase({ language, title, h1, opening }: PageOpening): Found {
  const expected = byLanguage.get(language) ?? english;
  // One pattern rules out most pages: no phrase has a line break.
  const headline = `${title ?? ''}\n${h1 ?? ''}`;
  if (!expected.any.test(`${headline}\n${opening}`) && !headline.includes('404')) return null;
  const inTitle = title === null ? undefined : phraseIn(title, expected);
  if (inTitle !== undefined) return { phrase: inTitle, where: 'title' };
  const inH1 = h1 === null ? undefined : phraseIn(h1, expected);
  if (inH1 !== undefined) return { phrase: inH1, where: 'h1' };
  const lower = plain(opening);
  const phrase = expected.known.find((each) => !isShort(each) && lower.includes(each));
  return phrase === undefined ? null : { phrase, where: 'opening' };
}

function phraseIn(text: string, { known }: NotFoundPhrases): string | undefined {
  const lower = plain(text);
  return known.find((each) => lower.includes(each)) ?? code.exec(text)?.[0].trim();
}
