/** A list of files that the server made, because the folder has no page of its own. */
import { countOf } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { isListingTitle } from '../../page/directory-listing.ts';
import { definePageRule } from '../../rule.ts';

/** Links of a listing that lead to what is in the folder, or to the folder above. */
const shareMin = 0.8;

export const pageDirectoryListing = definePageRule({
  id: 'page-directory-listing',
  group: 'indexability',
  severity: 'warning',
  basis: 'standard',
  source: 'https://cwe.mitre.org/data/definitions/548.html',
  needs: 'html',
  tier: 2,
  audience: 'html',
  title: 'Directory listing instead of a page (“Index of /”)',
  why: 'The server lists its files because this folder has no index page. Visitors find file names instead of an entrance, search engines have nothing to rank, and files may be listed that nobody was meant to see.',
  fix: 'Add an index page to the folder that says what is here and links to its pages, and turn off directory listings on the server.',
  reads: ['title', 'headings', 'links', 'url'],
  check({ title, headings, links, url }, { page }) {
    const heading = headings.find(({ level }) => level <= 2)?.text ?? '';
    if (!isListingTitle(title) && !isListingTitle(heading)) return pass();
    const folder = new URL('.', url).href;
    const above = new URL('..', url).href;
    const targets = links.flatMap(({ resolved }) => (resolved === null ? [] : [resolved]));
    const inside = targets.filter((target) => target.startsWith(folder) || target === above);
    if (inside.length === 0 || inside.length < targets.length * shareMin) return pass();
    const files = new Set(inside.filter((target) => !target.slice(folder.length).startsWith('?'))).size;
    const found = isListingTitle(title) ? (title ?? '') : heading;
    return fail(
      page.isHome
        ? `The site has no home page: the server lists ${countOf(files, 'file')} instead.`
        : `The server lists ${countOf(files, 'file')} instead of a page.`,
      { found, wanted: 'a page with a title and text of its own' },
      page.isHome ? 'critical' : 'warning',
    );
  },
});
