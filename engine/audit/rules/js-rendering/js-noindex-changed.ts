/** noindex changed by a script. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { jsRenderingTexts } from './messages.ts';

const describe = ({ noindex, nofollow }: { readonly noindex: boolean; readonly nofollow: boolean }): string =>
  [noindex ? 'noindex' : 'index', nofollow ? 'nofollow' : 'follow'].join(', ');

export const jsNoindexChanged = defineBrowserRule({
  id: 'js-noindex-changed',
  group: 'js-rendering',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  texts: jsRenderingTexts['js-noindex-changed'],
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('rendered-unread');
    if (raw.noindex === rendered.noindex && raw.nofollow === rendered.nofollow) return pass();
    const [before, after] = [describe(raw), describe(rendered)];
    return fail({
      messageId: 'changed',
      data: { before, after },
      evidence: [{ found: before, wanted: say('the-same-after-scripts', { after }) }],
    });
  },
});
