/** A list of files that the server made, because the folder has no page of its own. */
import { countOf } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { isListingTitle } from '../../page/directory-listing.ts';
import { definePageRule } from '../../rule.ts';

/** Links of a listing that lead to what is in the folder, or to the folder above. */
const shareMin = 0.8;

/** Files that pages load: nobody looks for a page in a folder of them. */
const asset =
  /\.(?:jpe?g|png|gif|webp|avif|svgz?|ico|bmp|tiff?|css|m?js|map|json|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav)$/i;

interface Entries {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** What is in the folder, each once: the folder above and the listing in another order leave no name. */
function entriesOf(folder: string, targets: readonly string[]): Entries {
  const names = [...new Set(targets.map((target) => target.slice(folder.length).split(/[?#]/, 1)[0] ?? ''))];
  const inside = names.filter((name) => name !== '');
  return {
    files: inside.filter((name) => !name.endsWith('/')),
    folders: inside.filter((name) => name.endsWith('/')),
  };
}

const describeEntries = ({ files, folders }: Entries): string =>
  [
    ...(files.length > 0 || folders.length === 0 ? [countOf(files.length, 'file')] : []),
    ...(folders.length > 0 ? [countOf(folders.length, 'folder')] : []),
  ].join(' and ');

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
  why: 'The server lists its files because this folder has no index page. Visitors see file names instead of a page, search engines have nothing to rank, and the list may show files that nobody was meant to see.',
  fix: 'Add an index page that says what is here and links to it. If the folder only holds files for other pages, turn off directory listings on the server.',
  reads: ['title', 'headings', 'links', 'url'],
  check({ title, headings, links, url }, { page }) {
    const heading = headings.find(({ level }) => level <= 2)?.text ?? '';
    if (!isListingTitle(title) && !isListingTitle(heading)) return pass();
    const folder = new URL('.', url).href;
    const above = new URL('..', url).href;
    const targets = links.flatMap(({ resolved }) => (resolved === null ? [] : [resolved]));
    const inside = targets.filter((target) => target.startsWith(folder) || target === above);
    if (inside.length === 0 || inside.length < targets.length * shareMin) return pass();
    const entries = entriesOf(folder, inside);
    const isAssets =
      entries.files.length > 0 &&
      entries.folders.length === 0 &&
      entries.files.every((name) => asset.test(name));
    const found = isListingTitle(title) ? (title ?? '') : heading;
    return fail(
      page.isHome
        ? `The site has no home page: the server lists ${describeEntries(entries)} instead.`
        : `The server lists ${describeEntries(entries)} instead of a page.`,
      { found, wanted: 'a page with a title and text of its own' },
      page.isHome ? 'critical' : isAssets ? 'info' : 'warning',
    );
  },
});
