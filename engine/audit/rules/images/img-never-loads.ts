/** Images that wait for a lazy-loading script which the page does not have. */
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const imgNeverLoads = definePageRule({
  id: 'img-never-loads',
  group: 'images',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading',
  needs: 'html',
  tier: 2,
  audience: 'html',
  title: 'Image without src (data-src only)',
  why: 'The image has its URL only in an attribute for a lazy-loading script, and the page loads no script. Neither visitors nor search engines see it.',
  fix: 'Put the URL into src and use loading="lazy", which needs no script.',
  reads: ['images', 'resources', 'size', 'source'],
  check(facts) {
    const waiting = facts.images.filter(
      ({ resolved, candidates, lazySrc }) => resolved === null && candidates.length === 0 && lazySrc !== null,
    );
    if (waiting.length === 0) return pass();
    const hasScript = facts.size.inlineScripts > 0 || facts.resources.some(({ kind }) => kind === 'script');
    if (hasScript) return skip('a script of the page may load them');
    return fail(
      `${countThat(waiting.length, 'image', ['has', 'have'])} a URL only in data-src, and no script to load it.`,
      citeNodes(facts, waiting, ({ lazySrc }) => ({ found: lazySrc ?? '', wanted: 'src' })),
    );
  },
});
