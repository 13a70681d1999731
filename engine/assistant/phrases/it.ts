/** Italian sentences of answers; findings themselves stay in English. */
import type { PartialWords } from './phrase-types.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1) ?? ''}`;
const of = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const score = (before: number, after: number): string =>
  before === after ? `il punteggio resta ${after}` : `punteggio ${before} → ${after}`;

export const it: PartialWords = {
  lengthRatings: {
    missing: 'manca',
    'too-short': 'troppo corto',
    'too-long': 'troppo lungo',
    good: 'una buona lunghezza',
  },
  severities: { critical: 'critico', warning: 'avviso', info: 'consiglio' },
  yes: () => 'sì',
  no: () => 'no',
  missing: () => 'manca',
  titleMissing: () =>
    'La pagina non ha titolo: i motori di ricerca ne compongono uno da intestazioni e link.',
  titleIs: (title, length, rating) =>
    `Il titolo è ${title}: ${length} caratteri, ${rating} (da 20 a 60 si vedono interi, l’ideale è 50-60).`,
  titleNow: (title) => `Il titolo attuale: ${title}.`,
  titleGood: () => 'Lo terrei: va bene e l’audit non ha nulla in contrario. Se ne vuole comunque un altro:',
  titleBest: () =>
    'Lo terrei: l’audit non ha nulla in contrario e le parole della pagina non ne danno uno migliore.',
  titleNoFinding: (isGood) =>
    isGood
      ? 'L’audit non ha nulla in contrario.'
      : 'Nessuna regola fallisce, ma potrebbe usare meglio lo spazio.',
  noMoreTitles: (min, max) =>
    `Non ho un altro titolo da ${min} a ${max} caratteri: uso solo parole della pagina. Mi dia una parola chiave o un’altra lunghezza.`,
  ownTitle: (title, length, rating) => `${title} ha ${length} caratteri: ${rating}.`,
  descriptionMissing: () =>
    'La pagina non ha meta description: i motori di ricerca prendono un pezzo qualsiasi del testo.',
  descriptionIs: (text, length, rating) =>
    `La meta description è ${text}: ${length} caratteri, ${rating} (se ne vedono da 70 a 160, l’ideale è 120-160).`,
  descriptionNow: (text) => `La meta description attuale: ${text}.`,
  descriptionGood: () => 'La terrei. Se ne vuole comunque un’altra:',
  descriptionNoFinding: (isGood) =>
    isGood
      ? 'L’audit non ha nulla in contrario.'
      : 'Nessuna regola fallisce, ma potrebbe usare meglio lo spazio.',
  noMoreDescriptions: (min, max) =>
    `Non ho un’altra descrizione da ${min} a ${max} caratteri: è fatta di frasi intere della pagina.`,
  fromOwnSentences: () => 'È fatta di frasi della pagina: non afferma nulla che la pagina non dica.',
  otherChoices: (count) => (count === 1 ? 'Un’altra scelta:' : 'Altre scelte:'),
  wordsStay: (language) =>
    `(Il testo da incollare resta nella lingua della pagina, \`${language}\`: non traduco.)`,
  headingsAre: (count, first, text) =>
    count === 0
      ? 'La pagina non ha intestazioni.'
      : `La pagina ha ${of(count, 'intestazione', 'intestazioni')}, ${first === 0 ? 'nessuna è H1' : first === 1 ? `un H1: ${text ?? ''}` : `${first} di esse H1`}.`,
  headingsInOrder: () => 'L’audit non ha nulla in contrario: un H1 e nessun livello saltato.',
  passageIs: (number, words, sentences, longest) =>
    `${number === null ? 'Il suo testo' : `Il paragrafo ${number}`} ha ${of(words, 'parola', 'parole')} in ${of(sentences, 'frase', 'frasi')}; la più lunga ne ha ${longest}.`,
  passagePlain: () => 'È già semplice: nessuna frase si divide bene.',
  passageShorter: () => 'Se deve essere più breve, queste sono le frasi principali:',
  passageBecomes: (before, after) =>
    `Ora: ${before.words} → ${after.words} parole, ${before.sentences} → ${after.sentences} frasi, la più lunga ${before.longest} → ${after.longest} parole.`,
  noNewProse: () =>
    'Accorcio e divido le frasi della pagina; non ne invento. Per testo libero serve un modello linguistico (`AI_PROVIDER`).',
  keywordsAre: (words) => `I termini più usati di questa pagina, su ${words} parole:`,
  keywordHead: () => ['termine', 'usi', 'quota', 'anche in'],
  placeNames: () => ['titolo', 'descrizione', 'H1', 'prime 100 parole'],
  keywordUse: (keyword, count, density, words) =>
    count === 0
      ? `${keyword} non compare nel testo di questa pagina.`
      : `${keyword} compare ${of(count, 'volta', 'volte')} nel testo: ${density} % di ${words} parole.`,
  noneOverused: (limit) => `Nessuno è eccessivo: nessuno supera ${limit} % con almeno quattro usi.`,
  noSearchVolume: () => 'Il volume di ricerca non è nell’audit; lo dice Search Console.',
  easeIs: (ease, rating, from) =>
    `La leggibilità è ${ease} su 100: ${{ easy: 'facile da leggere', fair: 'abbastanza facile', hard: 'difficile da leggere' }[rating]} (da ${from} in su si legge bene).`,
  sentencesAre: (count, mean) => `${of(count, 'frase', 'frasi')}, in media ${mean} parole.`,
  noLongSentences: (from) => `Nessuna frase ha ${from} parole o più.`,
  noImages: () => 'La pagina non ha immagini.',
  imagesAre: (all, named, missing, empty) =>
    `${of(all, 'immagine', 'immagini')}: ${named} con testo alternativo, ${missing} senza, ${empty} con uno vuoto (giusto per la decorazione).`,
  altOffer: () => 'Testi da ciò che il sito stesso dice di queste immagini:',
  altUndescribed: (files) =>
    `Nulla sul sito dice che cosa mostra ${list(files)}, e io non vedo le immagini: deve descriverle una persona.`,
  altFine: () => 'Niente da fare: ogni immagine che ne ha bisogno ha un testo.',
  linksAre: (own, inText, foreign) =>
    `${of(own, 'link', 'link')} a pagine del sito, ${inText} nel contenuto principale, e ${of(foreign, 'link', 'link')} ad altri siti.`,
  linksNoFinding: () => 'L’audit non vi ha trovato difetti.',
  schemaIs: (types) =>
    types.length === 0
      ? 'La pagina non ha dati strutturati.'
      : `La pagina ha dati strutturati dei tipi ${list(types)}.`,
  schemaFixed: () => 'Il blocco corretto, da mettere al posto di quello presente:',
  schemaOffer: (type) => `\`${type}\` per l’head della pagina:`,
  schemaFacts: () => 'Dice solo ciò che dice la pagina; lo controlli prima di pubblicarlo.',
  faqVerbatim: () => 'Le risposte sono frasi della pagina, parola per parola.',
  pageSays: () => 'La pagina dice:',
  pageSilent: () =>
    'La pagina non lo dice, quindi nemmeno io. Se i visitatori lo chiedono, aggiunga una frase.',
  measuredCleared: (cleared, before, after) =>
    `**Misurato su una copia della pagina:** risolve ${cleared}, non rompe nulla; ${score(before, after)}.`,
  measuredNothing: (before, after) =>
    `**Misurato su una copia della pagina:** nessun rilievo cambia; ${score(before, after)}.`,
  measuredBroken: (broken, cleared, before, after) =>
    `**Misurato su una copia della pagina:** provoca ${broken}${cleared === '' ? '' : ` e risolve ${cleared}`}; ${score(before, after)}.`,
  noCopy: () => 'Non misurato: la pagina non era leggibile in questo momento.',
  noPlace: () => 'Non misurato: la modifica non ha un posto chiaro sulla copia.',
  why: (text) => `Perché è importante: ${text}`,
  toDo: (text) => `Che cosa fare: ${text}`,
  minusPoints: (points) => `−${points} punti`,
  nothingWrong: (value) =>
    `Niente: l’audit non ha trovato difetti in questa pagina${value === null ? '' : `, punteggio ${value} su 100`}.`,
  issuesAre: (count, by, value) =>
    `${of(count, 'rilievo', 'rilievi')} in questa pagina: ${of(by.critical, 'critico', 'critici')}, ${of(by.warning, 'avviso', 'avvisi')}, ${of(by.info, 'consiglio', 'consigli')}${value === null ? '' : `; punteggio ${value} su 100`}.`,
  firstIs: (value, count) =>
    `In quest’ordine, prima il più grave.${value === null ? '' : ` La pagina ha ${value} punti su 100 e ${of(count, 'rilievo', 'rilievi')}.`}`,
  stillWorth: () => 'Che cosa vale comunque la pena fare:',
  thenRest: (ids) => `Poi: ${ids.join(', ')}.`,
  together: () => 'Tutte le modifiche possibili su questa sola pagina, insieme:',
  scoreIs: (value, site, count) =>
    `Questa pagina ha ${value} punti su 100${site === null ? '' : `; l’intero sito ${site}`}. ${count === 0 ? 'Nessun rilievo è costato punti.' : 'Che cosa è costato punti:'}`,
  scoreHead: () => ['rilievo', 'regola', 'punti'],
  lengthIs: ({ words, sentences, paragraphs, headings, title, description }) =>
    `${of(words, 'parola', 'parole')} nel contenuto principale${sentences === null ? '' : `, ${of(sentences, 'frase', 'frasi')}`}, ${of(paragraphs, 'paragrafo', 'paragrafi')}, ${of(headings, 'intestazione', 'intestazioni')}. Il titolo ha ${title} caratteri, la meta description ${description}.`,
  notThin: () => 'L’audit non la trova scarsa. Nessun motore di ricerca fissa un minimo di parole.',
  hello: (title) => `Buongiorno. Ho davanti la pagina ${title}, con tutto ciò che l’audit vi ha trovato.`,
  helloFigures: (value, findings) =>
    `${value === null ? '' : `Il punteggio è ${value} su 100, `}${findings === 0 ? 'senza rilievi.' : `con ${of(findings, 'rilievo', 'rilievi')}.`} Che cosa vuole fare?`,
  welcome: () => 'Prego. Chieda pure quando vuole.',
  iAm: () =>
    'Sono l’analista integrato. Lavoro senza modello linguistico e senza internet: leggo questa pagina, interrogo le regole dell’audit e provo ogni modifica su una copia prima di consigliarla. I rilievi sono in inglese.',
  canDo: () =>
    [
      'Che cosa posso fare per questa pagina:',
      '- scrivere **titolo**, **meta description**, **intestazioni** o **testi alternativi** con le parole della pagina',
      '- dire **che cosa non va**, **da dove iniziare** e spiegare ogni rilievo',
      '- **parole chiave**, **leggibilità**, **lunghezza**, **punteggio** in cifre dell’audit',
      '- **link interni**, **JSON-LD**, una **FAQ** o una **scaletta**',
      '- semplificare un paragrafo, **confrontare** con un’altra pagina, misurare **le sue parole**',
    ].join('\n'),
  offTopic: () => 'Questo non riguarda la pagina, quindi non posso aiutare.',
  noRanking: () =>
    'Posizioni, visitatori, clic e link da altri siti non sono nell’audit, e nessuno può promettere un posto su Google. Search Console mostra i suoi dati reali.',
  noTranslation: () =>
    'Non traduco: uso solo parole della pagina. Serve una persona o un modello linguistico (`AI_PROVIDER`).',
  noProseWriting: () =>
    'Non scrivo testo nuovo: dovrei inventare. Serve una persona o un modello linguistico (`AI_PROVIDER`).',
  noPublishing: () =>
    'Non ho accesso al suo sito: modifico una copia e misuro; lei incolla ciò che le piace.',
  label: {
    title: (length) => `Titolo, ${length} caratteri`,
    description: (length) => `Meta description, ${length} caratteri`,
    heading: (level) => `H${level}`,
    headings: () => 'Intestazioni',
    paragraph: (words) => `Testo, ${words} parole`,
    outline: () => 'Scaletta',
    alt: (length) => `Testo alternativo, ${length} caratteri`,
    alts: () => 'Testi alternativi',
    link: (anchor) => `Link «${anchor}»`,
    jsonLd: () => 'JSON-LD',
    section: () => 'Sezione, HTML',
    head: () => 'Per l’head, HTML',
    html: () => 'HTML',
  },
  followUps: {
    first: () => 'Da dove inizio?',
    issues: () => 'Cosa non va in questa pagina?',
    title: () => 'Scrivi un titolo migliore',
    rewriteTitle: () => 'Riscrivi il titolo',
    titleWith: (keyword) => `Scrivi un titolo con la parola chiave "${keyword}"`,
    description: () => 'Scrivi una meta descrizione',
    rewriteDescription: () => 'Riscrivi la meta descrizione',
    fixHeadings: () => 'Migliora le intestazioni',
    outline: () => 'Mostrami la scaletta',
    intro: () => 'L’introduzione va bene?',
    rewriteParagraph: (number) =>
      `Riscrivi il ${['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'][number - 1] ?? 'ultimo'} paragrafo`,
    readability: () => 'Il testo è facile da leggere?',
    keywords: () => 'Quali parole chiave usa la pagina?',
    howOften: (keyword) => `Quante volte si trova "${keyword}"?`,
    alt: () => 'Scrivi testi alternativi per le immagini',
    links: () => 'Suggerisci link interni',
    structured: () => 'Dammi i dati strutturati in JSON-LD',
    social: () => 'Come appare la condivisione sui social?',
    speed: () => 'La pagina è veloce?',
    faq: () => 'Scrivi una FAQ',
    about: () => 'Di cosa parla la pagina?',
    score: () => 'Perché questo punteggio?',
    explain: (ruleId) => `Spiega ${ruleId}`,
    compareWith: (path) => `Confronta questa pagina con ${path}`,
    language: () => 'Quali versioni linguistiche ha la pagina?',
    shorter: () => 'Più corto',
    anotherOne: () => 'Un altro',
    apply: () => 'Sì, applicalo',
    undo: () => 'Annulla tutto',
    where: () => 'Dove lo metto?',
  },
};
