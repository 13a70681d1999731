/** A form that is submitted without encryption. */
import type { FormNode } from '../../../model/node-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isInsecure } from './insecure-urls.ts';

export const formInsecure = definePageRule({
  id: 'form-insecure',
  group: 'security',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.w3.org/TR/mixed-content/',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['url', 'forms', 'source'],
  title: 'Form is sent without encryption',
  why: 'What visitors enter can be read or changed on the way, and browsers warn them before they send it.',
  fix: 'Serve the page over https and send the form to an https address.',
  check: (facts) => {
    const forms = facts.forms.filter(({ controls }) => controls > 0);
    if (forms.length === 0) return skip('The page has no form.');
    const isOpen = ({ resolved }: FormNode): boolean => isInsecure(facts.url) || isInsecure(resolved);
    const open = forms.filter(isOpen);
    if (open.length === 0) return pass();
    const why = isInsecure(facts.url) ? 'on a page served over http' : 'sent to an http address';
    return fail(
      `${countThat(open.length, 'form', ['is', 'are'])} ${why}.`,
      citeNodes(facts, open, ({ resolved }) => ({ found: resolved ?? '' })),
    );
  },
});
