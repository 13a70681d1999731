/** Words that say what kind of thing an image is and nothing of what it shows, by language. */

const lists: Readonly<Record<string, string>> = {
  en: 'image images img picture pictures pic photo photos photograph photography graphic graphics logo logotype icon icons banner banners thumbnail thumb screenshot illustration placeholder untitled spacer button arrow slide slider hero background header avatar figure diagram chart',
  de: 'bild bilder foto fotos fotografie grafik logo icon symbol symbolbild banner vorschau vorschaubild abbildung illustration platzhalter titelbild headerbild hintergrund hintergrundbild beitragsbild produktbild schaltfläche pfeil teaserbild',
  fr: 'image images photo photos photographie graphique logo icône icone symbole bannière banniere vignette aperçu illustration visuel figure bouton flèche arrière-plan',
  es: 'imagen imágenes imagenes foto fotos fotografía fotografia gráfico logo logotipo icono ícono símbolo banner miniatura ilustración botón flecha fondo',
  it: 'immagine immagini foto fotografia grafico logo icona simbolo banner miniatura anteprima illustrazione pulsante freccia sfondo',
  pt: 'imagem imagens foto fotos fotografia gráfico logo logotipo logótipo ícone icone símbolo banner miniatura ilustração botão seta fundo',
  nl: 'afbeelding afbeeldingen beeld foto foto’s plaatje logo icoon icoontje pictogram symbool banner miniatuur illustratie knop pijl achtergrond',
  sv: 'bild bilder foto logotyp ikon symbol banner',
  pl: 'obraz obrazek zdjęcie zdjęcia grafika logo ikona baner',
  ja: '画像 写真 ロゴ アイコン バナー 図',
};

const sets = new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(' '))]));

/** No word of the lists is longer. */
const lengthMax = 40;

/** English words count everywhere: tools write them whatever the page speaks. */
export function isGenericAlt(alt: string, language: string): boolean {
  if (alt.length > lengthMax) return false;
  const word = alt
    .toLowerCase()
    .replace(/[\d\s#._:()-]+$/, '')
    .replace(/^[\s"'“„]+|[\s"'”!?]+$/g, '');
  return word !== '' && ((sets.get('en')?.has(word) ?? false) || (sets.get(language)?.has(word) ?? false));
}
