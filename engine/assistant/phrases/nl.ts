/** Dutch sentences of answers; findings themselves stay in English. */
import type { PartialWords } from './phrase-types.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} en ${items.at(-1) ?? ''}`;
const of = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const score = (before: number, after: number): string =>
  before === after ? `de score blijft ${after}` : `score ${before} → ${after}`;

export const nl: PartialWords = {
  lengthRatings: {
    missing: 'ontbreekt',
    'too-short': 'te kort',
    'too-long': 'te lang',
    good: 'een goede lengte',
  },
  severities: { critical: 'kritiek', warning: 'waarschuwing', info: 'advies' },
  yes: () => 'ja',
  no: () => 'nee',
  missing: () => 'ontbreekt',
  titleMissing: () => 'De pagina heeft geen titel: zoekmachines maken er een van koppen en links.',
  titleIs: (title, length, rating) =>
    `De titel is ${title}: ${length} tekens, ${rating} (20 tot 60 worden heel getoond, 50 tot 60 is het best).`,
  titleNow: (title) => `De titel nu: ${title}.`,
  titleGood: () => 'Ik zou hem houden: hij past en de audit heeft er niets op tegen. Wilt u toch een andere:',
  titleBest: () =>
    'Ik zou hem houden: de audit heeft er niets op tegen en de woorden van de pagina geven geen betere.',
  titleNoFinding: (isGood) =>
    isGood ? 'De audit heeft er niets op tegen.' : 'Geen regel faalt, maar hij kan de ruimte beter benutten.',
  noMoreTitles: (min, max) =>
    `Ik heb geen andere titel van ${min} tot ${max} tekens: ik gebruik alleen woorden van de pagina. Noem een zoekwoord of een andere lengte.`,
  ownTitle: (title, length, rating) => `${title} heeft ${length} tekens: ${rating}.`,
  descriptionMissing: () =>
    'De pagina heeft geen metabeschrijving: zoekmachines nemen zomaar een stuk tekst.',
  descriptionIs: (text, length, rating) =>
    `De metabeschrijving is ${text}: ${length} tekens, ${rating} (70 tot 160 worden getoond, 120 tot 160 is het best).`,
  descriptionNow: (text) => `De metabeschrijving nu: ${text}.`,
  descriptionGood: () => 'Ik zou haar houden. Wilt u toch een andere:',
  descriptionNoFinding: (isGood) =>
    isGood ? 'De audit heeft er niets op tegen.' : 'Geen regel faalt, maar zij kan de ruimte beter benutten.',
  noMoreDescriptions: (min, max) =>
    `Ik heb geen andere beschrijving van ${min} tot ${max} tekens: zij bestaat uit hele zinnen van de pagina.`,
  fromOwnSentences: () => 'Zij bestaat uit zinnen van de pagina zelf en beweert niets wat daar niet staat.',
  otherChoices: (count) => (count === 1 ? 'Een andere keuze:' : 'Andere keuzes:'),
  wordsStay: (language) => `(Wat u plakt blijft in de taal van de pagina, \`${language}\`: ik vertaal niet.)`,
  headingsAre: (count, first, text) =>
    count === 0
      ? 'De pagina heeft geen koppen.'
      : `De pagina heeft ${of(count, 'kop', 'koppen')}, ${first === 0 ? 'geen ervan een H1' : first === 1 ? `één H1: ${text ?? ''}` : `waarvan ${first} H1`}.`,
  headingsInOrder: () => 'De audit heeft er niets op tegen: één H1 en geen niveau overgeslagen.',
  passageIs: (number, words, sentences, longest) =>
    `${number === null ? 'Uw tekst' : `Alinea ${number}`} heeft ${of(words, 'woord', 'woorden')} in ${of(sentences, 'zin', 'zinnen')}; de langste heeft er ${longest}.`,
  passagePlain: () => 'Zij is al eenvoudig: geen zin die zich goed laat splitsen.',
  passageShorter: () => 'Moet zij korter, dan zijn dit haar belangrijkste zinnen:',
  passageBecomes: (before, after) =>
    `Nu: ${before.words} → ${after.words} woorden, ${before.sentences} → ${after.sentences} zinnen, langste zin ${before.longest} → ${after.longest} woorden.`,
  noNewProse: () =>
    'Ik kort en splits de zinnen van de pagina; nieuwe verzin ik niet. Voor vrije tekst is een taalmodel nodig (`AI_PROVIDER`).',
  keywordsAre: (words) => `De meest gebruikte termen van deze pagina, op ${words} woorden:`,
  keywordHead: () => ['term', 'aantal', 'aandeel', 'ook in'],
  placeNames: () => ['titel', 'beschrijving', 'H1', 'eerste 100 woorden'],
  keywordUse: (keyword, count, density, words) =>
    count === 0
      ? `${keyword} staat niet in de tekst van deze pagina.`
      : `${keyword} staat ${count} keer in de tekst: ${density} % van ${words} woorden.`,
  noneOverused: (limit) => `Geen is overdreven: geen term boven ${limit} % bij vier of meer keer.`,
  noSearchVolume: () =>
    'Hoe vaak er op een term gezocht wordt staat niet in de audit; Search Console toont dat.',
  easeIs: (ease, rating, from) =>
    `De leesbaarheid is ${ease} van 100: ${{ easy: 'makkelijk te lezen', fair: 'makkelijk genoeg', hard: 'moeilijk te lezen' }[rating]} (vanaf ${from} leest het goed).`,
  sentencesAre: (count, mean) => `${of(count, 'zin', 'zinnen')}, gemiddeld ${mean} woorden.`,
  noLongSentences: (from) => `Geen zin heeft ${from} woorden of meer.`,
  noImages: () => 'De pagina heeft geen afbeeldingen.',
  imagesAre: (all, named, missing, empty) =>
    `${of(all, 'afbeelding', 'afbeeldingen')}: ${named} met alt-tekst, ${missing} zonder, ${empty} met een lege (goed voor versiering).`,
  altOffer: () => 'Teksten uit wat de site zelf over deze afbeeldingen zegt:',
  altUndescribed: (files) =>
    `Nergens op de site staat wat ${list(files)} toont, en ik zie geen afbeeldingen: dat moet een mens beschrijven.`,
  altFine: () => 'Niets te doen: elke afbeelding die een tekst nodig heeft, heeft er een.',
  linksAre: (own, inText, foreign) =>
    `${of(own, 'link', 'links')} naar pagina’s van de site, ${inText} daarvan in de hoofdinhoud, en ${of(foreign, 'link', 'links')} naar andere sites.`,
  linksNoFinding: () => 'De audit vond er geen fout in.',
  schemaIs: (types) =>
    types.length === 0
      ? 'De pagina heeft geen gestructureerde gegevens.'
      : `De pagina heeft gestructureerde gegevens van de typen ${list(types)}.`,
  schemaFixed: () => 'Het blok in orde gebracht, in plaats van het bestaande:',
  schemaOffer: (type) => `\`${type}\` voor de head van de pagina:`,
  schemaFacts: () => 'Het zegt alleen wat de pagina zegt; controleer het voor u het publiceert.',
  faqVerbatim: () => 'De antwoorden zijn woordelijk zinnen van de pagina.',
  pageSays: () => 'De pagina zegt:',
  pageSilent: () =>
    'Dat zegt de pagina niet, dus ik ook niet. Vragen bezoekers ernaar, voeg dan een zin toe.',
  measuredCleared: (cleared, before, after) =>
    `**Gemeten op een kopie van de pagina:** verhelpt ${cleared}, breekt niets; ${score(before, after)}.`,
  measuredNothing: (before, after) =>
    `**Gemeten op een kopie van de pagina:** geen bevinding komt of gaat; ${score(before, after)}.`,
  measuredBroken: (broken, cleared, before, after) =>
    `**Gemeten op een kopie van de pagina:** brengt ${broken}${cleared === '' ? '' : ` en verhelpt ${cleared}`}; ${score(before, after)}.`,
  noCopy: () => 'Niet gemeten: de pagina was zojuist niet te lezen.',
  noPlace: () => 'Niet gemeten: de wijziging heeft geen duidelijke plek op de kopie.',
  why: (text) => `Waarom het telt: ${text}`,
  toDo: (text) => `Wat te doen: ${text}`,
  minusPoints: (points) => `−${points} punten`,
  nothingWrong: (value) =>
    `Niets: de audit vond geen fout op deze pagina${value === null ? '' : `, score ${value} van 100`}.`,
  issuesAre: (count, by, value) =>
    `${of(count, 'bevinding', 'bevindingen')} op deze pagina: ${by.critical} kritiek, ${of(by.warning, 'waarschuwing', 'waarschuwingen')}, ${of(by.info, 'advies', 'adviezen')}${value === null ? '' : `; score ${value} van 100`}.`,
  firstIs: (value, count) =>
    `In deze volgorde, het ernstigste eerst.${value === null ? '' : ` De pagina heeft ${value} van 100 punten en ${of(count, 'bevinding', 'bevindingen')}.`}`,
  stillWorth: () => 'Wat toch de moeite waard is:',
  thenRest: (ids) => `Daarna: ${ids.join(', ')}.`,
  together: () => 'Alle wijzigingen die op deze pagina alleen kunnen, samen:',
  scoreIs: (value, site, count) =>
    `Deze pagina heeft ${value} van 100 punten${site === null ? '' : `; de hele site ${site}`}. ${count === 0 ? 'Geen bevinding kostte punten.' : 'Wat punten kostte:'}`,
  scoreHead: () => ['bevinding', 'regel', 'punten'],
  lengthIs: ({ words, sentences, paragraphs, headings, title, description }) =>
    `${of(words, 'woord', 'woorden')} in de hoofdinhoud${sentences === null ? '' : `, ${of(sentences, 'zin', 'zinnen')}`}, ${of(paragraphs, 'alinea', 'alinea’s')}, ${of(headings, 'kop', 'koppen')}. De titel heeft ${title} tekens, de metabeschrijving ${description}.`,
  notThin: () => 'De audit vindt haar niet dun. Geen zoekmachine noemt een minimum aantal woorden.',
  hello: (title) => `Hallo. Ik heb de pagina ${title} voor me, met alles wat de audit vond.`,
  helloFigures: (value, findings) =>
    `${value === null ? '' : `De score is ${value} van 100, `}${findings === 0 ? 'zonder bevindingen.' : `met ${of(findings, 'bevinding', 'bevindingen')}.`} Wat wilt u doen?`,
  welcome: () => 'Graag gedaan. Vraag gerust verder.',
  iAm: () =>
    'Ik ben de ingebouwde analist. Ik werk zonder taalmodel en zonder internet: ik lees deze pagina, vraag de regels van de audit en probeer elke wijziging op een kopie voor ik haar aanraad. De bevindingen zijn in het Engels.',
  canDo: () =>
    [
      'Wat ik voor deze pagina kan doen:',
      '- een **titel**, **metabeschrijving**, **koppen** of **alt-teksten** schrijven met de woorden van de pagina',
      '- zeggen **wat er mis is**, **wat eerst** moet, en elke bevinding uitleggen',
      '- **zoekwoorden**, **leesbaarheid**, **lengte**, **score** in cijfers van de audit',
      '- **interne links**, **JSON-LD**, een **FAQ** of een **opzet**',
      '- een alinea eenvoudiger maken, **vergelijken** met een andere pagina, **uw eigen woorden** meten',
    ].join('\n'),
  offTopic: () => 'Dat gaat niet over deze pagina, dus daar kan ik niet mee helpen.',
  noRanking: () =>
    'Posities, bezoekers, klikken en links van andere sites staan niet in de audit, en niemand kan een plaats in Google beloven. Search Console toont uw echte cijfers.',
  noTranslation: () =>
    'Ik vertaal niet: ik gebruik alleen woorden van de pagina. Daarvoor is een mens of een taalmodel nodig (`AI_PROVIDER`).',
  noProseWriting: () =>
    'Ik schrijf geen nieuwe tekst: dan zou ik moeten verzinnen. Daarvoor is een mens of een taalmodel nodig (`AI_PROVIDER`).',
  noPublishing: () => 'Ik heb geen toegang tot uw site: ik wijzig een kopie en meet; u plakt wat u bevalt.',
  label: {
    title: (length) => `Titel, ${length} tekens`,
    description: (length) => `Metabeschrijving, ${length} tekens`,
    heading: (level) => `H${level}`,
    headings: () => 'Koppen',
    paragraph: (words) => `Tekst, ${words} woorden`,
    outline: () => 'Opzet',
    alt: (length) => `Alt-tekst, ${length} tekens`,
    alts: () => 'Alt-teksten',
    link: (anchor) => `Link “${anchor}”`,
    jsonLd: () => 'JSON-LD',
    section: () => 'Sectie, HTML',
    head: () => 'Voor de head, HTML',
    html: () => 'HTML',
  },
  followUps: {
    first: () => 'Wat moet ik eerst doen?',
    issues: () => 'Wat is er mis met deze pagina?',
    title: () => 'Schrijf een betere titel',
    rewriteTitle: () => 'Herschrijf de titel',
    titleWith: (keyword) => `Schrijf een titel met het zoekwoord "${keyword}"`,
    description: () => 'Schrijf een meta-beschrijving',
    rewriteDescription: () => 'Herschrijf de meta-beschrijving',
    fixHeadings: () => 'Verbeter de koppen',
    outline: () => 'Toon de opzet',
    intro: () => 'Is de inleiding goed?',
    rewriteParagraph: (number) =>
      `Herschrijf de ${['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde'][number - 1] ?? 'laatste'} alinea`,
    readability: () => 'Is de tekst goed te lezen?',
    keywords: () => 'Welke zoekwoorden gebruikt de pagina?',
    howOften: (keyword) => `Hoe vaak staat "${keyword}" in de tekst?`,
    alt: () => 'Schrijf alt-teksten voor de afbeeldingen',
    links: () => 'Stel interne links voor',
    structured: () => 'Geef gestructureerde gegevens als JSON-LD',
    social: () => 'Hoe ziet de pagina eruit bij delen?',
    speed: () => 'Is de pagina snel?',
    faq: () => 'Schrijf een FAQ',
    about: () => 'Waar gaat de pagina over?',
    score: () => 'Waarom is de score zo?',
    explain: (ruleId) => `Leg ${ruleId} uit`,
    compareWith: (path) => `Vergelijk deze pagina met ${path}`,
    language: () => 'Welke taalversies heeft de pagina?',
    shorter: () => 'Korter',
    anotherOne: () => 'Nog een',
    apply: () => 'Ja, toepassen',
    undo: () => 'Alles ongedaan maken',
    where: () => 'Waar moet ik het zetten?',
  },
};
