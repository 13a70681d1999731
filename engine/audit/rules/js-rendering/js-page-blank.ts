/** A page that stays blank in a browser, because a script of the site that should write it did not load. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { jsRenderingTexts } from './messages.ts';

const isScript = (source: string | null): boolean => /\.m?js$/i.test(URL.parse(source ?? '')?.pathname ?? '');

export const jsPageBlank = defineBrowserRule({
  id: 'js-page-blank',
  group: 'js-rendering',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  audience: 'indexable',
  texts: jsRenderingTexts['js-page-blank'],
  reads: ['lab', 'rendered', 'desktop', 'largestPaint', 'weight', 'errors'],
  checkRendered: ({ lab, rendered, desktop, largestPaint, weight, errors }) => {
    if (rendered === null || desktop === null) return skip('rendered-unread');
    const isPainted = lab.fcpMs !== null || largestPaint !== null;
    const documents = weight.byKind.find(({ kind }) => kind === 'document')?.requests ?? 1;
    if (isPainted || rendered.wordCount > 0 || desktop.images.length > 0 || documents > 1) return pass();
    // Scripts of other sites may be out of reach for us only.
    const missing = errors.filter(({ kind, source }) => kind === 'request' && isScript(source));
    if (missing.length === 0) return skip('empty-unexplained');
    return fail({
      messageId: 'blank',
      evidence: missing.map(({ text, source }) => ({
        found: text,
        ...(source !== null && { urls: [source] }),
      })),
    });
  },
});
