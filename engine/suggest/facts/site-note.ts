/** Parses the additional information about a site: keywords, audience, location, goals. */
import { fold } from '../../text/fold.ts';

export interface SiteNote {
  readonly keywords: readonly string[];
  readonly audience: string | null;
  readonly location: string | null;
  readonly goals: string | null;
}

const keywordsMax = 20;
const termWords = 5;

const labels = {
  keywords:
    /^(?:(?:main|target|focus|primary|seo|our)\s+)*(?:key\s?words?|key\s?phrases?|search terms?|suchbegriffe|schlüsselwörter|mots[- ]clés|palabras clave|parole chiave|palavras[- ]chave|zoekwoorden)\b/iu,
  audience:
    /^(?:(?:our|target|main)\s+)*(?:audience|customers?|clients?|users?|readers?|zielgruppe|kunden|public cible|público objetivo|doelgroep|público-alvo|pubblico)\b/iu,
  location:
    /^(?:location|place|city|region|area|service area|standort|ort|lieu|ubicación|luogo|localização|locatie)\b/iu,
  goals:
    /^(?:(?:business|our|main)\s+)*(?:goals?|aims?|objectives?|ziele?|objectifs?|objetivos?|obiettivi|doelen)\b/iu,
} as const;

const isTerm = (text: string): boolean =>
  text !== '' && text.length <= 60 && text.split(' ').length <= termWords;

const splitTerms = (text: string): string[] =>
  text
    .split(/[,;\n•|]/)
    .map((term) => term.trim().replaceAll(/^[-*"“”'\s]+|["“”'.\s]+$/g, ''))
    .filter(isTerm);

/** "Keywords: a, b" and "our audience is ..." are understood; a bare list with commas is taken for keywords. */
export function readNote(text: string): SiteNote {
  const found: Record<keyof typeof labels, string[]> = {
    keywords: [],
    audience: [],
    location: [],
    goals: [],
  };
  let isLabelled = false;
  for (const line of text.split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u).map((each) => each.trim())) {
    for (const name of ['keywords', 'audience', 'location', 'goals'] as const) {
      const match = labels[name].exec(line);
      if (match === null) continue;
      const rest = line
        .slice(match[0].length)
        .replace(/^\s*(?:is|are|:|=|–|-|sind|ist)+\s*/iu, '')
        .replace(/[.\s]+$/, '');
      if (rest === '') continue;
      found[name].push(rest);
      isLabelled = true;
      break;
    }
  }
  const terms = isLabelled ? found.keywords.flatMap(splitTerms) : text.includes(',') ? splitTerms(text) : [];
  return {
    keywords: [...new Map(terms.map((term) => [fold(term), term])).values()].slice(0, keywordsMax),
    audience: found.audience[0] ?? null,
    location: found.location[0] ?? null,
    goals: found.goals[0] ?? null,
  };
}
