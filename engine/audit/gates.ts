/** Decides which rules apply to a page and which findings are withheld. */

import type { NotEvaluated } from '@pagewright/contract/entities/issue';
import { translate } from '@pagewright/contract/messages/translate';
import { type CoverageGaps, isBesideLostPage } from '../model/coverage-gaps.ts';
import type { Barrier } from '../model/indexability.ts';
import { isSuccess } from '../model/is-success.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { isSamePage } from '../model/same-page.ts';
import type { PageRecord, RobotsBlock } from '../model/site-facts.ts';
import { type Reason, reason, sayReason } from './reasons.ts';
import type { Audience, RuleMetadata, SiteFinding, SiteRule } from './rule.ts';

/** Whether Google can index a page, and why not. */
export interface Indexability {
  readonly isOkHtml: boolean;
  /** It has no content but its frames, which are pages of their own. */
  readonly isFrameset: boolean;
  readonly indexable: boolean;
  /** Null when it is indexable. */
  readonly barrier: Barrier | null;
  /** Half a sentence; null when it is indexable. */
  readonly reason: string | null;
}

export interface IndexabilityInput {
  readonly status: number;
  readonly isHtml: boolean;
  readonly isFrameset: boolean;
  /** The pattern of a bot challenge that was returned instead of the page. */
  readonly challenge: string | null;
  readonly noindex: boolean;
  /** Null when Googlebot may crawl it, or when that is not known yet. */
  readonly robotsBlock: RobotsBlock | null;
  /** The canonical as written, when it is not the page itself; null otherwise. */
  readonly otherCanonical: string | null;
  readonly isSoftNotFound: boolean;
}

const softNotFoundWordsMax = 150;

/** Says "not found" in its title or heading, and has little other text. */
export const isSoftNotFound = ({ quality, text }: Pick<PageFacts, 'quality' | 'text'>): boolean =>
  quality.notFoundPhrase !== null && text.wordCount < softNotFoundWordsMax;

/** The first barrier that Google meets, with half a sentence. */
function barrierOf(input: IndexabilityInput): readonly [Barrier, string] | null {
  const { status, isHtml, challenge, noindex, robotsBlock, otherCanonical } = input;
  if (challenge !== null)
    return ['challenge', `a bot challenge was served instead of the page (${challenge})`];
  if (!isSuccess(status)) return [isRedirect(status) ? 'redirect' : 'status', `it returns ${status}`];
  if (!isHtml) return ['not-html', 'it is not HTML'];
  if (robotsBlock !== null)
    return ['robots-txt', `Googlebot is not allowed to crawl it (${robotsBlock.reason})`];
  if (noindex) return ['noindex', 'it carries noindex'];
  if (otherCanonical !== null) return ['canonical', `its canonical is another URL, ${otherCanonical}`];
  return input.isSoftNotFound ? ['soft-404', 'it says that the page was not found'] : null;
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

export function indexabilityFrom(input: IndexabilityInput): Indexability {
  const [barrier, reason] = barrierOf(input) ?? [null, null];
  return {
    isOkHtml: isSuccess(input.status) && input.isHtml && input.challenge === null,
    isFrameset: input.isFrameset,
    indexable: barrier === null,
    barrier,
    reason,
  };
}

/** Directives for Bing alone do not concern Google. */
export const isNoindexForGoogle = ({ directives }: PageFacts['robots']): boolean =>
  directives.some(({ agent, index }) => index === false && /^(?:robots|\*|googlebot)$/.test(agent));

/** During the crawl, as if robots.txt blocked nothing: that is added at its end. */
export function indexabilityOf(
  facts: Pick<PageFacts, 'url' | 'http' | 'document' | 'robots' | 'canonical' | 'quality' | 'text'>,
  normalise: (url: string) => string | null,
): Indexability {
  const { http, robots, canonical, url } = facts;
  // A variant of its own URL that is a page beside it is told apart at the end of the crawl.
  const isOwn = canonical === null || normalise(canonical) === normalise(url) || isSamePage(canonical, url);
  return indexabilityFrom({
    status: http.status,
    isHtml: http.isHtml,
    isFrameset: facts.document.frameset,
    challenge: http.challenge,
    noindex: isNoindexForGoogle(robots),
    robotsBlock: null,
    otherCanonical: isOwn ? null : canonical,
    isSoftNotFound: isSoftNotFound(facts),
  });
}

/** What decides which rules concern a page. */
export type AudienceGate = Pick<Indexability, 'isOkHtml' | 'isFrameset' | 'indexable'>;

export function isForAudience(
  audience: Audience,
  { isOkHtml, isFrameset, indexable }: AudienceGate,
): boolean {
  if (audience === 'any') return true;
  if (isFrameset || audience === 'frameset') return isFrameset && audience === 'frameset' && isOkHtml;
  return audience === 'html' ? isOkHtml : indexable;
}

export const notEvaluated = (
  { id, group, texts }: RuleMetadata,
  { messageId, data }: Reason,
): NotEvaluated => ({
  ruleId: id,
  category: group,
  title: translate(texts.title),
  reason: sayReason({ messageId, ...(data && { data }) }),
  messageId,
  ...(data && { data }),
});

/** Why a rule is withheld: it would take pages that were not crawled for missing ones. */
export function whyWithheld(rule: SiteRule, { whyPartial }: CoverageGaps): Reason | null {
  return rule.needsFullCoverage && whyPartial !== null ? reason('partly-crawled', { why: whyPartial }) : null;
}

/** Whether a finding holds although some pages could not be read: not where one of them may well link to the page. */
export const holdsWithGaps = (rule: SiteRule, { page }: SiteFinding, { lost }: CoverageGaps): boolean =>
  !rule.needsFullCoverage || page === undefined || !isBesideLostPage(page, lost);

/** Why a rule was run on no page at all; null when there is a page for it. */
export function whyNoAudience(audience: Audience, pages: readonly PageRecord[]): Reason | null {
  const [first] = pages;
  if (first === undefined || audience === 'any' || audience === 'frameset') return null;
  const html = pages.filter(
    ({ status, isHtml, challenge }) => isSuccess(status) && isHtml && challenge === null,
  );
  if (html.length === 0) return reason('not-html');
  if (audience === 'html' || pages.some(({ indexable }) => indexable)) return null;
  const home = html.find(({ isHome }) => isHome) ?? html[0];
  return reason('nothing-indexable', {
    pages: pages.length,
    url: home?.url ?? '',
    because: home?.notIndexableBecause ?? '',
  });
}
