/** A form that is submitted without encryption. */

import type { FormNode } from '../../../model/node-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isInsecure } from './insecure-urls.ts';
import { securityTexts } from './messages.ts';

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
  audience: 'html',
  reads: ['url', 'forms', 'source'],
  texts: securityTexts['form-insecure'],
  check: (facts) => {
    const forms = facts.forms.filter(({ controls }) => controls > 0);
    if (forms.length === 0) return skip('no-form');
    const isOnHttp = isInsecure(facts.url);
    const isOpen = ({ resolved }: FormNode): boolean => isOnHttp || isInsecure(resolved);
    const open = forms.filter(isOpen);
    const serious = open.filter((form) => !isSearch(form));
    // What is searched for on a page without https is no secret: https-missing reports the page.
    const reported = serious.length > 0 ? serious : isOnHttp ? [] : open;
    if (reported.length === 0) return pass();
    return fail({
      messageId: isOnHttp ? 'page' : 'target',
      data: { count: reported.length },
      evidence: citeNodes(facts, reported, ({ resolved }) => ({ found: resolved ?? '' })),
      severity: serious.length > 0 ? 'critical' : 'info',
    });
  },
});
