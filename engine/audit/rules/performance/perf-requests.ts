/** A page that needs very many files. */
import { countOf } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const requestsMax = 75;
const codeFilesMax = 100;

export const perfRequests = defineBrowserRule({
  id: 'perf-requests',
  group: 'performance',
  severity: 'info',
  basis: 'heuristic',
  tier: 3,
  title: 'Too many requests',
  why: 'Each file costs a request; past a certain number they slow each other down.',
  fix: 'Drop what is not needed and bundle what belongs together.',
  reads: ['weight'],
  checkRendered: ({ weight: { requests, byKind } }) => {
    const code = byKind
      .filter(({ kind }) => kind === 'script' || kind === 'stylesheet')
      .reduce((sum, each) => sum + each.requests, 0);
    if (requests <= requestsMax && code <= codeFilesMax) return pass();
    return fail(`The page needs ${countOf(requests, 'request')}, ${code} of them for scripts and styles.`, {
      found: String(requests),
      wanted: `at most ${requestsMax}`,
    });
  },
});
