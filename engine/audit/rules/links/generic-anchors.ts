/** Generic link texts by language; words that lead on in a series, such as “next”, say their place. */

const lists: Readonly<Record<string, string>> = {
  en: 'click here; click; click this; here; right here; this; this page; this link; this article; this post; this site; this website; link; the link; go; go here; more; more info; more information; more details; more here; details; read; read here; read more; read on; read this; read it here; continue; continue reading; learn more; see more; show more; view more; view; view all; see all; view details; see details; see here; find out more; find out here; discover more; get more info; start; start here; open; download here; website; page; site; info',
  de: 'hier; hier klicken; klick hier; klicken sie hier; klicke hier; hier lang; mehr; mehr infos; mehr info; mehr informationen; mehr dazu; mehr erfahren; mehr lesen; mehr anzeigen; mehr sehen; mehr details; weitere infos; weitere informationen; weiterlesen; weiter lesen; weiter zum artikel; jetzt lesen; zum artikel; zum beitrag; artikel lesen; details; ansehen; anzeigen; alle anzeigen; alle ansehen; link; dieser link; diese seite; seite; website; webseite; zur website; zur seite; lesen; lesen sie mehr; erfahren sie mehr; erfahre mehr; jetzt entdecken; entdecken',
  fr: "ici; cliquez ici; cliquer ici; clique ici; par ici; lien; ce lien; cette page; page; site; site web; plus; plus d'infos; plus d'info; plus d'informations; plus de détails; en savoir plus; en savoir +; savoir plus; lire; lire la suite; lire plus; lire l'article; la suite; suite; voir; voir plus; voir tout; voir la suite; voir le détail; détails; découvrir; découvrez; continuer; continuer la lecture; j'en profite",
  es: 'aquí; aqui; haz clic aquí; haga clic aquí; clic aquí; pincha aquí; pulsa aquí; click aquí; enlace; este enlace; esta página; página; sitio web; web; más; más info; más información; más detalles; leer; leer más; lee más; leer artículo; sigue leyendo; seguir leyendo; continuar leyendo; continuar; ver; ver más; ver todo; ver todos; ver detalles; detalles; saber más; descubre más; descubrir más; conoce más',
  it: "qui; clicca qui; cliccate qui; clicca; link; questo link; questa pagina; pagina; sito; sito web; di più; più info; più informazioni; maggiori informazioni; maggiori dettagli; leggi; leggi qui; leggi di più; leggi tutto; leggi l'articolo; continua; continua a leggere; vedi; vedi tutto; vedi tutti; vedi di più; dettagli; scopri; scopri di più; scopri qui; approfondisci; vai; altro; mostra altro",
  pt: 'aqui; clique aqui; clica aqui; link; este link; esta página; página; site; mais; mais info; mais informações; mais informação; mais detalhes; ler; ler mais; leia; leia mais; leia aqui; leia o artigo; continue lendo; continuar a ler; continuar; ver; ver mais; veja mais; ver tudo; ver todos; ver detalhes; detalhes; saber mais; saiba mais; descubra mais',
  nl: 'hier; klik hier; klik; link; deze link; deze pagina; pagina; website; meer; meer info; meer informatie; meer details; meer lezen; meer weten; lees; lees hier; lees meer; lees verder; lees het artikel; verder lezen; bekijk; bekijk meer; bekijk alles; bekijk details; details; ontdek; ontdek meer; toon meer',
  sv: 'här; klicka här; länk; mer; mer info; mer information; läs mer; läs vidare; visa mer; visa alla; se mer; se alla',
  da: 'her; klik her; link; mere; mere info; læs mere; læs videre; se mere; vis mere; se alle',
  pl: 'tutaj; tu; kliknij tutaj; kliknij; link; więcej; więcej informacji; czytaj; czytaj więcej; czytaj dalej; zobacz; zobacz więcej; szczegóły; dowiedz się więcej',
  ja: 'こちら; こちらへ; こちらから; こちらをクリック; ここ; ここをクリック; クリック; リンク; もっと見る; もっと読む; 続きを読む; 詳細; 詳しく; 詳しくはこちら; 詳細はこちら; 一覧を見る',
  ko: '여기; 여기를 클릭; 클릭; 더보기; 더 보기; 자세히; 자세히 보기; 링크',
  ru: 'здесь; тут; нажмите здесь; нажмите сюда; сюда; ссылка; по ссылке; подробнее; узнать больше; узнать подробнее; читать; читать далее; читать дальше; ещё; еще; смотреть все',
  tr: 'buraya; burada; buraya tıklayın; tıklayın; link; daha fazla; daha fazla bilgi; devamı; devamını oku; devamını okuyun; detaylar',
};

const phrases = Object.entries(lists).flatMap(([language, list]) =>
  list.split('; ').map((phrase) => ({ phrase, language })),
);
const entriesByPhrase: ReadonlyMap<string, readonly { readonly language: string }[]> = Map.groupBy(
  phrases,
  ({ phrase }) => phrase,
);

/** No phrase of the lists is longer. */
const lengthMax = 60;

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+]+$/gu;
/** Nothing to strip at either end. */
const isBare = /^[a-z\d](?:[^]*[a-z\d])?$/;

/** `<this>`, `--link` and `.site` are code, and say exactly what they mean. */
const isCode = /^(?:<|--?[a-z]|[.@$#][a-z])/i;

/** English phrases count everywhere: themes leave them untranslated. */
export function isGenericAnchor(text: string, languages: readonly string[]): boolean {
  if (text.length > lengthMax) return false;
  const lower = text.toLowerCase().replaceAll('’', "'");
  const phrase = isBare.test(lower) ? lower : lower.replace(edges, '');
  const entries = entriesByPhrase.get(phrase);
  if (entries === undefined || isCode.test(text)) return false;
  return entries.some(({ language }) => language === 'en' || languages.includes(language));
}
