/** How a page was checked, as people read it: as rendered, as it was sent, and why a browser did not open it. */
import type { Issue } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import type { Settings } from '../entities/settings.ts';
import { limits } from '../limits.ts';

const isSentence = (text: string): boolean => /^\p{Lu}.*\.$/su.test(text);

/** Null for reports that did not record it, and where no page was rendered. */
export function describeRendering({
  checkedAs,
  notRenderedBecause: why,
}: Pick<Page, 'checkedAs' | 'notRenderedBecause'>): string | null {
  if (checkedAs === 'rendered')
    return 'Checked as rendered: JavaScript changes this page, so all checks ran after its scripts.';
  if (why !== undefined) return isSentence(why) ? `Not rendered. ${why}` : `Not rendered, because ${why}.`;
  return checkedAs === undefined
    ? null
    : 'Rendered in a browser. JavaScript changes nothing that search engines read, so the HTML was checked.';
}

/** Null for findings in the HTML as it was sent. */
export const describeVersion = ({ version }: Pick<Issue, 'version'>): string | null =>
  version === undefined ? null : 'Found in the page as rendered, after its scripts ran.';

/** What an analysis with these settings renders. */
export function describeRenderPlan({ maxPages }: Pick<Settings, 'maxPages'>): string {
  const { pages, scriptPages } = limits.rendering;
  const design =
    maxPages <= pages
      ? 'We open every page in a browser to check design and speed.'
      : `We open up to ${pages} pages in a browser to check design and speed, starting with one per template.`;
  const forScripts = Math.min(scriptPages, maxPages);
  return `${design} ${
    forScripts < maxPages ? `Up to ${forScripts} pages` : 'Pages'
  } that need JavaScript are checked as rendered.`;
}
