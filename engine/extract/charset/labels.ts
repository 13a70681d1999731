/** Maps encoding labels to names as the Encoding Standard does. */

/** The standard's name for a label; null when there is no such encoding. */
export function encodingOf(label: string): string | null {
  const name = label.trim().toLowerCase();
  if (name === '') return null;
  // Node's decoder does not know the one encoding that the standard made up for legacy scripts.
  if (name === 'x-user-defined') return 'windows-1252';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

/** A meta tag cannot be in UTF-16: the standard takes such a label for UTF-8. */
export const encodingOfMeta = (label: string): string | null => {
  const encoding = encodingOf(label);
  return encoding !== null && encoding.startsWith('utf-16') ? 'utf-8' : encoding;
};
