/** A page that stays blank in a browser, because a script of the site that should write it did not load. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const isScript = (source: string | null): boolean => /\.m?js$/i.test(URL.parse(source ?? '')?.pathname ?? '');

export const jsPageBlank = defineBrowserRule({
  id: 'js-page-blank',
  group: 'js-rendering',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  audience: 'indexable',
  tier: 1,
  title: 'Page stays blank in a browser',
  why: 'Visitors see an empty page. Google treats an empty page as a soft 404 and leaves it out of its index.',
  fix: 'Make the script below load: upload the file, or correct its path in the HTML. Then open the page in a browser.',
  reads: ['lab', 'rendered', 'desktop', 'largestPaint', 'weight', 'errors'],
  checkRendered: ({ lab, rendered, desktop, largestPaint, weight, errors }) => {
    if (rendered === null || desktop === null)
      return skip('the page could not be read after its scripts ran');
    const isPainted = lab.fcpMs !== null || largestPaint !== null;
    const documents = weight.byKind.find(({ kind }) => kind === 'document')?.requests ?? 1;
    if (isPainted || rendered.wordCount > 0 || desktop.images.length > 0 || documents > 1) return pass();
    // Scripts of other sites may be out of reach for us only.
    const missing = errors.filter(({ kind, source }) => kind === 'request' && isScript(source));
    if (missing.length === 0) return skip('no script of the site explains why the page is empty');
    return fail(
      'A browser shows nothing on this page: no text and no image. A script of the site that should write it did not load.',
      missing.map(({ text, source }) => ({ found: text, ...(source !== null && { urls: [source] }) })),
    );
  },
});
