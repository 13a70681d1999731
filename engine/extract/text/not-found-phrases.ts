/** How pages of several languages say that there is nothing to see. */
import type { QualityFacts } from '../../facts/text-facts.ts';

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

/** The number says it in any language, but only by itself or beside "error": rooms and cars are called 404 too. */
const code =
  /^404(?:$|\s*[:.,!|–—-])|\b(?:error|fehler|erreur|errore?|erro|fout)\s+404\b|\b404\s+(?:error|fehler)\b/i;

export interface PageOpening {
  readonly language: string;
  readonly title: string | null;
  readonly h1: string | null;
  readonly opening: string;
}

/** Title and h1 may say it in short; the opening only in whole sentences. */
export function findNotFoundPhrase({ language, title, h1, opening }: PageOpening): Found {
  const known = [...new Set([...(phrases[language] ?? []), ...(phrases['en'] ?? [])])];
  for (const [where, text] of [
    ['title', title],
    ['h1', h1],
  ] as const) {
    if (text === null) continue;
    const lower = text.toLowerCase().replaceAll('’', "'");
    const phrase = known.find((each) => lower.includes(each)) ?? code.exec(text)?.[0].trim();
    if (phrase !== undefined) return { phrase, where };
  }
  const lower = opening.toLowerCase().replaceAll('’', "'");
  const phrase = known.find(
    (each) => each.includes(' ') && each !== 'not found' && each !== 'nicht gefunden' && lower.includes(each),
  );
  return phrase === undefined ? null : { phrase, where: 'opening' };
}
