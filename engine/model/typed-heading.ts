/** Whether two versions of a heading are states of one that a script types letter by letter, or of which it swaps the end. */

const lettersLeast = 3;

export function isTypedHeading(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  return shared >= lettersLeast && shared * 2 >= shorter;
}
