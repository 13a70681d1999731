/** Radio buttons whose common question is not tied to them. */

import type { NodeId, PageSource } from '../../../model/page-source.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { closest, nameOf } from './element-rows.ts';
import { accessibilityTexts } from './messages.ts';
import { attributeOf, startTagOf } from './start-tag.ts';

const groupRoles = /^(?:radiogroup|group)$/i;

function isGrouped(source: PageSource, node: NodeId): boolean {
  return (
    closest(
      source,
      node,
      (around) =>
        nameOf(source, around) === 'fieldset' ||
        groupRoles.test(attributeOf(startTagOf({ source }, around), 'role') ?? ''),
    ) >= 0
  );
}

export const a11yRadioGroup = definePageRule({
  id: 'a11y-radio-group',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H71',
  needs: 'html',
  audience: 'html',
  reads: ['controls', 'source'],
  texts: accessibilityTexts['a11y-radio-group'],
  check: (facts) => {
    const { source } = facts;
    if (source === null) return skip('html-gone');
    const radios = facts.controls.filter(
      ({ element, type, name }) => element === 'input' && type === 'radio' && name !== null && name !== '',
    );
    const groups = [...Map.groupBy(radios, ({ name }) => name).values()].filter(
      (group) => group.length > 1 && group.every(({ node }) => !isGrouped(source, node)),
    );
    if (groups.length === 0) return pass();
    return fail({
      messageId: 'ungrouped',
      data: { count: groups.length },
      evidence: citeNodes(
        facts,
        groups.flatMap((group) => group.slice(0, 1)),
        ({ name }) => ({ found: `name="${name ?? ''}"`, wanted: say('fieldset-with-a-legend') }),
      ),
    });
  },
});
