/** Endings and phrases that make a superlative of any adjective, by language, as patterns over text without accents. */
export interface SuperlativeForms {
  readonly anyCase?: readonly string[];
  /** Where capital letters tell a noun from an adjective. */
  readonly asWritten?: readonly string[];
}

const oneOf = (words: string): string => words.trim().split(/\s+/).join('|');

/** English words in -est that compare nothing; those of the second list also end longer words. */
const plainEst = oneOf(`
  test retest pretest west midwest northwest southwest rest arrest unrest armrest backrest headrest footrest wrest
  best nest vest quest chest crest zest pest jest lest blest abreast digest ingest attest detest divest infest molest
  honest dishonest modest immodest earnest manifest behest bequest inquest incest tempest palimpsest priest
  latest newest nearest closest furthest farthest earliest budapest bucharest brest everest ernest`);
const plainEstEndings = oneOf(
  'forest interest request conquest harvest invest suggest contest protest guest',
);

/** German words in -st that compare nothing, without their ending; "next" and "newest" praise nothing. */
const plainSt = oneOf(`
  erst allererst best nachst ubernachst sechst fest ernst test unterst oberst hinterst vorderst ausserst innerst
  mittelst neust neuest jungst spatest mindest zwanzigst dreissigst vierzigst funfzigst sechzigst siebzigst achtzigst
  neunzigst hundertst tausendst finst berst durst forst ehest aktuellst wichtigst haufigst gangigst liebst`);
const endings = 'e[mnrs]?';

/** Dutch words in -ste that compare nothing. */
const plainSte = oneOf(`
  eerste allereerste laatste voorlaatste meeste naaste juiste vaste beste bewuste onbewuste woeste robuuste gewenste
  ongewenste toegepaste aangepaste gepaste ongepaste verraste getooste minste tenminste ernste kuste koste rustte
  nieuwste volgende achtste twintigste dertigste veertigste vijftigste zestigste zeventigste tachtigste negentigste
  honderdste duizendste`);

/** "el pan de masa madre más sano": an article, a few words, "más" and an adjective. */
const betweenArticle = (articles: string, most: string, not: string): string =>
  `(?:${articles}) (?:\\p{L}+ ){0,4}(?:${most}) (?!(?:${not})(?!\\p{L}))\\p{L}+`;

export const superlativeForms: Readonly<Record<string, SuperlativeForms>> = {
  en: {
    anyCase: [
      `(?!(?:${plainEst}|\\p{L}*(?:${plainEstEndings}))(?!\\p{L}))\\p{L}{2,}est`,
      // "most people" compares nothing, "most healthy" does.
      'most (?!(?:recent|common|frequent|likely|important|probably|certainly|usually|family)(?:ly)?(?!\\p{L}))\\p{L}*(?:ous|ful|ble|ive|al|ic|ed|ing|y|ant|ent|less|ern|ique)(?!\\p{L})',
      "(?:the|our|your|its|their|his|her|\\p{L}['’]s) (?:very )?(?:most|least) (?!(?:recent|common|frequent|likely|important|of|part|people)(?:ly)?(?!\\p{L}))\\p{L}+",
    ],
  },
  de: {
    asWritten: [
      `(?!(?:${plainSt})${endings}(?!\\p{L})|(?:ansonsten|zugunsten)(?!\\p{L}))\\p{Ll}+(?:[bcfghklmnpr]|e|gros)st${endings}`,
      `\\p{Lu}\\p{Ll}+(?:ig|lich|isch|haft|sam|bar|ell|ern)st${endings}`,
    ],
  },
  nl: { anyCase: [`(?!(?:${plainSte})(?!\\p{L}))(?!\\p{L}+iste(?!\\p{L}))\\p{L}{2,}ste`] },
  fr: {
    anyCase: [
      '(?:le|la|les|nos|notre|votre|vos|leur|leurs|son|sa|ses|du|des|au|aux) (?:plus|moins) (?!(?:souvent|tot|tard|proches?|recente?s?|importante?s?|courante?s?|frequente?s?|possible|pres|de|du|des|d|en|que|grand nombre)(?!\\p{L}))\\p{L}+',
    ],
  },
  es: {
    anyCase: [
      betweenArticle(
        'el|la|los|las|lo|del|su|sus|nuestr[oa]s?',
        'mas|menos',
        'de|del|que|sobre|cerca|cercan[oa]s?|tarde|tardar|alla|y|o|a|en|para|por|informacion|recientes?|importantes?|comun(?:es)?|frecuentes?|adelante|detalles|alto|bajo',
      ),
      '\\p{L}+isim[oa]s?',
    ],
  },
  it: {
    anyCase: [
      betweenArticle(
        'il|lo|la|i|gli|le|del|dello|della|dei|al|alla|nostr[oaie]|tu[oa]',
        'piu|meno',
        'di|del|della|che|su|vicin[oaie]|tardi|informazioni|e|o|a|in|per|recenti?|importanti?|comuni?|frequenti?|dettagli',
      ),
      '\\p{L}{2,}issim[oaie]',
    ],
  },
  pt: {
    anyCase: [
      betweenArticle(
        'o|a|os|as|do|da|dos|das|ao|seu|sua|noss[oa]s?',
        'mais|menos',
        'de|do|da|que|sobre|perto|proxim[oa]s?|tarde|informacoes|e|ou|a|em|para|por|recentes?|importantes?|comuns?|frequentes?|detalhes',
      ),
      '\\p{L}{2,}issim[oa]s?',
    ],
  },
  ru: {
    anyCase: [
      'сам(?:ый|ая|ое|ые|ого|ой|ых|ым|ыми|ую) \\p{L}+',
      '(?!дальнейш)\\p{L}{2,}[еа]йш(?:ий|ая|ее|ие|его|ей|их|им|ими|ую|ем|ему)',
      'наи\\p{L}{3,}',
    ],
  },
  pl: { anyCase: ['naj(?!em|m|pierw|nowsz)\\p{L}{2,}(?:szy|sza|sze|szych|szym|szymi|szego|szej|iej)'] },
  sv: {
    anyCase: ['(?!(?:senaste|narmaste)(?!\\p{L}))\\p{L}{2,}aste', 'mest \\p{L}+(?:nde|iga|t|d)'],
  },
  da: {
    anyCase: ['(?!(?:næste|første|fleste|seneste|sidste|gæste)(?!\\p{L}))\\p{L}{2,}este', 'mest \\p{L}+e'],
  },
  no: { anyCase: ['(?!(?:neste|første|fleste|seneste|siste)(?!\\p{L}))\\p{L}{2,}este', 'mest \\p{L}+e'] },
  tr: { anyCase: ['en (?!(?:az|fazla|gec|son|cok|yakin|erken)(?!\\p{L}))\\p{L}+'] },
  ja: { anyCase: ['最(?![近後初新終寄中]|低限)\\p{Script=Han}'] },
  zh: { anyCase: ['最(?![近后後初新终終]|低限)\\p{Script=Han}'] },
  ko: { anyCase: ['가장 \\p{L}+'] },
};
