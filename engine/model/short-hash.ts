/** Hashes a text to sixteen hexadecimal digits; not cryptographic. */
export function shortHash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b1];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
