/** Scripts that fail while the page loads. */
import { countOf } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

export const perfConsoleErrors = defineBrowserRule({
  id: 'perf-console-errors',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  tier: 1,
  title: 'Errors in the browser console while loading',
  why: 'Something that was meant to work does not, and visitors may notice before you do.',
  fix: 'Follow the message and source below.',
  reads: ['errors'],
  checkRendered: ({ errors }) => {
    if (errors.length === 0) return pass();
    const thrown = errors.filter(({ kind }) => kind === 'exception').length;
    const parts = [
      ...(thrown > 0 ? [countOf(thrown, 'uncaught error')] : []),
      ...(errors.length > thrown
        ? [
            countOf(
              errors.length - thrown,
              'failed request to the site itself',
              'failed requests to the site itself',
            ),
          ]
        : []),
    ];
    return fail(
      `While the page loaded, there were ${parts.join(' and ')}.`,
      errors.map(({ text, source }) => ({ found: text, ...(source !== null && { urls: [source] }) })),
    );
  },
});
