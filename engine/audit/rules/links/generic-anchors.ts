/** Link texts that fit any target and so tell of none, by language. */

const lists: Readonly<Record<string, string>> = {
  en: 'click here; click; click this; here; right here; this; this page; this link; this article; this post; this site; this website; link; the link; go; go here; more; more info; more information; more details; more here; details; read; read here; read more; read on; read this; read it here; continue; continue reading; learn more; see more; show more; view more; view; view all; see all; view details; see details; see here; find out more; find out here; discover more; get more info; start; start here; open; download here; website; page; site; info; next page',
  de: 'hier; hier klicken; klick hier; klicken sie hier; klicke hier; hier lang; mehr; mehr infos; mehr info; mehr informationen; mehr dazu; mehr erfahren; mehr lesen; mehr anzeigen; mehr sehen; mehr details; weitere infos; weitere informationen; weiterlesen; weiter lesen; weiter; weiter zum artikel; jetzt lesen; zum artikel; zum beitrag; artikel lesen; details; ansehen; anzeigen; alle anzeigen; alle ansehen; link; dieser link; diese seite; seite; website; webseite; zur website; zur seite; lesen; lesen sie mehr; erfahren sie mehr; erfahre mehr; jetzt entdecken; entdecken',
  fr: "ici; cliquez ici; cliquer ici; clique ici; par ici; lien; ce lien; cette page; page; site; site web; plus; plus d'infos; plus d'info; plus d'informations; plus de détails; en savoir plus; en savoir +; savoir plus; lire; lire la suite; lire plus; lire l'article; la suite; suite; voir; voir plus; voir tout; voir la suite; voir le détail; détails; découvrir; découvrez; suivant; continuer; continuer la lecture; j'en profite",
  es: 'aquí; aqui; haz clic aquí; haga clic aquí; clic aquí; pincha aquí; pulsa aquí; click aquí; enlace; este enlace; esta página; página; sitio web; web; más; más info; más información; más detalles; leer; leer más; lee más; leer artículo; sigue leyendo; seguir leyendo; continuar leyendo; continuar; ver; ver más; ver todo; ver todos; ver detalles; detalles; saber más; descubre más; descubrir más; conoce más',
  it: "qui; clicca qui; cliccate qui; clicca; link; questo link; questa pagina; pagina; sito; sito web; di più; più info; più informazioni; maggiori informazioni; maggiori dettagli; leggi; leggi qui; leggi di più; leggi tutto; leggi l'articolo; continua; continua a leggere; vedi; vedi tutto; vedi tutti; vedi di più; dettagli; scopri; scopri di più; scopri qui; approfondisci; vai; altro; mostra altro",
  pt: 'aqui; clique aqui; clica aqui; link; este link; esta página; página; site; mais; mais info; mais informações; mais informação; mais detalhes; ler; ler mais; leia; leia mais; leia aqui; leia o artigo; continue lendo; continuar a ler; continuar; ver; ver mais; veja mais; ver tudo; ver todos; ver detalhes; detalhes; saber mais; saiba mais; descubra mais',
  nl: 'hier; klik hier; klik; link; deze link; deze pagina; pagina; website; meer; meer info; meer informatie; meer details; meer lezen; meer weten; lees; lees hier; lees meer; lees verder; lees het artikel; verder lezen; verder; bekijk; bekijk meer; bekijk alles; bekijk details; details; ontdek; ontdek meer; toon meer',
  sv: 'här; klicka här; länk; mer; mer info; mer information; läs mer; läs vidare; visa mer; visa alla; se mer; se alla',
  da: 'her; klik her; link; mere; mere info; læs mere; læs videre; se mere; vis mere; se alle',
  pl: 'tutaj; tu; kliknij tutaj; kliknij; link; więcej; więcej informacji; czytaj; czytaj więcej; czytaj dalej; zobacz; zobacz więcej; szczegóły; dowiedz się więcej',
  ja: 'こちら; こちらへ; こちらから; こちらをクリック; ここ; ここをクリック; クリック; リンク; もっと見る; もっと読む; 続きを読む; 詳細; 詳しく; 詳しくはこちら; 詳細はこちら; 一覧を見る',
  ko: '여기; 여기를 클릭; 클릭; 더보기; 더 보기; 자세히; 자세히 보기; 링크',
  ru: 'здесь; тут; нажмите здесь; нажмите сюда; сюда; ссылка; по ссылке; подробнее; узнать больше; узнать подробнее; читать; читать далее; читать дальше; далее; ещё; еще; смотреть все',
  tr: 'buraya; burada; buraya tıklayın; tıklayın; link; daha fazla; daha fazla bilgi; devamı; devamını oku; devamını okuyun; detaylar',
};

/** Every phrase with the languages that have it. */
const languagesOf = new Map<string, Set<string>>();
for (const [language, list] of Object.entries(lists))
  for (const phrase of list.split('; '))
    languagesOf.set(phrase, (languagesOf.get(phrase) ?? new Set()).add(language));

/** No phrase of the lists comes near it. */
const lengthMax = 60;

const letters = 26;
const isLetter = (letter: number): boolean => letter >= 0 && letter < letters;
/** From 0 for a or A to 25; any other sign is less or more. */
const letterAt = (text: string, at: number): number => (text.charCodeAt(at) | 32) - 97;
const placeOf = (length: number, first: number, last: number): number =>
  (length * letters + first) * letters + last;

/** Lengths of the phrases together with the letters they begin and end with. */
const outlines = new Uint8Array((lengthMax + 1) * letters * letters);
for (const phrase of languagesOf.keys()) {
  const [first, last] = [letterAt(phrase, 0), letterAt(phrase, phrase.length - 1)];
  if (isLetter(first) && isLetter(last)) outlines[placeOf(phrase.length, first, last)] = 1;
}

/** Begins and ends with letters as no phrase of its length does: so nearly every text is told at once. */
function isUnlikeAny(text: string): boolean {
  const first = letterAt(text, 0);
  const last = letterAt(text, text.length - 1);
  return isLetter(first) && isLetter(last) && outlines[placeOf(text.length, first, last)] === 0;
}

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+]+$/gu;
const plus = 43;
const isLetterOrDigit = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** Nothing at either end to take off, and quickly told. */
function isBare(lower: string): boolean {
  const last = lower.charCodeAt(lower.length - 1);
  return (
    isLetterOrDigit(lower.charCodeAt(0)) && (isLetterOrDigit(last) || last === plus) && !lower.includes('’')
  );
}

/** `<this>`, `--link` and `.site` are code, and say exactly what they mean. */
const isCode = /^(?:<|--?[a-z]|[.@$#][a-z])/i;

/** English phrases count everywhere: themes leave them untranslated. */
export const isGenericAnchor = (text: string, languages: readonly string[]): boolean =>
  text !== '' && text.length <= lengthMax && !isUnlikeAny(text) && isListed(text, languages);

function isListed(text: string, languages: readonly string[]): boolean {
  const lower = text.toLowerCase();
  const isPlain = isBare(lower);
  if (!isPlain && isCode.test(text)) return false;
  const spoken = languagesOf.get(isPlain ? lower : lower.replaceAll('’', "'").replace(edges, ''));
  return spoken !== undefined && (spoken.has('en') || languages.some((language) => spoken.has(language)));
}
