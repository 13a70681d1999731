/** A form for a message that nothing receives. */
import type { ControlNode, FormNode, ResourceNode } from '../../../model/node-facts.ts';
import type { NodeId, PageSource } from '../../../model/page-source.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

/** Scripts that draw or count, and send no form. */
const bystander =
  /fontawesome|googletagmanager|google-analytics|plausible|matomo|bootstrap|popper|jquery(?:-[\d.]+)?(?:\.slim)?(?:\.min)?\.js/i;
/** A script in the page that may send it. */
const mayHandle = /submit|fetch\(|XMLHttpRequest|\.ajax\(|\.post\(/;

const mayBeSent = ({ kind, url }: ResourceNode): boolean => kind === 'script' && !bystander.test(url);

/** What people write to somebody; what they search for is one line of text. */
const isMessage = ({ element, type }: ControlNode): boolean =>
  element === 'textarea' || type === 'email' || type === 'tel';

function isInside(node: NodeId, form: NodeId, { elements }: PageSource): boolean {
  let row = node;
  while (row > form) row = elements.parent[row] ?? -1;
  return row === form;
}

const hasTarget = ({ action, method }: FormNode): boolean =>
  method.toLowerCase() === 'post' || (action !== null && !/^#?$/.test(action.trim()));

export const formGoesNowhere = definePageRule({
  id: 'form-goes-nowhere',
  group: 'links',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm',
  needs: 'html',
  audience: 'html',
  reads: ['forms', 'controls', 'resources', 'size', 'source'],
  texts: linksTexts['form-goes-nowhere'],
  check: (facts) => {
    const { forms, controls, resources, size, source } = facts;
    if (forms.length === 0) return skip('no-form');
    const open = forms.filter((form) => !hasTarget(form));
    if (open.length === 0 || source === null) return pass();
    const messages = controls.filter(isMessage);
    const lost = open.filter((form) => messages.some(({ node }) => isInside(node, form.node, source)));
    if (lost.length === 0 || resources.some(mayBeSent)) return pass();
    if (size.inlineScripts + size.eventAttributes > 0 && mayHandle.test(source.html)) return pass();
    return fail({
      messageId: 'lost',
      data: { forms: lost.length },
      evidence: citeNodes(facts, lost, () => ({ wanted: say('form-that-is-sent') })),
    });
  },
});
