/** German sentences of answers; findings themselves stay in English. */

import { deText } from './de-text.ts';
import type { PartialWords } from './phrase-types.ts';

const of = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const score = (before: number, after: number): string =>
  before === after ? `der Score bleibt bei ${after}` : `Score ${before} → ${after}`;

export const de: PartialWords = {
  ...deText,
  stepAudit: () => 'Eine Kopie der Seite wird mit der Änderung geprüft',
  measuredCleared: (cleared, before, after) =>
    `**An einer Kopie der Seite gemessen:** behebt ${cleared}, bricht nichts; ${score(before, after)}.`,
  measuredNothing: (before, after) =>
    `**An einer Kopie der Seite gemessen:** kein Befund kommt oder geht; ${score(before, after)}.`,
  measuredBroken: (broken, cleared, before, after) =>
    `**An einer Kopie der Seite gemessen:** bringt ${broken}${cleared === '' ? '' : ` und behebt ${cleared}`}; ${score(before, after)}.`,
  noCopy: () => 'Nicht gemessen: Die Seite war gerade nicht lesbar, es gibt keine Kopie zum Ausprobieren.',
  noPlace: () => 'Nicht gemessen: Für die Änderung gibt es auf der Kopie keine eindeutige Stelle.',
  noPlaceMarkup: () =>
    'Nicht gemessen: Der Absatz enthält Links oder anderes Markup. Behalten Sie es beim Einfügen.',
  why: (text) => `Warum es wichtig ist: ${text}`,
  toDo: (text) => `Was zu tun ist: ${text}`,
  minusPoints: (points) => `−${points} Punkte`,
  nothingWrong: (value) =>
    `Nichts: Das Audit hat auf dieser Seite keinen Fehler gefunden${value === null ? '' : `, Score ${value} von 100`}.`,
  issuesAre: (count, by, value) =>
    `${of(count, 'Befund', 'Befunde')} auf dieser Seite: ${by.critical} kritisch, ${of(by.warning, 'Warnung', 'Warnungen')}, ${of(by.info, 'Hinweis', 'Hinweise')}${value === null ? '' : `; Score ${value} von 100`}.`,
  firstIs: (value, count) =>
    `In dieser Reihenfolge, das Gravierendste zuerst.${value === null ? '' : ` Die Seite hat ${value} von 100 Punkten und ${of(count, 'Befund', 'Befunde')}.`}`,
  stillWorth: () => 'Was sich trotzdem lohnt:',
  thenRest: (ids) => `Danach: ${ids.join(', ')}.`,
  together: () => 'Alle Änderungen, die sich an dieser Seite allein machen lassen, zusammen:',
  scoreIs: (value, site, count) =>
    `Diese Seite hat ${value} von 100 Punkten${site === null ? '' : `; die ganze Website ${site}`}. ${count === 0 ? 'Kein Befund hat Punkte gekostet.' : 'Was Punkte gekostet hat:'}`,
  scoreHead: () => ['Befund', 'Regel', 'Punkte'],
  scoreFormula: () =>
    'Eine Seite beginnt mit 100 Punkten. Eine verletzte Regel kostet 15 Punkte, wenn sie kritisch ist, 4 als Warnung und keine als Hinweis; eine Faustregel kostet die Hälfte.',
  lengthIs: ({ words, sentences, paragraphs, headings, title, description }) =>
    `${of(words, 'Wort', 'Wörter')} im Hauptinhalt${sentences === null ? '' : `, ${of(sentences, 'Satz', 'Sätze')}`}, ${of(paragraphs, 'Absatz', 'Absätze')}, ${of(headings, 'Überschrift', 'Überschriften')}. Der Titel hat ${title} Zeichen, die Meta-Beschreibung ${description}.`,
  notThin: () => 'Das Audit findet sie nicht dünn. Keine Suchmaschine nennt eine Mindestzahl an Wörtern.',
  besideIt: (count, mean, path, longest) =>
    `Die ${count} Seiten daneben haben im Mittel ${mean} Wörter; die längste ist ${path} mit ${longest}.`,
  appliedNow: (count, before, after) =>
    `Auf der Kopie gemacht: bisher ${of(count, 'Änderung', 'Änderungen')}, Score ${before} → ${after}.`,
  realPageSame: () => 'Ihre echte Seite ist, wie sie war: Fügen Sie oben Stehendes dort ein.',
  undone: () => 'Die Kopie ist wieder wie Ihre Seite: keine Änderungen.',
  hello: (title) => `Hallo. Ich habe die Seite ${title} vor mir, mit allem, was das Audit gefunden hat.`,
  helloFigures: (value, findings) =>
    `${value === null ? '' : `Ihr Score ist ${value} von 100, `}${findings === 0 ? 'das Audit hat nichts gefunden.' : `mit ${of(findings, 'Befund', 'Befunden')}.`} Was möchten Sie tun?`,
  welcome: () => 'Gern geschehen. Fragen Sie jederzeit weiter.',
  iAm: () =>
    'Ich bin der eingebaute Analyst. Ich arbeite ohne Sprachmodell und ohne Internet: Ich lese diese Seite, frage die Regeln des Audits und probiere jede Änderung an einer Kopie aus, bevor ich sie empfehle. Die Texte der Befunde sind auf Englisch.',
  canDo: () =>
    [
      'Was ich für diese Seite tun kann:',
      '- **Titel**, **Meta-Beschreibung**, **Überschriften** und **Alt-Texte** aus den Worten der Seite',
      '- sagen, **was falsch ist** und **was zuerst** kommt, und jeden Befund erklären',
      '- **Keywords**, **Lesbarkeit**, **Länge**, **Score** in Zahlen des Audits',
      '- **interne Links**, **JSON-LD**, eine **FAQ** oder eine **Gliederung**',
      '- einen Absatz einfacher oder kürzer machen, mit einer anderen Seite **vergleichen**, **Ihre eigenen Worte** messen',
    ].join('\n'),
  cannotDo: () =>
    'Was ich nicht kann: neuen Text schreiben, übersetzen, Bilder sehen, Rankings oder Besucher kennen oder Ihre Website ändern.',
  offTopic: () => 'Das hat nichts mit dieser Seite zu tun, dabei kann ich nicht helfen.',
  noRanking: () =>
    'Rankings, Besucher, Klicks, Suchvolumen und Links von anderen Websites stehen nicht im Audit, und niemand kann einen Platz bei Google versprechen. Die Google Search Console zeigt Ihre echten Zahlen.',
  rankingCan: (findings) =>
    `Was der Seite im Weg steht, kann ich sagen: ${of(findings, 'Befund', 'Befunde')}.`,
  noTranslation: () =>
    'Ich übersetze nicht: Ich nehme nur Worte, die auf der Seite stehen. Dafür braucht es einen Menschen oder ein angeschlossenes Sprachmodell (`AI_PROVIDER`).',
  noPublishing: () =>
    'Ich habe keinen Zugang zu Ihrer Website: Ich ändere eine Kopie und messe, Sie fügen ein, was Ihnen gefällt.',
  noProseWriting: () =>
    'Ich schreibe keinen neuen Text und ändere keinen Tonfall: Dafür müsste ich etwas über Ihr Geschäft erfinden. Das braucht einen Menschen oder ein angeschlossenes Sprachmodell (`AI_PROVIDER`).',
  noPictures: () =>
    'Ich sehe und mache keine Bilder. Alt-Texte schreibe ich aus dem, was die Website über sie sagt.',
  label: {
    title: (length) => `Titel, ${length} Zeichen`,
    description: (length) => `Meta-Beschreibung, ${length} Zeichen`,
    heading: (level) => `H${level}`,
    headings: () => 'Überschriften',
    paragraph: (words) => `Text, ${words} Wörter`,
    outline: () => 'Gliederung',
    alt: (length) => `Alt-Text, ${length} Zeichen`,
    alts: () => 'Alt-Texte',
    link: (anchor) => `Link „${anchor}“`,
    jsonLd: () => 'JSON-LD',
    section: () => 'Abschnitt, HTML',
    head: () => 'Für den Head, HTML',
    html: () => 'HTML',
  },
  followUps: {
    first: () => 'Was soll ich zuerst tun?',
    issues: () => 'Was ist hier falsch?',
    title: () => 'Schreib einen besseren Titel',
    rewriteTitle: () => 'Schreib den Titel neu',
    titleWith: (keyword) => `Schreib einen Titel mit dem Keyword "${keyword}"`,
    description: () => 'Schreib eine Meta-Beschreibung',
    rewriteDescription: () => 'Schreib die Meta-Beschreibung neu',
    fixHeadings: () => 'Verbessere die Überschriften',
    outline: () => 'Zeig mir die Gliederung',
    intro: () => 'Ist die Einleitung gut?',
    rewriteParagraph: (number) =>
      `Schreib den ${['ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten'][number - 1] ?? 'letzten'} Absatz um`,
    readability: () => 'Ist der Text gut lesbar?',
    keywords: () => 'Welche Keywords nutzt die Seite?',
    howOften: (keyword) => `Wie oft steht "${keyword}" im Text?`,
    alt: () => 'Schreib Alt-Texte für die Bilder',
    links: () => 'Schlag interne Links vor',
    structured: () => 'Gib mir strukturierte Daten als JSON-LD',
    social: () => 'Wie sieht die Seite beim Teilen aus?',
    speed: () => 'Ist die Seite schnell?',
    faq: () => 'Schreib eine FAQ',
    about: () => 'Worum geht es auf der Seite?',
    score: () => 'Warum ist der Score so?',
    explain: (ruleId) => `Erkläre ${ruleId}`,
    compareWith: (path) => `Vergleiche diese Seite mit ${path}`,
    language: () => 'Welche Sprachversionen hat die Seite?',
    shorter: () => 'Kürzer',
    anotherOne: () => 'Noch einer',
    apply: () => 'Ja, anwenden',
    undo: () => 'Alles rückgängig',
    where: () => 'Wo muss ich das einfügen?',
  },
};
