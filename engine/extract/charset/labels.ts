/** Names of encodings, as the Encoding Standard reads them. */
import { detach } from '../text-log.ts';

const rememberedMax = 100;
const remembered = new Map<string, string | null>();

/** The standard's name for a label; null when there is no such encoding. */
export function encodingOf(label: string): string | null {
  const known = remembered.get(label);
  if (known !== undefined) return known;
  const encoding = readLabel(label.trim().toLowerCase());
  if (remembered.size < rememberedMax) remembered.set(detach(label), encoding);
  return encoding;
}

function readLabel(name: string): string | null {
  if (name === '') return null;
  // Node's decoder does not know the one encoding that the standard made up for legacy scripts.
  if (name === 'x-user-defined') return 'windows-1252';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

/** A meta tag cannot stand in UTF-16: the standard reads such a claim as UTF-8. */
export const encodingOfMeta = (label: string): string | null => {
  const encoding = encodingOf(label);
  return encoding !== null && encoding.startsWith('utf-16') ? 'utf-8' : encoding;
};
