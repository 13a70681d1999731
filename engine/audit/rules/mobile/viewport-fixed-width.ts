/** A viewport of a fixed number of pixels. */
import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const viewportFixedWidth = definePageRule({
  id: 'viewport-fixed-width',
  group: 'mobile',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/TR/css-viewport-1/#viewport-meta',
  needs: 'html',
  tier: 2,
  audience: 'html',
  title: 'Viewport with a fixed width',
  why: 'Phones lay the page out for that width and shrink it to the screen, or let it overflow. Text is then too small to read.',
  fix: 'Write <meta name="viewport" content="width=device-width, initial-scale=1">.',
  reads: ['viewport', 'source'],
  check(facts) {
    const { viewport } = facts;
    if (viewport === null) return skip('the page sets no viewport');
    const width = viewport.settings['width'] ?? '';
    if (!/^\d+(?:\.\d+)?(?:px)?$/.test(width)) return pass();
    return fail(
      `The viewport is ${Number.parseFloat(width)} pixels wide on every screen.`,
      citeNodes(facts, [viewport], () => ({
        found: viewport.content,
        wanted: 'width=device-width, initial-scale=1',
      })),
    );
  },
});
