/** Finds the words of a site's own name, which a text may use often. */
import { brandPattern } from '../title/brand-pattern.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** From the host without its TLD, and from the end of the title. */
export function siteNameWords(url: string, title: string | null): ReadonlySet<string> {
  const host = URL.parse(url)?.hostname ?? '';
  const labels = host
    .split('.')
    .slice(0, -1)
    .filter((label) => label !== 'www');
  const brand = brandPattern.exec(title ?? '')?.[1] ?? '';
  return new Set([...labels.flatMap((label) => [label, ...wordsOf(label)]), ...wordsOf(brand)]);
}
