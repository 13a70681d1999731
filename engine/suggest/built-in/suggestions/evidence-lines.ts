/** The evidence of a finding in lines of Markdown: where it is, what is there, and what would be better. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { code, plain } from '../../../text/markdown.ts';
import { isInjection } from '../text.ts';
import { clip, pathOf } from './wording.ts';

const [placeLength, textLength] = [100, 160];

export function evidenceLines(
  evidence: readonly Evidence[],
  /** Of the page: addresses of its site are shown as paths. */
  pageUrl: string,
  /** Whether to show what would be better, which is in English. */
  showsWanted: boolean,
): string[] {
  return evidence.flatMap(({ snippet, found, wanted = '', urls, selector }) => {
    const place = urls?.[0] === undefined ? (selector ?? '') : pathOf(urls[0], pageUrl);
    const shown = (snippet ?? found ?? '').replaceAll('\n', ' ');
    if (isInjection(shown) || (shown === '' && place === '')) return [];
    const parts = [shown.includes(place) ? '' : clip(place, placeLength), clip(shown, textLength)];
    const better =
      !showsWanted || wanted === '' || wanted.includes('\n') ? '' : ` → ${plain(clip(wanted, textLength))}`;
    const said = parts.filter((part) => part !== '').map(code);
    return [`${said.join(': ')}${better}`];
  });
}
