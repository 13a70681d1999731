/** What kind of thing a question asks for, in six languages, and whether a text shows such a thing: a name, a date, a price. */
import { calendarWords } from './calendar-words.ts';
import { foldAccents } from './fold.ts';

export type QuestionKind =
  | 'who'
  | 'when'
  | 'where'
  | 'hours'
  | 'price'
  | 'size'
  | 'number'
  | 'version'
  | 'age'
  | 'language'
  | 'email'
  | 'phone'
  /** A way to write or to call. */
  | 'contact'
  /** On which page something is explained. */
  | 'page';

/** On a question without accents. Words that join clauses count only where a question begins. */
const start = String.raw`(?:^|[,;:.?!] |\b(?:and|or|und|oder|et|ou|y|e|o|en|of|say|know|tell me|weisst du|since|until|by|seit|bis|depuis|jusqu'a|desde|hasta|da|fino a|entro|sinds|tot|from|to|for|with|von|an|a|de|par|avec|por|con|di|van|aan|bij|met|door) )`;

const questions: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'page',
    /\b(?:which|what)(?: other)? (?:page|article|section|chapter)s?\b|\bwhere (?:is|are|do|does|can)\b.*\b(?:explain|describ|read|mention|talk|learn|say|document|cover)|\b(?:welche[rsnm]?|was fur eine)(?: ander\w+)? (?:unter)?(?:seite|kapitel|artikel|abschnitt)\b|\bwo (?:wird|werden|steht|stehen|kann|finde)\b.*\b(?:erklar|beschrieb|nachles|erwahn|steht|etwas|mehr)|\b(?:quelle|quel)(?: autre)? (?:page|chapitre|article|section)\b|\bou\b.*\b(?:explique|decrit|parle|lire|mentionne)|\b(?:que|cual|en que|en cual)(?: otra)? (?:pagina|capitulo|articulo|seccion)\b|\bdonde\b.*\b(?:explica|describe|habla|leer|menciona)|\b(?:quale|che|in quale)(?: altra)? (?:pagina|capitolo|articolo|sezione)\b|\bdove\b.*\b(?:spiega|descri|parla|leggere|menziona)|\b(?:welke|op welke)(?: andere)? (?:pagina|hoofdstuk|artikel)\b|\bwaar\b.*\b(?:uitgelegd|beschreven|lezen|staat|vermeld)/,
  ],
  [
    'hours',
    /\bopening (?:hours|times)\b|\bbusiness hours\b|\b(?:what time|when|how late|until when|what days)\b.*\b(?:open|opens|close|closes|closed|closing)\b|\b(?:are|is) \w+(?: \w+){0,2} open\b|\boffnungszeit|\b(?:wann|wie lange|bis wann|wie ?viel uhr|ist|sind|habt ihr|haben sie)\b.*\b(?:offen|geoffnet|auf|geschlossen|offnet|schliesst|schliessen|macht .* zu)\b|\bhoraires?\b|\bheures? d'ouverture|\b(?:quelle heure|quand|est-ce)\b.*\b(?:ouvr|ouvert|ferm)|\bhorarios?\b|\b(?:que hora|cuando|estan?)\b.*\b(?:abr|cierr|cerr|abiert)|\borari(?:o)?\b|\b(?:che ora|quando|siete)\b.*\b(?:apr|chiud|apert|chius)|\bopenings(?:tijd|ur)|\b(?:hoe laat|wanneer|tot wanneer|zijn|is)\b.*\b(?:open|dicht|sluit|sluiten|gesloten)\b/,
  ],
  [
    'size',
    /\b(?:how (?:much|big|large|heavy|tall|wide|high)|what size)\b.*\b(?:space|memory|ram|disk|storage|room|size|resolution|big|large|heavy|tall|wide|high)\b|\bhow (?:big|large|heavy|tall|wide|high)\b|\b(?:wie ?viele?|welche)\b.*(?:platz|speicher|ram\b|festplatte)|\bwie (?:gross|schwer|hoch|breit)\b|\b(?:combien|quelle|quel)\b.*\b(?:espace|memoire|disque|taille|poids|pese)|\b(?:cuant[oa]|que)\b.*\b(?:espacio|memoria|disco|tamano|pesa)\b|\b(?:quant[oa]|che)\b.*\b(?:spazio|memoria|disco|dimension|pesa)|\b(?:hoeveel)\b.*(?:ruimte|geheugen|schijf)|\bhoe (?:groot|zwaar|hoog|breed)\b/,
  ],
  [
    'price',
    /\b(?:is|are) \w+(?: \w+){0,3} (?:for )?free\b|\b(?:ist|sind|est|est-il|est-elle|es|son|e|sono|is|zijn)\b.*\b(?:kostenlos|gratuit|gratuite|gratuito|gratuita|gratis)\b|\bhow much (?:is|are|does|do|did|will|would)\b|\b(?:price|prices|pricing|costs?|fees?)\b|\b(?:kostet|kosten|preise?s?|wie teuer|gebuhr\w*)\b|\b(?:coute|coutent|cout|prix|tarifs?)\b|\b(?:cuestan?|precios?|coste|vale)\b|\b(?:costa|costano|costo|prezz[oi])\b|\b(?:kost|prijs|prijzen|tarief|tarieven)\b/,
  ],
  [
    'age',
    /\bhow old\b|\b(?:what|which) age|\bwie alt\b|\b(?:welche[sm]|ab welchem) alter\b|\bquel age\b|\bque edad\b|\bcuantos anos (?:tien|deb)|\b(?:che|quale) eta\b|\bquanti anni (?:ha|hanno|dev)|\bhoe oud\b|\bwelke leeftijd\b/,
  ],
  [
    'language',
    /\b(?:which|what|how many) languages?\b|\bwelche[rn]? sprachen?\b|\bquelles? langues?\b|\b(?:que|cuales|cual|cuantos) idiomas?\b|\b(?:quali|quale|che) lingu[ae]\b|\bwelke ta(?:al|len)\b/,
  ],
  [
    'version',
    /\b(?:which|what)(?: \w+)? (?:version|release)\b|\bwelche[nrs]?(?: \w+)? (?:version|ausgabe|release|fassung)\b|\bquelle(?: \w+)? version\b|\b(?:que|cual)(?: \w+){0,2} version\b|\b(?:quale|che)(?: \w+)? versione\b|\bwelke(?: \w+)? (?:versie|release)\b/,
  ],
  [
    'email',
    /\be-?mail-?(?: ?address|adresse|adres)|\bmailadres|\bcourriel|\badresse (?:e-?)?mail|\bcorreo electronico|\bdireccion de correo|\bindirizzo (?:e-?)?mail|^(?:what|which|welche|wie lautet|quel|quelle|que|cual|quale|qual|wat|welk)\b.{0,25}\be-?mail\b/,
  ],
  [
    'phone',
    /\b(?:tele)?phone number|\btelefonnummer|\bnumero de telephone|\bnumero de telefono|\bnumero di telefono|\btelefoonnummer|^(?:what|which|quel|cual|qual)\b.{0,25}\bphone\b/,
  ],
  [
    'contact',
    /\b(?:address|adresse|direccion|indirizzo|adres)\b.*\b(?:mailing|list|liste|mailingliste|lista|lijst|forum|server)\b|\b(?:how|who|where|whom)\b.*\b(?:contact|reach|get in touch|write to|turn to)\b|\b(?:wie|wo|wen|an wen|bei wem)\b.*\b(?:kontakt\w*|erreich\w*|wende\w*|melde\w*)\b|\b(?:comment|qui|ou)\b.*\b(?:contact\w*|joindre|ecrire)\b|\b(?:como|quien|donde)\b.*\b(?:contact\w*|escribir|dirigir\w*)\b|\b(?:come|chi|dove)\b.*\b(?:contatt\w*|scrivere|rivolger\w*)\b|\b(?:hoe|wie|waar)\b.*\b(?:contact\w*|bereik\w*|schrijven|wenden|terecht)\b/,
  ],
  [
    'when',
    new RegExp(
      String.raw`${start}(?:when|wann|quand|cuando|quando|wanneer)\b|\b(?:what|which) (?:date|day|year|time)\b|\b(?:deadline|last day|how long ago|how late)\b|\b(?:welche[snm]|am welchen|in welchem) (?:jahr|datum|tag)\b|\bwie ?viel uhr\b|\bbis wann\b|\bquel(?:le)? (?:date|annee|heure|jour)\b|\bdate limite\b|\bque (?:fecha|ano|dia|hora)\b|\bfecha limite\b|\b(?:che|quale) (?:data|anno|giorno|ora)\b|\bscadenza\b|\b(?:welk jaar|welke (?:datum|dag)|hoe laat|uiterlijk)\b`,
    ),
  ],
  [
    'who',
    new RegExp(
      String.raw`${start}(?:who|whom|whose|wer|wen|wem|qui|quien|quienes|chi)\b|${start}wie (?:heeft|hebben|is|zijn|was|waren|schreef|maakt\w*|kan|mag|moet|onderhoudt|beheert|won|richtte|staat|bedacht|leidt|geeft)\b|\b(?:door|van|aan) wie\b|\b(?:name of the|heisst der|heissen die|nom de l'|nombre del?|nome dell?') ?(?:author|founder|owner|autor|grunder|auteur|autor|autore)`,
    ),
  ],
  [
    'number',
    /\bhow (?:many|much|long|old|far|fast|often)\b|\bwie ?viele?\b|\bwie (?:lange|alt|weit|schnell|oft)\b|\bcombien\b|\bquel age\b|\bcuant[oa]s?\b|\bquant[oiae]\b|\bhoeveel\b|\bhoe (?:lang|oud|ver|snel|vaak)\b|\bhoelang\b/,
  ],
  [
    'where',
    new RegExp(
      String.raw`${start}(?:where|wo|wohin|woher|ou|d'ou|donde|adonde|dove|dov'e|waar|waarheen)\b|\bin (?:which|what) (?:city|town|country|place)\b|\bin welche[rm] (?:stadt|ort|land)\b|\bquel(?:le)? (?:ville|lieu|endroit|pays)\b|\ben que (?:ciudad|lugar|pais)\b|\bin (?:quale|che) (?:citta|luogo|paese)\b|\bin welke (?:stad|plaats)\b`,
    ),
  ],
];

/** The kinds of a question; several when it asks for several things. */
export function kindsOf(question: string): QuestionKind[] {
  const own = foldAccents(question).replaceAll(/open[- ]source|[¿¡]/g, '');
  const found = questions.filter(([, pattern]) => pattern.test(own)).map(([kind]) => kind);
  const has = (kind: QuestionKind): boolean => found.includes(kind);
  // "How much does it cost" asks for a price and no other number; "where is it explained" for a page.
  return found.filter(
    (kind) =>
      !(kind === 'number' && (has('price') || has('size') || has('age') || has('language'))) &&
      !(kind === 'price' && has('size')) &&
      !(kind === 'when' && has('hours')) &&
      !(kind === 'where' && (has('page') || has('contact'))) &&
      !(kind === 'who' && has('contact')),
  );
}

const spoken = ['en', 'de', 'fr', 'es', 'it', 'nl'];
const calendarNames = [...new Set(spoken.flatMap(calendarWords))];
/** Shorter names are words of their own: they count beside a number. */
const plainLength = 5;
const long = calendarNames.filter(({ length }) => length >= plainLength).join('|');
const short = calendarNames.filter(({ length }) => length < plainLength && length > 1).join('|');
const date = new RegExp(
  String.raw`(?<!\p{L})(?:${long})(?!\p{L})|(?<!\p{L})(?:${short})\.?,?\s+\d|\d(?:st|nd|rd|th|\.)?\s+(?:of\s+|de\s+)?(?:${short})(?!\p{L})|(?<![\d.,])(?:1[5-9]|20)\d\d(?![\d,]|\.\d)|(?<![\d.])\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|(?<!\d)\d{1,2}[:.]\d\d\s?(?:[ap]m|uhr|h)?(?![\d.])|(?<!\d)\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)(?!\p{L})`,
  'iu',
);
const numberWord =
  /(?<!\p{L})(?:unlimited|unbegrenzt\p{L}*|unlimitiert|illimité\p{L}*|ilimitad\p{L}*|illimitat\p{L}*|onbeperkt|one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|twee|drie|vijf|zes|zeven|negen|tien)(?!\p{L})/iu;
/** Answers "how often". */
const frequency =
  /(?<!\p{L})(?:once|twice|daily|weekly|monthly|yearly|every (?:day|week|month|year)|ein\s?mal|zweimal|dreimal|täglich|wöchentlich|monatlich|jährlich|quotidien\p{L}*|hebdomadaire\p{L}*|mensuel\p{L}*|par (?:jour|semaine|mois|an)|diari[oa]\p{L}*|semanal\p{L}*|mensual\p{L}*|giornalier\p{L}*|settimanal\p{L}*|mensil\p{L}*|dagelijks|wekelijks|maandelijks|jaarlijks|tweemaal|per (?:dag|week|maand|jaar))(?!\p{L})/iu;
const price =
  /[£€$¥]\s?\d|\d\s?(?:€|£|\$|eur|euros?|usd|gbp|chf|dollars?)(?!\p{L})|(?<!\p{L})(?:free of charge|for free|is free|kostenlos|kostenfrei|gratuite?s?|gratis|gratuit[oa])(?!\p{L})/iu;
const unit =
  /\d\s?(?:[kmgt]i?b|bytes?|[kmg]?byte|[kmg]o|px|pixels?|mm|cm|m|km|kg|g|inch(?:es)?|feet|ft|mhz|ghz|%|dpi|ppi|megabytes?|gigabytes?)(?!\p{L})/iu;
/** Two names in a row, or one behind a word such as "by". */
const person =
  /(?<![\p{L}])\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Lu}\.|de|van|von|der|den|da|di|du|le|la|&|and|und|et|y|e|en)){0,2}\s\p{Lu}[\p{L}'’-]+|(?:\s|^)(?:by|von|par|por|di|da|door|©|author:?|autor:?|auteur:?|autore:?)\s+(?:©\s*)?(?:\d{4}[\d\s,–-]*)?\p{Lu}\p{L}+|@\w/u;
const emailAddress = /[^\s@]+@[^\s@]+\.\w{2,}|\b\w+ (?:at|\[at\]|\(at\)) \w+ (?:dot|\[dot\]|\(dot\)) \w+/i;
/** Neither an IP address nor a part of one. */
const phoneNumber =
  /(?<![\d.])(?!\d{1,3}(?:\.\d{1,3}){3})(?:\+\d|\b0)(?!\d{4}-\d{4}\b)[\d\s()/.-]{6,}\d|(?<![\d.])(?:\(\d{2,4}\)|\b\d{2,4})[\s.-]\s?\d{3,4}[\s.-]\d{3,4}\b/;
const place =
  /(?<!\p{L})(?:in|at|near|on|from|im|am|bei|aus|nach|à|a|au|en|dans|chez|nel|nella|nell'|te|op|bij|naar|under|unter|sous|bajo|sotto|onder)\s+(?:the |der |dem |den |la |le |les |el |los |il |de |het |l')?["“«„]?\p{Lu}|(?:^|\s)[~/][\w.-]+\/|https?:\/\/|www\.|(?<!\p{L})[\w-]+\.(?:txt|conf|cfg|ini|html?|xml|json|ya?ml|py|sh|php|css|js|db|log|exe|zip|pdf)(?!\p{L})|\b\d{4,5}\s\p{Lu}\p{L}{2,}|(?:straße|strasse|str\.|weg|platz|gasse)\s?\d|\b\d+\s\p{L}+ (?:street|road|lane|avenue|square|way|st|rd|ave)\b|(?<!\p{L})(?:rue|avenue|calle|via|avenida|plaza|piazza)\s\p{L}+|\p{L}\s?(?:→|>|»)\s?\p{Lu}/u;
const time =
  /(?<!\d)\d{1,2}(?:[:.h]\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)(?!\p{L})|(?<!\d)\d{1,2}[:.]\d\d\s?(?:[-–—]|to|bis|à|a|tot|until|alle|till)\s?\d{1,2}|closed|geschlossen|fermé|cerrado|chiuso|gesloten|24\s?\/\s?7|24 (?:hours|stunden|heures|horas|ore|uur)/iu;

/** Names of the common languages, in each of the six. */
const languageName = new RegExp(
  String.raw`(?<!\p{L})(?:${spoken
    .flatMap((own) => {
      const names = new Intl.DisplayNames(own, { type: 'language' });
      return 'en de fr es it nl pt ru pl sv da cs tr ja ko zh ar he'
        .split(' ')
        .map((code) => names.of(code) ?? code);
    })
    .join('|')})(?!\p{L})`,
  'iu',
);

const shown: Readonly<Record<Exclude<QuestionKind, 'page'>, readonly RegExp[]>> = {
  who: [person],
  when: [date],
  where: [place],
  hours: [time],
  price: [price],
  size: [unit],
  number: [/\d/, numberWord, frequency],
  age: [
    /\d+\s?(?:years?|yrs?|jahren?|ans|años|anni|jaar)(?!\p{L})|(?<!\p{L})(?:age|aged|ages|alter|edad|età|leeftijd)\s(?:of\s|von\s|de\s)?\d/iu,
  ],
  language: [languageName],
  version: [/\d/, /["“„«][^"”“»]+["”“»]/u, /\S\s\p{Lu}\p{Ll}+/u],
  email: [emailAddress],
  phone: [phoneNumber],
  contact: [
    emailAddress,
    phoneNumber,
    /https?:\/\/|www\.|@\w|mailing[- ]?list|mailingliste|forum|\birc\b|contact form|kontaktformular|formulaire de contact|formulario de contacto|modulo di contatto|contactformulier/i,
  ],
};

/** Whether a text shows what a question of this kind asks for. */
export const showsKind = (text: string, kind: QuestionKind): boolean =>
  kind === 'page' || shown[kind].some((pattern) => pattern.test(text));

/** What anything happens on, rather than a day: "when the lamp is on", "if you have …". */
const condition =
  /(?<!\p{L})(?:when|if|whenever|once|as soon as|wenn|falls|sobald|quand|lorsqu\S*|si|dès que|cuando|tan pronto|quando|se|non appena|wanneer|als|zodra)(?!\p{L})/iu;

export const showsCondition = (text: string): boolean => condition.test(text);

/** Whether a text is a day with its year and hardly anything else. */
export const isPlainDate = (text: string): boolean =>
  date.test(text) &&
  /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text) &&
  /^\P{L}*(?:\p{L}{2,}\P{L}*){0,3}$/u.test(text) &&
  /\d{1,2}\D+(?:19|20)\d\d|(?:19|20)\d\d-\d\d/.test(text);

const opensQuestion =
  /^(?:how|what|which|when|where|who|why|is|are|does|do|can|wie|was|welche\w*|wo|wann|wer|warum|ist|gibt|comment|quoi|quel\w*|ou|quand|qui|est-ce|como|cual\w*|donde|cuando|quien|come|cosa|quale|quali|dove|quando|chi|hoe|wat|welke?|waar|wanneer)\b/;

/** Whether a message asks something, by its first word or its last sign. */
export const isQuestion = (message: string): boolean =>
  /[?？]\s*$/.test(message) || opensQuestion.test(foldAccents(message));
