/** Corrects words of a question that are one typo away from a known one: "tilte" is the title. */

const ours: readonly string[] = [
  'title',
  'titles',
  'description',
  'heading',
  'headings',
  'headline',
  'keyword',
  'keywords',
  'paragraph',
  'introduction',
  'readability',
  'images',
  'links',
  'structured',
  'outline',
  'compare',
  'score',
  'rewrite',
  'improve',
  'suggest',
  'shorter',
  'another',
  'canonical',
  'schema',
  'explain',
  'titel',
  'beschreibung',
  'uberschrift',
  'absatz',
  'titre',
  'titulo',
  'titolo',
];
/** Real words that are just as close to a known one. */
const others: ReadonlySet<string> = new Set([
  'little',
  'tiles',
  'like',
  'likes',
  'lines',
  'store',
  'stores',
  'score',
  'image',
  'scope',
  'tile',
  'tilted',
  'reading',
  'leading',
  'sinks',
  'inks',
  'drinks',
  'other',
]);
const known: ReadonlySet<string> = new Set(ours);

/** One letter wrong, missing, too many, or two of them swapped. */
function isSlip(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [own, rest] = [word.slice(at), meant.slice(at)];
  return (
    own.slice(1) === rest.slice(1) ||
    own.slice(1) === rest ||
    own === rest.slice(1) ||
    (own[0] === rest[1] && own[1] === rest[0] && own.slice(2) === rest.slice(2))
  );
}

export const correctTypos = (folded: string): string =>
  folded.replaceAll(/[a-z]{5,}/g, (word) =>
    known.has(word) || others.has(word) ? word : (ours.find((meant) => isSlip(word, meant)) ?? word),
  );
