/** Files that hold up the first paint. */

import type { BlockingFile } from '../../../model/render-facts.ts';
import { type EvidenceDraft, say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

const delayMinMs = 300;
/** Where nothing could be timed, so many are too many. */
const filesMax = 3;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;

const cite = ({ url, kind, ms }: BlockingFile, isTimed: boolean): EvidenceDraft => ({
  found: isTimed ? say('loaded-after-the-html', { kind, ms: milliseconds(ms) }) : kind,
  urls: [url],
});

export const perfRenderBlocking = defineBrowserRule({
  id: 'perf-render-blocking',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'warning',
  basis: 'heuristic',
  texts: performanceTexts['perf-render-blocking'],
  reads: ['blocking', 'isFinelyTimed', 'gaps'],
  checkRendered: ({ blocking, isFinelyTimed, gaps }) => {
    if (blocking === null) return skip('blocking-unmeasured');
    const { delayMs, count, files } = blocking;
    if (count === 0) return pass();
    if (delayMs === null || !isFinelyTimed) {
      // A file that did not load holds up nobody who gets it, or blocks in another way.
      const isIncomplete = gaps.stylesheets.length + gaps.scripts.length > 0;
      if (isIncomplete) return skip('blocking-unmeasured');
      return count <= filesMax
        ? pass()
        : fail({
            messageId: 'unmeasured',
            data: { count },
            evidence: files.map((each) => cite(each, false)),
          });
    }
    if (delayMs < delayMinMs) return pass();
    return fail({
      messageId: 'delayed',
      data: { count, delay: Math.round(delayMs) },
      evidence: files.filter(({ ms }) => ms > 0).map((each) => cite(each, true)),
    });
  },
});
