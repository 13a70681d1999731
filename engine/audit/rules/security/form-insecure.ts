/** A form that is submitted without encryption. */
import type { FormNode } from '../../../model/node-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isInsecure } from './insecure-urls.ts';

/** Its values end up in the URL, so nobody types a secret into it. */
const isSearch = ({ method, hasPassword }: FormNode): boolean =>
  method.toLowerCase() !== 'post' && !hasPassword;

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
  title: 'Form sent without HTTPS',
  why: 'What visitors enter can be read or changed in transit, and browsers warn them before they send it.',
  fix: 'Serve the page over https and send the form to an https URL.',
  check: (facts) => {
    const forms = facts.forms.filter(({ controls }) => controls > 0);
    if (forms.length === 0) return skip('The page has no form.');
    const isOnHttp = isInsecure(facts.url);
    const isOpen = ({ resolved }: FormNode): boolean => isOnHttp || isInsecure(resolved);
    const open = forms.filter(isOpen);
    const serious = open.filter((form) => !isSearch(form));
    // What is searched for on a page without https is no secret: https-missing reports the page.
    const reported = serious.length > 0 ? serious : isOnHttp ? [] : open;
    if (reported.length === 0) return pass();
    const why = isOnHttp ? 'on a page served over http' : 'sent to an http:// URL';
    return fail(
      `${countThat(reported.length, 'form', ['is', 'are'])} ${why}.`,
      citeNodes(facts, reported, ({ resolved }) => ({ found: resolved ?? '' })),
      serious.length > 0 ? 'critical' : 'info',
    );
  },
});
