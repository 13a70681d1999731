/** Finds pages that can be indexed and that nobody saw in the results. */
import type { Page } from '@pagewright/contract/entities/page';
import type { Opportunity } from '@pagewright/contract/entities/search';
import { daysBetween } from './days.ts';
import { pageKey } from './page-texts.ts';
import type { SearchContext } from './search-context.ts';

const pagesMax = 200;
/** Search Console exports the first thousand pages only: what is not among them may still have been seen. */
const exportedMax = 1000;
const daysMin = 21;
const wordsMin = 150;
/** When so many of the pages were not seen, figures and report are of different things. */
const unseenMax = 0.7;

/** Nobody searches for them, and nothing is lost. */
const isFormal =
  /\/(?:legal|privacy|datenschutz|impressum|imprint|agb|terms|tos|cookies?|mentions-legales|aviso-legal|login|log-in|signin|sign-in|register|account|konto|cart|basket|warenkorb|checkout|panier|carrito|contact|kontakt|search|suche|tags?|author|autor|page|seite|feed|thank-?you|danke)(?:[/.\-_?]|$)|[?&](?:page|p|sort|filter)=/i;

const isWorthSeeing = ({ url, indexable, contentMetrics, sameAs, canonical }: Page): boolean =>
  indexable === true &&
  sameAs === undefined &&
  contentMetrics.wordCount >= wordsMin &&
  !isFormal.test(url) &&
  (canonical == null || pageKey(URL.parse(canonical, url)?.href ?? url) === pageKey(url));

export function findUnseenPages({ period, pages }: SearchContext): Opportunity[] {
  const seen = new Set(period.pages.map(({ url }) => pageKey(url)));
  const isWhole = period.pages.length > 0 && period.pages.length < exportedMax;
  if (!isWhole || daysBetween(period.from, period.to) < daysMin) return [];
  const candidates = pages.filter(isWorthSeeing);
  const unseen = candidates.filter(({ url }) => !seen.has(pageKey(url)));
  if (unseen.length === 0 || unseen.length > candidates.length * unseenMax) return [];
  return [
    {
      kind: 'unseen-pages',
      urls: unseen.map(({ url }) => url).slice(0, pagesMax),
      urlFrom: 'search',
      query: null,
      variants: [],
      clicks: 0,
      impressions: 0,
      position: 0,
      expectedRate: null,
      before: null,
      perUrl: [],
      title: null,
      missingWords: [],
      gain: 0,
    },
  ];
}
