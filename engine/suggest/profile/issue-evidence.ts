/** The evidence of a finding as short texts: what was found, and what is wanted instead. */
import type { Issue } from '@pagewright/contract/entities/issue';

/** Each text once; what is wanted is said where it first applies. */
export function evidenceTexts(
  { evidence }: Pick<Issue, 'evidence'>,
  { most, length }: { readonly most: number; readonly length: number },
): string[] {
  const texts = evidence.map(({ snippet, found, wanted }, at) => {
    const what = snippet ?? found ?? '';
    const isSaid = evidence.slice(0, at).some((each) => each.wanted === wanted);
    return [what.slice(0, length).toWellFormed(), isSaid ? '' : (wanted ?? '')]
      .filter((part) => part !== '')
      .join(' → ');
  });
  return [...new Set(texts)].filter((text) => text !== '').slice(0, most);
}
