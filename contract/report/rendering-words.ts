/** How a page was checked, as people read it: as rendered, as it was sent, and why a browser did not open it. */
import type { Issue } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import type { Settings } from '../entities/settings.ts';
import { limits } from '../limits.ts';
import { plainMessages } from '../messages/plain-messages.ts';

const { pages, scriptPages } = limits.rendering;

const words = plainMessages({
  asRendered: 'Checked as rendered: JavaScript changes this page, so all checks ran after its scripts.',
  notRendered: 'Not rendered. {why}',
  notRenderedBecause: 'Not rendered, because {why}.',
  asSent:
    'Rendered in a browser. JavaScript changes nothing that search engines read, so the HTML was checked.',
  foundAsRendered: 'Found in the page as rendered, after its scripts ran.',
  design: {
    all: 'We open every page in a browser to check design and speed.',
    some: `We open up to ${pages} pages in a browser to check design and speed, starting with one per template.`,
  },
  scripts: {
    all: 'Pages that need JavaScript are checked as rendered.',
    some: `Up to ${scriptPages} pages that need JavaScript are checked as rendered.`,
  },
});

const isSentence = (text: string): boolean => /^\p{Lu}.*\.$/su.test(text);

/** Null for reports that did not record it, and where no page was rendered. */
export function describeRendering({
  checkedAs,
  notRenderedBecause: why,
}: Pick<Page, 'checkedAs' | 'notRenderedBecause'>): string | null {
  if (checkedAs === 'rendered') return words.asRendered;
  if (why !== undefined)
    return isSentence(why) ? words.notRendered({ why }) : words.notRenderedBecause({ why });
  return checkedAs === undefined ? null : words.asSent;
}

/** Null for findings in the HTML as it was sent. */
export const describeVersion = ({ version }: Pick<Issue, 'version'>): string | null =>
  version === undefined ? null : words.foundAsRendered;

/** What an analysis with these settings renders. */
export function describeRenderPlan({ maxPages }: Pick<Settings, 'maxPages'>): string {
  const { design, scripts } = words;
  return `${maxPages <= pages ? design.all : design.some} ${scriptPages < maxPages ? scripts.some : scripts.all}`;
}
