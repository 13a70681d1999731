/** A list of files that the server made, because the folder has no page of its own. */

import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { isListingTitle } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

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

const countEntries = ({ files, folders }: Entries) => ({
  files: files.length,
  folders: folders.length,
  contents: folders.length === 0 ? 'files' : files.length === 0 ? 'folders' : 'both',
});

export const pageDirectoryListing = definePageRule({
  id: 'page-directory-listing',
  group: 'indexability',
  severity: 'warning',
  basis: 'standard',
  source: 'https://cwe.mitre.org/data/definitions/548.html',
  needs: 'html',
  audience: 'html',
  texts: indexabilityTexts['page-directory-listing'],
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
    const said = {
      data: countEntries(entries),
      evidence: [{ found, wanted: say('a-page-of-its-own') }],
    };
    if (page.isHome) return fail({ messageId: 'home', ...said, severity: 'critical' });
    return isAssets
      ? fail({ messageId: 'assets', ...said, severity: 'info' })
      : fail({ messageId: 'folder', ...said, severity: 'warning' });
  },
});
