/** A page that redirects or reloads by a meta refresh. */
import type { RefreshDirective } from '../../../model/head-facts.ts';
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

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
  tier: 1,
  audience: 'html',
  reads: ['refreshes', 'source'],
  title: 'Meta refresh instead of a redirect',
  why: 'An automatic refresh can take the page away before people have finished reading. Search engines treat an instant one as a redirect, but a server redirect is clearer and faster.',
  fix: 'Redirect with status 301 or 302 on the server, and let readers reload the page themselves.',
  check: (facts) => {
    const faults = facts.refreshes.filter(isFault);
    const [first] = faults;
    if (first === undefined) return pass();
    const target = first.resolved ?? first.href;
    return fail(
      target === null
        ? `The page reloads itself after ${first.seconds} seconds.`
        : `The page sends visitors to ${target} after ${first.seconds} seconds.`,
      faults
        .slice(0, 10)
        .map(({ node, seconds, href }) =>
          node < 0
            ? { found: `Refresh: ${seconds}${href === null ? '' : `; url=${href}`}` }
            : { selector: selectorOf(facts, node), snippet: snippetOf(facts, node) },
        ),
    );
  },
});
