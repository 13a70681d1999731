/** A page that needs very many files. */

import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

const requestsMax = 75;
const codeFilesMax = 100;

export const perfRequests = defineBrowserRule({
  id: 'perf-requests',
  group: 'performance',
  severity: 'info',
  basis: 'heuristic',
  texts: performanceTexts['perf-requests'],
  reads: ['weight'],
  checkRendered: ({ weight: { requests, byKind } }) => {
    const code = byKind
      .filter(({ kind }) => kind === 'script' || kind === 'stylesheet')
      .reduce((sum, each) => sum + each.requests, 0);
    if (requests <= requestsMax && code <= codeFilesMax) return pass();
    return fail({
      messageId: 'many',
      data: { requests, code },
      evidence: [
        {
          found: String(requests),
          wanted: say('at-most-count', { limit: requestsMax }),
        },
      ],
    });
  },
});
