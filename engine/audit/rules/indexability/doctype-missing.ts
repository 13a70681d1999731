/** A page that browsers show in quirks mode. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const doctypeMissing = definePageRule({
  id: 'doctype-missing',
  group: 'indexability',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#the-doctype',
  needs: 'html',
  tier: 2,
  audience: 'html',
  title: 'No valid doctype (quirks mode)',
  why: 'Without <!doctype html> browsers imitate those of the 1990s: sizes and fonts come out differently. Search does not depend on it.',
  fix: 'Begin the page with <!doctype html> and check that it still looks right.',
  reads: ['document'],
  check({ document: { doctype, quirks, frameset } }) {
    if (frameset) return skip('it is a frameset');
    if (!quirks) return pass();
    return fail(
      doctype === null
        ? 'The page has no doctype, so browsers show it in quirks mode.'
        : 'The doctype of the page is so old that browsers show it in quirks mode.',
      {
        found: doctype === null ? 'no doctype' : `<!doctype ${doctype.name} "${doctype.publicId}">`,
        wanted: '<!doctype html>',
      },
    );
  },
});
