/** Frames that have no name. */
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
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
  tier: 3,
  audience: 'html',
  reads: ['resources', 'source'],
  title: 'Frame without a title (iframe)',
  why: 'A screen reader announces a frame by its title, so that people can decide whether to enter it.',
  fix: 'Add a title attribute that says what the frame shows.',
  check: (facts) => {
    const frames = facts.resources.filter(({ kind }) => kind === 'iframe' || kind === 'frame');
    if (frames.length === 0) return skip('The page has no frames.');
    const nameless = frames.filter(({ title, node }) => {
      const tag = startTagOf(facts, node);
      return (title ?? '').trim() === '' && !isNamed(tag) && !isUnseen(tag);
    });
    if (nameless.length === 0) return pass();
    return fail(
      `${countThat(nameless.length, 'frame', ['has', 'have'])} no title.`,
      citeNodes(facts, nameless),
    );
  },
});
