/** Frames that have no name. */

import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { accessibilityTexts } from './messages.ts';
import { attributeOf, hasAttribute, startTagOf } from './start-tag.ts';

/** Hidden frames and those without size, used for tracking. */
const isUnseen = (tag: string): boolean =>
  hasAttribute(tag, 'hidden') ||
  attributeOf(tag, 'aria-hidden') === 'true' ||
  /display:\s*none|visibility:\s*hidden/i.test(attributeOf(tag, 'style') ?? '') ||
  /^[01](?:px)?$/.test(attributeOf(tag, 'width') ?? '') ||
  /^[01](?:px)?$/.test(attributeOf(tag, 'height') ?? '');

const isNamed = (tag: string): boolean =>
  (attributeOf(tag, 'aria-label') ?? '') !== '' ||
  hasAttribute(tag, 'aria-labelledby') ||
  /^(?:none|presentation)$/.test(attributeOf(tag, 'role') ?? '');

export const a11yFrameTitle = definePageRule({
  id: 'a11y-frame-title',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H64',
  needs: 'html',
  audience: 'html',
  reads: ['resources', 'source'],
  texts: accessibilityTexts['a11y-frame-title'],
  check: (facts) => {
    const frames = facts.resources.filter(({ kind }) => kind === 'iframe' || kind === 'frame');
    if (frames.length === 0) return skip('no-frames');
    const nameless = frames.filter(({ title, node }) => {
      const tag = startTagOf(facts, node);
      return (title ?? '').trim() === '' && !isNamed(tag) && !isUnseen(tag);
    });
    if (nameless.length === 0) return pass();
    return fail({
      messageId: 'none',
      data: { count: nameless.length },
      evidence: citeNodes(facts, nameless),
    });
  },
});
