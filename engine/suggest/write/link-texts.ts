/** Suggestions for internal links: words already in the text, and pages that could link here. */

import { isInjection } from '../../text/injection.ts';
import { mainHeading } from '../facts/page-names.ts';
import { pageName } from '../facts/suggestion-page.ts';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import type { PageSuggestionInput } from '../suggester.ts';
import { bare } from './link-ideas.ts';
import { draftOf, type ExtraWriter } from './suggestion-writer.ts';
import { clip, pathOf, placeOf, quote } from './wording.ts';

/** The name of a page in a link: its main heading without the brand. */
export const nameOf = (site: SuggestionSite, { brief }: PageSuggestionInput): string | null => {
  const heading = mainHeading(site, brief)?.text ?? brief.title;
  return heading === null || site.unfilled.has(brief.url) || isInjection(heading)
    ? null
    : pageName(site, heading, site.brand) || heading;
};

export const inboundTexts: ExtraWriter = ({ parts: { inbound, page } }) =>
  inbound.map(({ from, link: { anchor: words, sentence } }) =>
    draftOf(
      `Link here from ${placeOf(from, page.brief.url)}: link ${quote(words)} in ${quote(clip(sentence, 140))} to this page.`,
    ),
  );

export const linkTexts: ExtraWriter = ({ parts: { links, page } }) => {
  const inMenu = new Set(page.brief.links.map(({ target }) => bare(target)));
  return links.map((link) => {
    const only = inMenu.has(bare(link.target)) ? ', which only the menu links to now' : '';
    return draftOf(
      `Link ${quote(link.anchor)} in ${quote(clip(link.sentence, 140))} to ${pathOf(link.target, page.brief.url)}${only}.`,
      { kind: 'link', link },
    );
  });
};
