/** A canonical changed by a script. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { jsRenderingTexts } from './messages.ts';

const shown = (url: string | null): string => url ?? 'no canonical';

export const jsCanonicalChanged = defineBrowserRule({
  id: 'js-canonical-changed',
  group: 'js-rendering',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  // A canonical that a script sets to another page makes this one not indexable.
  audience: 'html',
  texts: jsRenderingTexts['js-canonical-changed'],
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('rendered-unread');
    if (raw.noindex && rendered.noindex) return skip('not-indexable');
    if (raw.canonical === rendered.canonical) return pass();
    const [before, after] = [raw.canonical, rendered.canonical];
    const evidence = [{ found: shown(before), wanted: shown(after) }];
    if (before !== null && after !== null)
      return fail({ messageId: 'changed', data: { before, after }, evidence });
    return before === null
      ? fail({ messageId: 'added', data: { after: shown(after) }, evidence })
      : fail({ messageId: 'removed', data: { before }, evidence });
  },
});
