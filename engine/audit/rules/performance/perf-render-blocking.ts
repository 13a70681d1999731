/** Files that hold up the first paint. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { BlockingFile } from '../../../model/render-facts.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const delayMinMs = 300;
/** Where nothing could be timed, so many are too many. */
const filesMax = 3;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;

const cite = ({ url, kind, ms }: BlockingFile, isTimed: boolean): Evidence => ({
  found: isTimed ? `${kind}, loaded ${milliseconds(ms)} after the HTML` : kind,
  urls: [url],
});

export const perfRenderBlocking = defineBrowserRule({
  id: 'perf-render-blocking',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'warning',
  basis: 'heuristic',
  tier: 1,
  title: 'Render-blocking CSS and JavaScript',
  why: 'The browser shows nothing until these files have loaded.',
  fix: 'Load scripts with defer, and delay styles that the first screen does not need.',
  reads: ['blocking', 'isFinelyTimed'],
  checkRendered: ({ blocking, isFinelyTimed }) => {
    if (blocking === null) return skip('what blocked rendering could not be measured');
    const { delayMs, count, files } = blocking;
    if (count === 0) return pass();
    const held = countThat(count, 'file', ['holds', 'hold']);
    if (delayMs === null || !isFinelyTimed)
      return count <= filesMax
        ? pass()
        : fail(
            `${held} up the first paint. The delay could not be measured.`,
            files.map((each) => cite(each, false)),
          );
    if (delayMs < delayMinMs) return pass();
    return fail(
      `${held} up the first paint; in our browser it waited ${milliseconds(delayMs)} for them. Lab measurement, without throttling.`,
      files.filter(({ ms }) => ms > 0).map((each) => cite(each, true)),
    );
  },
});
