/** A canonical that search engines cannot use. */
import type { CanonicalLink } from '../../../model/head-facts.ts';
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { clip } from '../../clip.ts';
import type { EvidenceDraft } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalEvidence } from './canonical-evidence.ts';
import { canonicalTexts } from './messages.ts';

type Fault = 'empty' | 'no-url' | 'no-web-url' | 'fragment' | 'voided' | 'no-href';

function faultOf({ href, resolved, voidedBy }: CanonicalLink): Fault | null {
  if (href.trim() === '') return 'empty';
  if (resolved === null) return 'no-url';
  if (!/^https?:/.test(resolved)) return 'no-web-url';
  if (resolved.includes('#')) return 'fragment';
  return voidedBy.length > 0 ? 'voided' : null;
}

export const canonicalInvalid = definePageRule({
  id: 'canonical-invalid',
  group: 'canonical',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc6596',
  needs: 'html',
  audience: 'html',
  reads: ['canonicals', 'linkTags', 'source'],
  texts: canonicalTexts['canonical-invalid'],
  check: (facts) => {
    const faults: {
      readonly fault: Fault;
      readonly link?: CanonicalLink;
      readonly cite: () => EvidenceDraft;
    }[] = [];
    let listed = 0;
    for (const each of facts.canonicals) {
      if (!each.inHead) continue;
      listed += 1;
      const fault = faultOf(each);
      if (fault !== null) faults.push({ fault, link: each, cite: () => canonicalEvidence(facts, each) });
    }
    for (const { rel, href, inHead, node } of facts.linkTags) {
      if (href !== null || !inHead || !rel.includes('canonical')) continue;
      const cite = (): EvidenceDraft => ({
        selector: selectorOf(facts, node),
        snippet: snippetOf(facts, node),
      });
      faults.push({ fault: 'no-href', cite });
    }
    const [first] = faults;
    if (first !== undefined) {
      const evidence = faults.slice(0, 10).map(({ cite }) => cite());
      const { fault, link } = first;
      if (fault === 'empty' || fault === 'no-href') return fail({ messageId: fault, evidence });
      if (fault === 'voided')
        return fail({ messageId: fault, data: { attributes: [...(link?.voidedBy ?? [])] }, evidence });
      return fail({ messageId: fault, data: { href: clip(link?.href ?? '', 200) }, evidence });
    }
    return listed === 0 ? skip('no-canonical') : pass();
  },
});
