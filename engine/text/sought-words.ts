/** The words that a question is about, and how clearly other words say the same: by stem, by concept, by part of a compound. */
import { conceptsOf } from './fact-concepts.ts';
import { foldAccents } from './fold.ts';
import { stemOf } from './stem.ts';
import { stopWordsOf } from './stop-words.ts';
import { nearestWord } from './typos.ts';
import { wordsIn } from './words.ts';

/** Words that a question about a text is made of, in six languages; `*` stands for any ending. */
const framing =
  'page pages site sites website websites webpage homepage web seite seiten webseite* website* internetseite* homepage pagina paginas pagine sito siti sitio sitios laut according say says said tell tells told mention* erwahn* steht stehen selon dit dire dice dicen segun dicono secondo zegt zeggen volgens explain* erklar* expliqu* explic* spieg* uitgelegd uitleg legt describe* beschreib* beschrieb* decri* describ* descri* beschrev* find finde finden trouve* trouver encontr* trova* trovo vind vinden read lesen nachlesen lire leer leggere lezen know wissen information* informacion* informazion* informatie infos info section chapter kapitel abschnitt chapitre capitulo capitolo hoofdstuk talk talks parle habla parla gaat geht handelt about anywhere somewhere sert servir dient serve serves sirve purpose lie lies liegt liegen located befindet befinden ligt liggen situe holds hizo irgendwo quelque part nulle parte ergens please bitte genau exactly exactement exactamente esattamente precies heisst mean means other another andere anderen autre otra otro altra altro date datum fecha data dates year jahr annee ano anno jaar time uhr heure hora ora uur day tag jour dia giorno dag long lange lang much many viel viele combien cuanto cuanta cuantos cuantas quanto quanta quanti quante hoeveel age alter edad eta leeftijd partir present presente far often oft souvent menudo spesso vaak old alt vieux viejo vecchio oud think guess believe maybe its glaube denke vielleicht crois pense creo pienso quiza credo penso forse denk misschien';
const [framingWords, framingStarts] = [
  new Set(framing.split(' ').filter((word) => !word.endsWith('*'))),
  framing
    .split(' ')
    .filter((word) => word.endsWith('*'))
    .map((word) => word.slice(0, -1)),
] as const;

/** What a website is about in general: a passage seldom repeats it. */
const general = new Set(
  'business company firm firma unternehmen betrieb entreprise societe empresa negocio azienda ditta bedrijf zaak shop store laden geschaft boutique magasin tienda negozio winkel cafe restaurant hotel bakery backerei project projekt projet proyecto progetto program programme programm programa programma software logiciel tool werkzeug outil herramienta strumento manual handbuch manuel manuale handleiding guide anleitung guia guida document dokument documento documentation dokumentation documentacion documentazione documentatie post beitrag article artikel articulo articolo entry eintrag text texte texto testo tekst people leute personen gens personnes personas gente persone mensen guest guests gaste invites invitados ospiti gasten customer customers kunden clients clientes clienti klanten visitors besucher visiteurs visitantes visitatori bezoekers place ort book buch livre libro boek thing things sache dinge person persona persoon'.split(
    ' ',
  ),
);

export interface SoughtWord {
  /** As it was asked, without accents. */
  readonly word: string;
  readonly stems: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
  /** A name or a number: nothing else will do. */
  readonly isName: boolean;
  readonly isGeneral: boolean;
  /** Asked in another language than the page's: only names and concepts can match. */
  readonly isForeign: boolean;
}

export interface ReadWord {
  readonly stem: string;
  readonly word: string;
}

/** What is written in one word, with a hyphen or in two: "semi-colon", "set up", "web site". */
const joinable =
  /(?<![\p{L}\p{N}-])(\p{L}{1,5})(?:-(\p{L}+)|\s(up|in|out|off|down|back|line|mail|site))(?![\p{L}\p{N}-])/giu;
const joinedIn = (text: string): string[] =>
  [...text.matchAll(joinable)].map(([, first = '', behind, particle]) => `${first}${behind ?? particle}`);

/** Reads the words of texts in a language, each word once; those in two parts also as one. */
export function createWordReader(language: string): (text: string) => readonly ReadWord[] {
  const known = new Map<string, ReadWord>();
  return (text) =>
    wordsIn([foldAccents(text).replaceAll(/[-/_'’]/g, ' '), ...joinedIn(foldAccents(text))].join(' ')).map(
      (word) => {
        const read = known.get(word) ?? { word, stem: stemOf(word, language) };
        known.set(word, read);
        return read;
      },
    );
}

const wordMin = 2;

/** `languages`: of the question and of the page it is asked on; `ignored`: words that no passage has to have. */
export function soughtWords(
  question: string,
  languages: readonly [string, string],
  ignored: ReadonlySet<string>,
): SoughtWord[] {
  const [own, other] = languages;
  const small = new Set([...stopWordsOf(own), ...(own === other ? [] : stopWordsOf(other))].map(foldAccents));
  const isFraming = (word: string): boolean =>
    framingWords.has(word) || framingStarts.some((start) => word.startsWith(start));
  const tokens = question.match(/[\p{L}\p{N}][\p{L}\p{N}'’.&-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];
  const isTitled = tokens.filter((token) => /^\p{Lu}/u.test(token)).length > tokens.length / 2;
  const joined = wordsIn(joinedIn(foldAccents(question)).join(' '));
  const written = (word: string): string[] => [
    word,
    ...joined.filter((whole) => whole.startsWith(word) || whole.endsWith(word)),
  ];
  const found = tokens.flatMap((token, at) =>
    wordsIn(foldAccents(token).replaceAll(/[-/_'’]/g, ' ')).map(
      (word): SoughtWord => ({
        word,
        stems: new Set(written(word).flatMap((each) => [stemOf(each, other), stemOf(each, own)])),
        concepts: new Set(
          conceptsOf(word)
            .filter(({ strength }) => strength === 1)
            .map(({ concept }) => concept),
        ),
        isName: /\d/.test(word) || (at > 0 && own !== 'de' && !isTitled && /^\p{Lu}/u.test(token)),
        isGeneral: general.has(word),
        isForeign: own !== other,
      }),
    ),
  );
  const telling = found.filter(
    ({ word }) =>
      (word.length >= wordMin || /\d/.test(word)) &&
      !small.has(word) &&
      !ignored.has(word) &&
      !isFraming(word),
  );
  return telling.filter(({ word }, at) => telling.findIndex((each) => each.word === word) === at);
}

const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi']);
const partMin = 5;
const [conceptStrength, partStrength, derivedStrength] = [0.95, 0.8, 0.8];
const derivedMin = 6;

/** How clearly a word says a sought one, from 0 to 1. */
export function likeness({ stems, concepts, isName }: SoughtWord, read: ReadWord, language: string): number {
  if (stems.has(read.stem)) return 1;
  const shared =
    concepts.size === 0 ? [] : conceptsOf(read.word).filter(({ concept }) => concepts.has(concept));
  if (shared.length > 0) return conceptStrength * Math.max(...shared.map(({ strength }) => strength));
  if (isName) return 0;
  for (const stem of stems) {
    const [short, long] = stem.length < read.stem.length ? [stem, read.stem] : [read.stem, stem];
    if (short.length >= derivedMin && long.startsWith(short.slice(0, -1)) && long.length - short.length <= 5)
      return derivedStrength;
    if (
      compounding.has(language) &&
      short.length >= partMin &&
      long.length - short.length >= 3 &&
      (long.startsWith(short) || long.endsWith(short))
    )
      return partStrength;
  }
  return 0;
}

const correctedFrom = 6;

/** With the word that was meant where the site has none like it but one that is spelled nearly so. */
export function corrected(sought: SoughtWord, vocabulary: ReadonlyMap<string, ReadWord>): SoughtWord {
  if (sought.isForeign || sought.word.length < correctedFrom || /\d/.test(sought.word)) return sought;
  const meant = nearestWord(sought.word, vocabulary.keys());
  const read = meant === null ? undefined : vocabulary.get(meant);
  return read === undefined ? sought : { ...sought, stems: new Set([...sought.stems, read.stem]) };
}
