/** Films with sound but without captions. */

import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { accessibilityTexts } from './messages.ts';

export const a11yCaptions = definePageRule({
  id: 'a11y-captions',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/captions-prerecorded',
  needs: 'html',
  audience: 'html',
  reads: ['videos', 'source'],
  texts: accessibilityTexts['a11y-captions'],
  check: (facts) => {
    const audible = facts.videos.filter(({ muted, sources }) => !muted && sources.length > 0);
    if (audible.length === 0) return skip('no-audible-video');
    const silent = audible.filter(
      ({ tracks }) => !tracks.some(({ kind }) => kind === 'captions' || kind === 'subtitles'),
    );
    if (silent.length === 0) return pass();
    return fail({ messageId: 'none', data: { count: silent.length }, evidence: citeNodes(facts, silent) });
  },
});
