/** Scripts that fail while the page loads. */
import { fail, pass } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

export const perfConsoleErrors = defineBrowserRule({
  id: 'perf-console-errors',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  texts: performanceTexts['perf-console-errors'],
  reads: ['errors'],
  checkRendered: ({ errors }) => {
    if (errors.length === 0) return pass();
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
