/** HTML without any content: scripts write the whole page. */
import { fail, pass } from '../../outcome.ts';
import { isEmptyShell } from '../../page/empty-shell.ts';
import { definePageRule } from '../../rule.ts';

export const jsEmptyHtml = definePageRule({
  id: 'js-empty-html',
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  reads: ['text', 'images', 'resources'],
  title: 'Empty HTML: scripts write the whole page',
  why: 'Google renders pages, but later than it reads the HTML; most other crawlers and AI agents run no scripts and see an empty page. If a script fails, visitors see an empty page too.',
  fix: 'Send the text in the HTML: render on the server or at build time.',
  check: (facts) =>
    isEmptyShell(facts)
      ? fail('The HTML of this page has neither text nor images: only scripts can write them.', {
          found: 'no text in the HTML',
          wanted: 'the main text in the HTML',
        })
      : pass(),
});
