/** Rules that see one cause, by what leads; habits of a site, and what a browser clears. */

const rules = (...ids: readonly string[]): ReadonlySet<string> => new Set(ids);

/** A flaw of the whole page explains what is missing from it. */
export const includedInPage: Readonly<Record<string, ReadonlySet<string>>> = {
  'js-noindex-changed': rules(
    'js-canonical-changed',
    'js-head-changed',
    'page-noindex',
    'noindex-important-page',
    'sitemap-url-nonindexable',
  ),
  'js-canonical-changed': rules(
    'js-head-changed',
    'canonical-missing',
    'canonical-to-homepage',
    'canonical-to-nonindexable',
  ),
  'js-links-dependent': rules('js-head-changed', 'js-canonical-changed'),
  'js-content-dependent': rules(
    'js-empty-html',
    'js-links-dependent',
    'js-head-changed',
    'js-canonical-changed',
    'title-missing',
    'title-placeholder',
    'title-too-short',
    'meta-description-missing',
    'h1-missing',
    'headings-absent',
    'content-thin',
    'page-dead-end',
    'a11y-landmark-main',
    'ai-answer-not-upfront',
  ),
  'js-empty-html': rules('page-dead-end', 'ai-answer-not-upfront'),
  'html-unclosed': rules(
    'js-empty-html',
    'js-page-blank',
    'h1-missing',
    'headings-absent',
    'content-thin',
    'page-dead-end',
    'a11y-landmark-main',
    'ai-answer-not-upfront',
  ),
  'js-page-blank': rules('js-empty-html', 'perf-console-errors', 'page-dead-end', 'ai-answer-not-upfront'),
  'title-placeholder': rules('title-too-short'),
  'h1-missing': rules('content-keyword-underuse'),
  'canonical-home-elsewhere': rules('canonical-relative'),
  'content-placeholder-text': rules('content-template-leftover'),
  'meta-description-repeats-title': rules('meta-description-too-short'),
  'page-frameset': rules(
    'meta-description-missing',
    'h1-missing',
    'headings-absent',
    'content-thin',
    'page-dead-end',
    'a11y-frame-title',
    'a11y-landmark-main',
    'ai-answer-not-upfront',
  ),
};

/** Elements that several rules cite. */
export const includedInElement: readonly {
  readonly leading: ReadonlySet<string>;
  readonly included: ReadonlySet<string>;
}[] = [
  {
    leading: rules('link-malformed'),
    included: rules('url-bad-characters', 'link-uncrawlable', 'link-empty-anchor', 'url-double-slash'),
  },
  {
    leading: rules('link-empty-anchor', 'img-alt-empty-functional'),
    included: rules('img-alt-missing', 'a11y-name-missing', 'ai-agent-a11y-tree'),
  },
  { leading: rules('a11y-name-missing', 'a11y-form-label'), included: rules('ai-agent-a11y-tree') },
];

/** Files that did not load are why the console has errors. */
export const includedByFile: Readonly<Record<string, ReadonlySet<string>>> = {
  'perf-console-errors': rules('resource-broken', 'img-broken'),
};

/** Rules that see several URLs with one content; the earlier leads. */
export const includedInDuplicate: readonly string[] = [
  'content-duplicate-exact',
  'site-url-variants',
  'content-duplicate-near',
  'title-duplicate',
  'meta-description-duplicate',
  'content-cannibalisation',
];

/** A pattern of the site that pages show one by one. */
export const includedInSite: Readonly<Record<string, ReadonlySet<string>>> = {
  'title-without-site-name': rules('title-too-short'),
  'title-duplicate': rules('title-too-short'),
  'content-duplicate-exact': rules('canonical-missing'),
  'site-no-way-back': rules('page-dead-end'),
};

/** A home page that is no page: there is nothing to link back to. */
export const missingHome = rules('page-directory-listing', 'page-frameset');
export const includedInMissingHome = rules('site-no-way-back');

/** Settings of the server: one switch, however many pages show that it is off. */
export const serverSettings = rules('perf-no-compression');

/** What authors of a site do everywhere or nowhere: told once a site, however many templates show it. */
export const habits = rules(
  'a11y-landmark-main',
  'doctype-missing',
  'twitter-card-missing',
  'img-dimensions-missing',
  'img-legacy-format',
  'og-incomplete',
  'content-author-missing',
  'sd-recommended-missing',
);

/** A finding of the HTML, and what has to be fine in the browser for it to make no difference. */
export const clearedInBrowser: Readonly<Record<string, string>> = { 'img-dimensions-missing': 'perf-cls' };

/** Rules that report what keeps a page out of the index. */
export const includedInUnindexed = rules(
  'page-noindex',
  'noindex-important-page',
  'site-noindex-majority',
  'noindex-unseen',
  'robots-txt-disallow-all',
  'robots-txt-server-error',
  'robots-txt-blocks-page',
  'canonical-off-site',
  'canonical-home-elsewhere',
  'canonical-to-homepage',
  'canonical-to-non-200',
  'canonical-to-nonindexable',
  'canonical-chain',
  'sitemap-url-nonindexable',
  'sitemap-url-noncanonical',
  'content-soft-404',
  'http-crawler-blocked',
  // Of the home page; other URLs that do not work are not kept out of the index.
  'http-4xx',
  'http-5xx',
);
