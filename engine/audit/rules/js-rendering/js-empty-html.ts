/** HTML without any content: scripts write the whole page. */

import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { isEmptyShell } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { jsRenderingTexts } from './messages.ts';

export const jsEmptyHtml = definePageRule({
  id: 'js-empty-html',
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: 'html',
  audience: 'indexable',
  reads: ['text', 'images', 'resources'],
  texts: jsRenderingTexts['js-empty-html'],
  check: (facts) =>
    isEmptyShell(facts)
      ? fail({
          messageId: 'empty',
          evidence: [{ found: say('no-text-in-the-html'), wanted: say('the-main-text-in-the-html') }],
        })
      : pass(),
});
