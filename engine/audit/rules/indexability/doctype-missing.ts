/** A page that browsers show in quirks mode. */
import type { PageFacts } from '../../../model/page-facts.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

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
  audience: 'html',
  texts: indexabilityTexts['doctype-missing'],
  reads: ['document'],
  check({ document: { doctype, quirks, frameset } }) {
    if (frameset) return skip('is-frameset');
    if (!quirks) return pass();
    return fail({
      messageId: doctype === null ? 'missing' : 'old',
      evidence: [
        { found: doctype === null ? say('no-doctype') : written(doctype), wanted: '<!doctype html>' },
      ],
    });
  },
});
