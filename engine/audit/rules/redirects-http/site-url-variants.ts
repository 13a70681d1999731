/** Pages that a variant of their URL returns as well. */
import type { PageRecord, SiteFacts, UrlVariant } from '../../../model/site-facts.ts';
import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule, type SitePlace } from '../../rule.ts';
import type { FindingOf } from '../../rule-texts.ts';
import { documentKey } from '../../site/duplicate-texts.ts';
import { redirectsHttpTexts } from './messages.ts';

interface CrawledVariant {
  /** The URL to keep. */
  readonly page: string;
  readonly url: string;
  /** Pages that link to the second URL. */
  readonly linkedFrom: readonly string[];
}

/** The shorter URL names the page; of two as long, the first by letters. */
const byUrl = (a: PageRecord, b: PageRecord): number =>
  a.url.length - b.url.length || (a.url < b.url ? -1 : 1);

const hostOf = ({ url }: PageRecord): string => new URL(url).origin;

/** Finds pages that were crawled under two URLs, because the site links to both. */
function crawledVariants({ pages, graph }: Pick<SiteFacts, 'pages' | 'graph'>): readonly CrawledVariant[] {
  const candidates = pages.filter(({ indexable, textHash }) => indexable && textHash !== '');
  const groups = Map.groupBy(candidates, ({ url, textHash }) => `${documentKey(url)}\n${textHash}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted(byUrl);
    if (first === undefined) return [];
    return (
      others
        // Host variants have a rule of their own.
        .filter((other) => hostOf(other) === hostOf(first))
        .map(({ url, urlId }) => ({
          page: first.url,
          url,
          linkedFrom: [...graph.referrers(urlId)].flatMap((from) => pages[from]?.url ?? []),
        }))
    );
  });
}

type VariantFinding = SitePlace & FindingOf<(typeof redirectsHttpTexts)['site-url-variants']>;

/** A canonical that points elsewhere, most often to the page's own URL, resolves it. */
const isVariant = ({ status, isSame, canonical, url }: UrlVariant): boolean =>
  status === 200 && isSame && (canonical === null || canonical === url);

/** The file that the links to it name and the page's own URL does not, so that it can be searched for. */
function extraFile({ page, url }: CrawledVariant): string {
  const file = new URL(url).pathname.split('/').at(-1) ?? '';
  return new URL(page).pathname.endsWith('/') ? file : '';
}

/** Both URLs were found by links: which of those to change is all there is to say. */
function linkedFinding(variants: readonly CrawledVariant[]): readonly VariantFinding[] {
  const [first] = variants.toSorted((one, other) => other.linkedFrom.length - one.linkedFrom.length);
  if (first === undefined) return [];
  const { page, url } = first;
  const data = { url, page, pages: first.linkedFrom.length, others: variants.length - 1 };
  const common = {
    urls: [...new Set(variants.flatMap((variant) => [variant.page, variant.url]))],
    evidence: variants.map(({ linkedFrom, ...variant }) =>
      urlList(linkedFrom, {
        found: say('pages-link-to', { count: linkedFrom.length, url: variant.url }),
        wanted: say('links-to', { page: variant.page }),
      }),
    ),
  };
  if (/\/\//.test(new URL(url).pathname)) return [{ messageId: 'linked-slashes', data, ...common }];
  const file = extraFile(first);
  return [
    file === ''
      ? { messageId: 'linked', data, ...common }
      : { messageId: 'linked-file', data: { ...data, file }, ...common },
  ];
}

export const siteUrlVariants = defineSiteRule({
  id: 'site-url-variants',
  revision: 2,
  group: 'redirects-http',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'http',
  texts: redirectsHttpTexts['site-url-variants'],
  reads: ['probes', 'pages', 'graph'],
  checkSite({ probes: { urlVariants, missingPage }, pages, graph }) {
    const linked = linkedFinding(crawledVariants({ pages, graph }));
    if (urlVariants.length === 0 && linked.length === 0) return missing('variants-not-requested');
    if (missingPage?.check.status === 200 && linked.length === 0) return skip('every-url-200');
    // Every file server answers /index.html: without a link to it nobody comes across it.
    const variants =
      missingPage?.check.status === 200
        ? []
        : urlVariants.filter((variant) => variant.kind !== 'index' && isVariant(variant));
    const [first] = variants;
    if (first === undefined) return linked;
    const kind = first.kind === 'case' ? 'case' : 'slash';
    const isOneKind = variants.every((variant) => variant.kind === first.kind);
    return [
      ...linked,
      {
        urls: [...new Set(variants.map(({ page }) => page))],
        messageId: isOneKind ? kind : 'slash-and-case',
        data: { url: first.url, page: first.page },
        evidence: variants.map(({ page, url }) => ({
          found: say('returns-200-with-the-same-text', { url }),
          wanted: say('redirect-301', { url: page }),
          urls: [page, url],
        })),
      },
    ];
  },
});
