/** Scripts that fail while the page loads. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

export const perfConsoleErrors = defineBrowserRule({
  id: 'perf-console-errors',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  revision: 2,
  texts: performanceTexts['perf-console-errors'],
  reads: ['errors', 'gaps'],
  checkRendered: ({ errors: all, gaps }) => {
    const [script] = gaps.scripts;
    // What a script does without another one that did not load tells nothing of the script.
    const errors = script === undefined ? all : all.filter(({ kind }) => kind === 'request');
    if (errors.length === 0)
      return script === undefined || all.length === 0 ? pass() : skip('script-missing', { script });
    const thrown = errors.filter(({ kind }) => kind === 'exception').length;
    const requests = errors.length - thrown;
    const evidence = errors.map(({ text, source }) => ({
      found: text,
      ...(source !== null && { urls: [source] }),
    }));
    if (requests === 0) return fail({ messageId: 'errors', data: { errors: thrown }, evidence });
    if (thrown === 0) return fail({ messageId: 'requests', data: { requests }, evidence });
    return fail({ messageId: 'both', data: { errors: thrown, requests }, evidence });
  },
});
