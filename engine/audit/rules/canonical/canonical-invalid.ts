/** A canonical that search engines cannot use. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { CanonicalLink } from '../../../model/head-facts.ts';
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalEvidence } from './canonical-evidence.ts';

function faultOf({ href, resolved, voidedBy }: CanonicalLink): string | null {
  if (href.trim() === '') return 'is empty';
  if (resolved === null) return 'is not a URL';
  if (!/^https?:/.test(resolved)) return 'is not a web URL';
  if (resolved.includes('#')) return 'includes a fragment (#)';
  if (voidedBy.length > 0) return `carries ${voidedBy.join(', ')}, which voids it`;
  return null;
}

export const canonicalInvalid = definePageRule({
  id: 'canonical-invalid',
  group: 'canonical',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc6596',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['canonicals', 'linkTags', 'source'],
  title: 'Invalid canonical tag',
  why: 'A canonical is ignored if it is empty, is not a URL, includes a fragment or has attributes meant for alternate versions.',
  fix: 'Put the full URL of the page in a plain link rel="canonical", without a fragment or other attributes.',
  check: (facts) => {
    const faults: { readonly fault: string; readonly cite: () => Evidence }[] = [];
    let listed = 0;
    for (const each of facts.canonicals) {
      if (!each.inHead) continue;
      listed += 1;
      const fault = faultOf(each);
      if (fault !== null) faults.push({ fault, cite: () => canonicalEvidence(facts, each) });
    }
    for (const { rel, href, inHead, node } of facts.linkTags) {
      if (href !== null || !inHead || !rel.includes('canonical')) continue;
      const cite = (): Evidence => ({ selector: selectorOf(facts, node), snippet: snippetOf(facts, node) });
      faults.push({ fault: 'has no href', cite });
    }
    const [first] = faults;
    if (first !== undefined)
      return fail(
        `The canonical ${first.fault}.`,
        faults.slice(0, 10).map(({ cite }) => cite()),
      );
    return listed === 0 ? skip('The page has no canonical.') : pass();
  },
});
