/** Invented but repeatable words: the same seed gives the same text on any machine. */

/** A small fast random generator (mulberry32); good enough for words, and the same everywhere. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const frequent =
  'the of and to in is that it for on are as with at be this have from or by not but what all were when your can there use an each which how their if will up other about many then them these some would make like into time has look two more write see number way could people than first water been who its now find long down day did get come made may part over new sound take only little work know place year live give most very after thing our just name good think say great where help through much before line right too mean old any same tell follow came want show also around form three small set put end another well large must even such because turn here why ask went read need land different home move try kind hand picture again change off play air away house point page letter answer found study still learn should world'.split(
    ' ',
  );
const syllables =
  'ba be bo ca ce da de di fa fe ga go ha he ja ka ke la le li lo ma me mi mo na ne no pa pe po pra pro ra re ri ro sa se si so ta te ti to tra tri va ve vi wa we ya za zo'.split(
    ' ',
  );

const vocabularySize = 6000;

function makeVocabulary() {
  const random = randomFrom(42);
  const known = new Set(frequent);
  while (known.size < vocabularySize) {
    const length = 2 + Math.floor(random() * 3);
    known.add(Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join(''));
  }
  return [...known];
}

const vocabulary = makeVocabulary();

/** Frequent words are used often, rare ones seldom, as in real text. */
export const wordFrom = (random) => vocabulary[Math.floor(random() ** 3.2 * vocabulary.length)];

export const wordsFrom = (random, count) => Array.from({ length: count }, () => wordFrom(random));

export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

export const sentenceFrom = (random) => {
  const words = wordsFrom(random, 8 + Math.floor(random() * 14));
  return `${capital(words.join(' '))}.`;
};
