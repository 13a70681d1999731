/** Links that exist only after scripts ran. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { jsRenderingTexts } from './messages.ts';

const shareMax = 0.3;

export const jsLinksDependent = defineBrowserRule({
  id: 'js-links-dependent',
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  audience: 'indexable',
  texts: jsRenderingTexts['js-links-dependent'],
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('rendered-unread');
    if (rendered.internalLinks.length === 0) return skip('no-own-links');
    const known = new Set(raw.internalLinks);
    const added = rendered.internalLinks.filter((url) => !known.has(url));
    if (added.length < rendered.internalLinks.length * shareMax) return pass();
    return fail({
      messageId: 'added',
      data: { added: added.length, count: rendered.internalLinks.length },
      evidence: [
        {
          found: say('links-by-script', { count: added.length }),
          wanted: say('all-in-the-html'),
          urls: added.slice(0, 10),
        },
      ],
    });
  },
});
