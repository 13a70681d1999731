/** A page that browsers show in quirks mode. */
import type { PageFacts } from '../../../model/page-facts.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

type Doctype = NonNullable<PageFacts['document']['doctype']>;

const written = ({ name, publicId, systemId }: Doctype): string => {
  const ids = [publicId, systemId].filter((id) => id !== '').map((id) => ` "${id}"`);
  const keyword = publicId !== '' ? ' PUBLIC' : systemId !== '' ? ' SYSTEM' : '';
  return `<!doctype ${name}${keyword}${ids.join('')}>`;
};

export const doctypeMissing = definePageRule({
  id: 'doctype-missing',
  group: 'indexability',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#the-doctype',
  needs: 'html',
  tier: 2,
  audience: 'html',
  title: 'Old or missing doctype (quirks mode)',
  why: 'Without <!doctype html>, browsers switch to quirks mode and imitate browsers of the 1990s: sizes and fonts come out differently. It does not affect search.',
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
        found: doctype === null ? 'no doctype' : written(doctype),
        wanted: '<!doctype html>',
      },
    );
  },
});
