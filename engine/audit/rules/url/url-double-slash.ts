/** Two slashes in a row in the path of a URL. */
import { clip } from '../../clip.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { urlTexts } from './messages.ts';

/** A URL within a path, as in archives and proxies, is on purpose. */
const doubled = /(?<!\/https?:|^https?:)\/\//i;

export const urlDoubleSlash = definePageRule({
  id: 'url-double-slash',
  group: 'url',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.3',
  needs: 'http',
  audience: 'indexable',
  texts: urlTexts['url-double-slash'],
  reads: ['url'],
  check(_facts, { page }) {
    const path = page.url.pathname;
    if (!doubled.test(path)) return pass();
    return fail({
      messageId: 'doubled',
      data: { path: clip(path, 200) },
      evidence: [{ found: path, wanted: path.replace(/(?<!:)\/{2,}/g, '/') }],
    });
  },
});
