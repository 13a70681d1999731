/** The faults of the demo sites: the affected paths by rule, and no others. */

/** The path for faults that are not about single pages. */
export const wholeSite = '(site)';

export type KnownFaults = Readonly<Record<string, readonly string[]>>;

const gaiwanTwins = ['/cups/gaiwan-celadon', '/offers/gaiwan-celadon'];

/** As found by a full audit without external links. */
export const knownFaults: Readonly<Record<'demo.example' | 'rival.example', KnownFaults>> = {
  'demo.example': {
    'title-missing': ['/contact'],
    'title-too-short': ['/about'],
    'title-too-long': ['/teapots/moss-side-handle'],
    'title-duplicate': ['/cups/', '/teapots/'],
    'meta-description-missing': ['/teapots/'],
    'meta-description-too-short': ['/cups/'],
    'meta-description-too-long': ['/about'],
    'h1-missing': ['/about'],
    'h1-multiple': ['/cups/'],
    'heading-level-skipped': ['/cups/'],
    'img-alt-missing': ['/blog/', '/teapots/'],
    'img-alt-empty-functional': ['/cups/yunomi-pair'],
    'img-broken': ['/cups/yunomi-pair'],
    'img-too-heavy': ['/'],
    'img-legacy-format': ['/cups/', ...gaiwanTwins],
    'link-internal-broken': ['/'],
    'link-internal-redirect': ['/'],
    'link-generic-anchor': ['/', '/blog/'],
    'link-empty-anchor': ['/blog/'],
    'page-orphan': ['/workshops/wheel-throwing-weekend'],
    'content-duplicate-exact': gaiwanTwins,
    'content-thin': ['/workshops/wheel-throwing-weekend'],
    'page-noindex': ['/terms'],
    'noindex-important-page': ['/teapots/harbour-teapot'],
    'robots-txt-blocks-page': ['/basket', '/gift-cards'],
    'canonical-to-homepage': ['/blog/green-tea-water-temperature'],
    'sitemap-url-non-200': [wholeSite],
    'sitemap-url-noncanonical': [wholeSite],
    'sitemap-url-nonindexable': [wholeSite],
    'redirect-chain': ['/shop'],
    'http-4xx': ['/spring-sale', '/teapots/willow-teapot'],
    'site-http-open': [wholeSite],
    'hreflang-no-return': ['/blog/how-to-season-a-clay-teapot'],
    'html-lang-content-mismatch': ['/blog/tonkanne-einweihen'],
    'sd-parse-error': ['/teapots/'],
    'sd-required-missing': ['/teapots/moss-side-handle'],
    'viewport-missing': ['/glazes'],
    'perf-ttfb': ['/glazes'],
    'hsts-weak': [wholeSite],
    'a11y-broken-idref': ['/contact'],
    'ai-question-without-answer': ['/faq'],
    'ai-search-bot-blocked': [wholeSite],
  },
  'rival.example': {
    'title-too-short': ['/shop/matcha-bowl', '/shop/tall-mug'],
    'meta-description-duplicate': ['/shop/matcha-bowl', '/shop/tall-mug'],
    'img-alt-missing': ['/shop/'],
    'link-internal-broken': ['/delivery'],
    'content-thin': ['/shop/matcha-bowl', '/shop/tall-mug', '/shop/tea-caddy'],
    'content-author-missing': ['/guides/cold-brew-tea'],
    'http-4xx': ['/returns'],
    'sd-identity-missing': ['/'],
    'ai-citation-signals-missing': ['/guides/cold-brew-tea'],
  },
};
