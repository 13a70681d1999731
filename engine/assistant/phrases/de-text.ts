/** German sentences of answers about the texts and parts of a page. */
import type { PartialWords } from './phrase-types.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1) ?? ''}`;
const of = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const deText: PartialWords = {
  lengthRatings: { missing: 'fehlt', 'too-short': 'zu kurz', 'too-long': 'zu lang', good: 'eine gute Länge' },
  severities: { critical: 'kritisch', warning: 'Warnung', info: 'Hinweis' },
  yes: () => 'ja',
  no: () => 'nein',
  missing: () => 'fehlt',
  titleMissing: () =>
    'Die Seite hat keinen Titel: Suchmaschinen bilden sich einen aus Überschriften und Links.',
  titleIs: (title, length, rating) =>
    `Der Titel ist ${title}: ${length} Zeichen, ${rating} (20 bis 60 werden ganz gezeigt, 50 bis 60 sind am besten).`,
  titleNow: (title) => `Der Titel jetzt: ${title}.`,
  titleGood: () =>
    'Ich würde ihn behalten: Er passt, und das Audit hat nichts gegen ihn. Falls Sie trotzdem einen anderen wollen:',
  titleBest: () =>
    'Ich würde ihn behalten: Er passt, das Audit hat nichts gegen ihn, und die Worte der Seite geben keinen her, der mehr sagt.',
  titleNoFinding: (isGood) =>
    isGood
      ? 'Das Audit hat nichts gegen ihn.'
      : 'Keine Regel schlägt an, aber er könnte den Platz besser nutzen.',
  noMoreTitles: (min, max) =>
    `Ich habe keinen (anderen) Titel von ${min} bis ${max} Zeichen: Ich nehme nur Worte, die auf der Seite stehen. Nennen Sie ein Keyword oder eine andere Länge.`,
  ownTitle: (title, length, rating) => `${title} hat ${length} Zeichen: ${rating}.`,
  titleFree: (pages, points) =>
    `Keine der ${pages} Seiten der Analyse hat diesen Titel; \`title-duplicate\` fällt mit der nächsten Analyse weg${points > 0 ? ` und ${points} Punkte kommen zurück` : ''}.`,
  keywordNotOnPage: (keyword) =>
    `${keyword} steht nicht auf dieser Seite. Ein Titel sollte nichts versprechen, was die Seite nicht sagt.`,
  descriptionMissing: () =>
    'Die Seite hat keine Meta-Beschreibung: Suchmaschinen nehmen irgendein Stück ihres Textes.',
  descriptionIs: (text, length, rating) =>
    `Die Meta-Beschreibung ist ${text}: ${length} Zeichen, ${rating} (70 bis 160 werden gezeigt, 120 bis 160 sind am besten).`,
  descriptionNow: (text) => `Die Meta-Beschreibung jetzt: ${text}.`,
  descriptionGood: () => 'Ich würde sie behalten. Falls Sie trotzdem eine andere wollen:',
  descriptionNoFinding: (isGood) =>
    isGood
      ? 'Das Audit hat nichts gegen sie.'
      : 'Keine Regel schlägt an, aber sie könnte den Platz besser nutzen.',
  noMoreDescriptions: (min, max) =>
    `Ich habe keine (andere) Beschreibung von ${min} bis ${max} Zeichen: Sie wird aus ganzen Sätzen der Seite gemacht, und keine passen.`,
  ownDescription: (length, rating) => `Ihre Beschreibung hat ${length} Zeichen: ${rating}.`,
  fromOwnSentences: () =>
    'Sie besteht aus Sätzen der Seite selbst und behauptet nichts, was dort nicht steht.',
  otherChoices: (count) => (count === 1 ? 'Eine andere Möglichkeit:' : 'Andere Möglichkeiten:'),
  unlisted: (because) =>
    `Suchmaschinen zeigen diese Seite nicht (${because}); Worte für Suchergebnisse wirken erst, wenn sich das ändert.`,
  unwrittenLanguage: () =>
    'Die Seite ist in einer Sprache, in der ich nicht schreibe. Ihre Fakten und Befunde kann ich nennen.',
  wordsStay: (language) =>
    `(Was Sie einfügen, bleibt in der Sprache der Seite, \`${language}\`: Ich übersetze nicht.)`,
  headingsAre: (count, first, text) =>
    count === 0
      ? 'Die Seite hat keine Überschriften.'
      : `Die Seite hat ${of(count, 'Überschrift', 'Überschriften')}, ${first === 0 ? 'keine davon eine H1' : first === 1 ? `eine H1: ${text ?? ''}` : `davon ${first} H1`}.`,
  headingsInOrder: () => 'Das Audit hat nichts gegen sie: eine H1, und keine Ebene fehlt.',
  headingNow: (level, text, isGeneric) =>
    `Die H${level} lautet jetzt ${text}${isGeneric ? ' und würde auf jede Seite passen' : ''}.`,
  wordsOfSection: () => 'Die Worte stammen aus dem Abschnitt unter der Überschrift.',
  nameOneHeading: () =>
    'Nennen Sie die Überschrift in Anführungszeichen, dann suche ich Worte in ihrem Abschnitt.',
  noHeading: () => 'Was darunter steht, gibt mir keine besseren Worte.',
  noProse: () => 'Ich finde keinen Fließtext auf der Seite.',
  whichParagraph: (count) =>
    `Die Seite hat ${of(count, 'Absatz', 'Absätze')} Fließtext. Zitieren Sie einen oder nennen Sie seine Nummer; diese haben die längsten Sätze:`,
  paragraphLine: (number, text, words, longest) =>
    `Absatz ${number}, ${text}: ${words} Wörter, längster Satz ${longest}`,
  passageIs: (number, words, sentences, longest) =>
    `${number === null ? 'Ihr Text' : `Absatz ${number}`} hat ${of(words, 'Wort', 'Wörter')} in ${of(sentences, 'Satz', 'Sätzen')}; der längste hat ${longest}.`,
  passagePlain: () => 'Er ist schon einfach: kein Satz, der sich gut teilen lässt.',
  passageShorter: () => 'Falls er kürzer werden soll, sind dies seine wichtigsten Sätze:',
  passageBecomes: (before, after) =>
    `Jetzt: ${before.words} → ${after.words} Wörter, ${before.sentences} → ${after.sentences} Sätze, längster Satz ${before.longest} → ${after.longest} Wörter.`,
  noNewProse: () =>
    'Ich kürze und teile die Sätze der Seite; neue erfinde ich nicht. Für freien Text kann der Betreiber ein Sprachmodell anschließen (`AI_PROVIDER`).',
  easeChange: (before, after) => `Lesbarkeit der ganzen Seite: ${before} → ${after}.`,
  introIs: (sentence) => `Der Text beginnt: ${sentence}`,
  introGood: () => 'Er beginnt mit dem Thema, in einfachen Sätzen: Ich würde ihn lassen.',
  introMove: () => 'Ein Satz weiter unten sagt klarer, worum es geht. Beginnen Sie mit ihm:',
  introPlainer: () => 'Er beginnt mit dem Thema. Derselbe Anfang in einfacheren Sätzen:',
  keywordsAre: (words) => `Die häufigsten Begriffe dieser Seite, bei ${words} Wörtern:`,
  keywordHead: () => ['Begriff', 'Anzahl', 'Anteil', 'auch in'],
  placeNames: () => ['Titel', 'Beschreibung', 'H1', 'erste 100 Wörter'],
  keywordUse: (keyword, count, density, words) =>
    count === 0
      ? `${keyword} steht nicht im Text dieser Seite.`
      : `${keyword} steht ${count}-mal im Text: ${density} % von ${words} Wörtern.`,
  keywordMissing: (title, h1) =>
    `Wenn die Seite dafür gefunden werden soll, bringen Sie es in ${list([...(title ? ['den Titel'] : []), ...(h1 ? ['die H1'] : [])])}.`,
  noKeywords: () => 'Die Seite hat zu wenige Wörter, um Keywords zu nennen.',
  noneOverused: (limit) => `Keiner ist übertrieben: keiner über ${limit} % bei mindestens vier Nennungen.`,
  subjectEverywhere: (headline) =>
    `Das Thema ${headline} steht in Titel, Beschreibung und den ersten 100 Wörtern.`,
  subjectLacking: (headline, places) =>
    `Die Seite heißt ${headline}, aber davon steht nichts in: ${list(places)}.`,
  noSearchVolume: () =>
    'Wie oft nach einem Begriff gesucht wird, steht nicht im Audit; das sagt die Search Console.',
  noEase: () => 'Für diese Seite gibt es keinen Lesbarkeitswert: zu wenig Text oder eine Sprache ohne Maß.',
  easeIs: (ease, rating, from) =>
    `Die Lesbarkeit ist ${ease} von 100: ${{ easy: 'leicht zu lesen', fair: 'gut genug', hard: 'schwer zu lesen' }[rating]} (ab ${from} liest es sich gut genug).`,
  sentencesAre: (count, mean) => `${of(count, 'Satz', 'Sätze')}, im Mittel ${mean} Wörter.`,
  noLongSentences: (from) => `Kein Satz hat ${from} Wörter oder mehr.`,
  longSentences: (from) => `Sätze mit ${from} Wörtern und mehr:`,
  wordsLine: (count, text) => `${count} Wörter: ${text}`,
  plainerVersion: () => 'In einfacheren Sätzen, zum Einfügen:',
  noImages: () => 'Die Seite hat keine Bilder.',
  imagesAre: (all, named, missing, empty) =>
    `${of(all, 'Bild', 'Bilder')}: ${named} mit Alt-Text, ${missing} ohne, ${empty} mit leerem (richtig für Schmuck).`,
  altOffer: () => 'Texte aus dem, was die Website selbst über diese Bilder sagt:',
  altUndescribed: (files) =>
    `Was ${list(files)} zeigt, sagt die Website nirgends, und ich sehe keine Bilder: Das muss ein Mensch beschreiben.`,
  altFine: () => 'Nichts zu tun: Jedes Bild, das einen Text braucht, hat einen.',
  linksAre: (own, inText, foreign) =>
    `${of(own, 'Link', 'Links')} auf Seiten der Website, davon ${inText} im Hauptinhalt, und ${of(foreign, 'Link', 'Links')} auf andere Websites.`,
  linksNoFinding: () => 'Das Audit hat keinen Fehler darin gefunden.',
  linkOffer: (count) =>
    `${count === 1 ? 'Eine Stelle' : `${count} Stellen`}, an denen Worte des Textes eine Seite nennen, die noch nicht verlinkt ist:`,
  linkIdea: (sentence, path) => `In ${sentence} auf ${path} verlinken:`,
  noLinkIdeas: () => 'Ich finde im Text keine Worte, die eine noch nicht verlinkte Seite nennen.',
  relatedPages: () =>
    'Kein Wort des Textes nennt eine noch nicht verlinkte Seite. Die thematisch nächsten Seiten, als nächster Schritt am Ende:',
  schemaIs: (types) =>
    types.length === 0
      ? 'Die Seite hat keine strukturierten Daten.'
      : `Die Seite hat strukturierte Daten der Typen ${list(types)}.`,
  schemaNoFinding: () => 'Das Audit hat nichts gegen sie.',
  schemaFixed: () => 'Der Block in Ordnung gebracht, an die Stelle des vorhandenen:',
  schemaOffer: (type) => `\`${type}\` für den Head der Seite:`,
  schemaNothing: () => 'Aus dem, was die Seite selbst sagt, habe ich nichts hinzuzufügen.',
  schemaFacts: () =>
    'Es steht nur darin, was die Seite sagt; prüfen Sie es einmal, bevor Sie es veröffentlichen.',
  noFaq: () => 'Die Seite beantwortet keine übliche Frage, und ich erfinde keine.',
  faqOffer: (count) =>
    `${of(count, 'Frage, die die Seite beantwortet', 'Fragen, die die Seite beantwortet')}, als Abschnitt zum Einfügen:`,
  faqIsThere: (count) => `Die Seite beantwortet schon ${of(count, 'Frage', 'Fragen')}:`,
  faqVerbatim: () => 'Die Antworten sind wörtlich Sätze der Seite.',
  outlineIs: (count, words) =>
    `Die Gliederung der Seite, ${of(count, 'Überschrift', 'Überschriften')} bei ${words} Wörtern, mit geordneten Ebenen:`,
  wordsShort: (count) => of(count, 'Wort', 'Wörter'),
  comparing: (name, path) => `Diese Seite neben ${name} (${path}):`,
  thisPage: () => 'diese Seite',
  compareRows: () => ({
    score: 'Score',
    critical: 'kritische Befunde',
    warnings: 'Warnungen',
    title: 'Titel, Zeichen',
    description: 'Beschreibung, Zeichen',
    words: 'Wörter',
    ease: 'Lesbarkeit',
    headings: 'Überschriften',
    images: 'Bilder (ohne Alt)',
  }),
  onlyHere: (items) => `Nur hier: ${items.join('; ')}.`,
  onlyThere: (items) => `Nur dort: ${items.join('; ')}.`,
  aboutIs: (name, _type, words) => `Die Seite heißt ${name} und hat ${words} Wörter.`,
  aboutSays: () => 'In ihren eigenen Sätzen:',
  aboutWords: (terms) => `Sie spricht vor allem von ${terms.join(', ')}.`,
  pageSays: () => 'Die Seite sagt:',
  notHereButThere: () => 'Diese Seite sagt es nicht, aber die Website:',
  pageSilent: () =>
    'Das sagt die Seite nicht, also sage ich es auch nicht. Wenn Besucher danach fragen, fügen Sie einen Satz hinzu.',
  notUnderstood: () => 'Ich bin nicht sicher, was Sie wissen möchten.',
};
