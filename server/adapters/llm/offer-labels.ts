/** What a text to paste is called where a reply offers it, as in "Meta description: …", in the languages of the interface. */
import { foldAccents } from '@pagewright/engine/text/fold';

/** Without accents; each may have up to two more letters, as in a plural. */
const names = [
  'title|headline|heading|subheading|description|alt|alt[- ]text|caption|anchor|link text|slogan|tagline|snippet|intro|paragraph|sentence|copy|wording|text|option|version|variant|alternative',
  'titel|uberschrift|(?:meta[- ]?)?beschreibung|alternativtext|bildunterschrift|linktext|ankertext|absatz|absatze|satz|satze|variante|einleitung|vorschlag',
  'titre|intertitre|texte alternatif|legende|texte|paragraphe|phrase|accroche|proposition',
  'titulo|encabezado|(?:meta ?)?descripcion|texto alternativo|leyenda|texto|parrafo|frase|opcion|propuesta',
  'titol[oi]|intestazion[ei]|descrizion[ei]|testo alternativo|didascali[ae]|test[oi]|paragraf[oi]|frasi|opzion[ei]|proposta',
  'cabecalho|(?:meta ?)?descricao|legenda|paragrafo|versao|opcao|proposta',
  'kop|kopje|(?:meta[- ]?)?beschrijving|alt-tekst|bijschrift|tekst|alinea|zin|versie|optie|voorstel',
  'h[1-6]|meta[- ]?title|title[- ]tag|og:title|og:description',
].join('|');
const name = `(?<![\\p{L}\\p{N}-])(?:${names})\\p{L}{0,2}(?![\\p{L}])`;
const anywhere = new RegExp(name, 'u');
/** At the end: "a better title", "Title 2", "Title (57 characters)", "Title, 57 characters". */
const atEnd = new RegExp(
  `${name}(?:[ -](?:tag|text|\\d{1,2}|[a-h]))?(?: ?[([][^)\\]]*[)\\]]|, \\d+ \\p{L}+)?$`,
  'u',
);
const labelLength = 80;

/** Whether the words mention a text to paste. */
export const namesText = (words: string): boolean => anywhere.test(foldAccents(words));

/** Whether the words are the name of a text to paste, so that what follows is that text. */
export const isLabel = (words: string): boolean =>
  words.length <= labelLength && atEnd.test(foldAccents(words).trim());

const separator = /[:：=→]|\s[–—-]\s/gu;

/** The text behind a label in the same line; null when there is none. */
export function labelled(line: string): string | null {
  for (const { 0: sign, index } of line.matchAll(separator)) {
    const value = line.slice(index + sign.length).trim();
    if (value !== '' && isLabel(line.slice(0, index))) return value;
  }
  return null;
}
