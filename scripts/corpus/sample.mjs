/** Draws at random, but the same for the same seed: one of each group first, so that no large site crowds out the others. */

/** Mulberry32: small, and good enough to draw lots. */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(items, random) {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}

/** `count` of the items, in random order; a second one of a group only when every group has given one. */
export function drawSample(items, { count, seed, groupOf }) {
  const random = createRandom(seed);
  const groups = [...Map.groupBy(items, groupOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => shuffle(group, random));
  const rounds = Math.max(0, ...groups.map(({ length }) => length));
  const drawn = [];
  for (let round = 0; round < rounds && drawn.length < count; round += 1)
    drawn.push(
      ...shuffle(
        groups.filter(({ length }) => length > round),
        random,
      ).map((group) => group[round]),
    );
  return drawn.slice(0, count);
}
