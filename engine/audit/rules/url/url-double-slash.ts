/** Two slashes in a row in the path of a URL. */
import { clip } from '../../clip.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** A URL within a path, as in archives and proxies, is on purpose. */
const doubled = /(?<!\/https?:|^https?:)\/\//i;

export const urlDoubleSlash = definePageRule({
  id: 'url-double-slash',
  group: 'url',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.3',
  needs: 'http',
  tier: 2,
  audience: 'indexable',
  title: 'Double slash in the URL',
  why: 'An empty path segment creates a second URL for the same page, and usually comes from a base URL and a path joined incorrectly.',
  fix: 'Fix the code that builds the link, and redirect the wrong URL to the right one.',
  reads: ['url'],
  check(_facts, { page }) {
    const path = page.url.pathname;
    if (!doubled.test(path)) return pass();
    return fail(`The path ${clip(path, 200)} has two slashes in a row.`, {
      found: path,
      wanted: path.replace(/(?<!:)\/{2,}/g, '/'),
    });
  },
});
