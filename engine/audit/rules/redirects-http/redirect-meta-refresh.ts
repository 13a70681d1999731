/** A page that redirects or reloads by a meta refresh. */
import type { RefreshDirective } from '../../../model/head-facts.ts';
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

/** WCAG 2.2.1 lets a time limit be longer than 20 hours. */
const longSeconds = 20 * 60 * 60;

const isFault = ({ href, seconds }: RefreshDirective): boolean => href !== null || seconds < longSeconds;

export const redirectMetaRefresh = definePageRule({
  id: 'redirect-meta-refresh',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/TR/WCAG20-TECHS/F41.html',
  needs: 'html',
  audience: 'html',
  reads: ['refreshes', 'source'],
  texts: redirectsHttpTexts['redirect-meta-refresh'],
  check: (facts) => {
    const faults = facts.refreshes.filter(isFault);
    const [first] = faults;
    if (first === undefined) return pass();
    const target = first.resolved ?? first.href;
    const evidence = faults
      .slice(0, 10)
      .map(({ node, seconds, href }) =>
        node < 0
          ? { found: `Refresh: ${seconds}${href === null ? '' : `; url=${href}`}` }
          : { selector: selectorOf(facts, node), snippet: snippetOf(facts, node) },
      );
    const { seconds } = first;
    return target === null
      ? fail({ messageId: 'reload', data: { seconds }, evidence })
      : fail({ messageId: 'redirect', data: { seconds, target }, evidence });
  },
});
