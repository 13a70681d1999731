/** How bad a finding is and what it is about; apart from the schemas, for those who need no more. */

/** Worst first. */
export const severities = ['critical', 'warning', 'info'] as const;

/** The five groups that have a bar of their own in the overview. */
export const barCategories = ['title', 'meta-description', 'headings', 'images', 'links'] as const;

export const issueCategories = [
  ...barCategories,
  'content',
  'indexability',
  'canonical',
  'sitemap',
  'redirects-http',
  'hreflang-i18n',
  'structured-data',
  'social',
  'mobile',
  'performance',
  'security',
  'accessibility',
  'url',
  'js-rendering',
  'ai-visibility',
] as const;
